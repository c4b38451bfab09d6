import * as z from 'zod';
import {checkData} from '../data/checkData';
import {textOfForm} from '../data/fields';
import type {SearchProvider, SearchSettings} from '../search/settings';

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp && text !== '';
  } catch {
    return false;
  }
}
const pattern = z.string().refine(isPattern, 'is not a regular expression. Correct it.');

/** What a maintainer may set. `src/search/settings.ts` describes each option. */
const options = z.strictObject({
  contextualSearch: z.boolean().default(true),
  searchPagePath: z
    .literal(false)
    .or(textOfForm(/^\/[^\s?#]*[^\s?#/]$/, 'Write it as "/search", or write false.'))
    .default('/search'),
  externalUrlRegex: pattern.nullable().default(null),
  replaceSearchResultPathname: z.strictObject({from: pattern, to: z.string()}).nullable().default(null),
  maxResultsPerGroup: z.int().min(1).max(20).default(5),
  disableUserPersonalization: z.boolean().default(false),
});

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
  given: z.input<typeof options> = {},
  env: Environment = process.env,
): SearchSettings => ({
  provider: readProvider(env),
  ...checkData('src/config/search.ts', options, given),
});

/**
 * How this site is searched. Only here, the environment decides where hits come from:
 * `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` (the public, search-only key), and `ALGOLIA_INDEX_NAME`.
 */
export const search = createSearchSettings({maxResultsPerGroup: 2});
