/** What a maintainer may set, and what is true otherwise. */
const defaults = {
  /** Whether hits are limited to the language and the docs version of the current page. */
  contextualSearch: true,
  /** The route of the search page below the base URL; `false` leaves out the links to it. */
  searchPagePath: '/search' as `/${string}` | false,
  /** A regular expression; URLs of hits that match it stay as they are. */
  externalUrlRegex: null as string | null,
  /** Every match of the regular expression `from` in the path of a hit becomes `to`. */
  replaceSearchResultPathname: null as {from: string; to: string} | null,
  /** Hits of a page that the search window shows. */
  maxResultsPerGroup: 5,
  /** Whether the search window keeps no recent and favorite searches. */
  disableUserPersonalization: false,
};

/** Where hits come from: the index that the build writes, or Algolia. */
export type SearchProvider = {kind: 'local'} | {kind: 'algolia'; appId: string; apiKey: string; indexName: string};

/** The search settings that `docusaurus.config.ts` passes to the browser in `customFields.search`. */
export type SearchSettings = typeof defaults & {provider: SearchProvider};

type Environment = Record<string, string | undefined>;

const algoliaVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Algolia if all three variables are set, and the site's own index if none is. */
function readProvider(env: Environment): SearchProvider {
  const [appId, apiKey, indexName] = algoliaVariables.map((name) => env[name]?.trim() ?? '');
  if (appId && apiKey && indexName) {
    // The app ID becomes part of a host name.
    if (/^[A-Za-z0-9-]+$/.test(appId)) return {kind: 'algolia', appId, apiKey, indexName};
    throw new Error(`ALGOLIA_APP_ID is "${appId}", but an app ID may only contain letters, digits, and hyphens.`);
  }
  const missing = algoliaVariables.filter((name) => !env[name]?.trim());
  if (missing.length === algoliaVariables.length) return {kind: 'local'};
  throw new Error(
    `The search is only partly configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      'Set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, and ALGOLIA_INDEX_NAME to search with Algolia, ' +
      "or none of them to search with the site's own index.",
  );
}

export const createSearchSettings = (
  given: Partial<typeof defaults> = {},
  env: Environment = process.env,
): SearchSettings => ({provider: readProvider(env), ...defaults, ...given});

/**
 * How this site is searched. Only here, the environment decides where hits come from:
 * `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` (the public, search-only key), and `ALGOLIA_INDEX_NAME`.
 */
export const search = createSearchSettings({maxResultsPerGroup: 2});
