import type {SearchProvider, SearchSettings} from '../search/settings';

/** What a maintainer may set; everything left out has the default named beside it. */
export interface SearchOptions {
  /** Limit hits to the language and docs version of the page being read: `true`. */
  contextualSearch?: boolean;
  /** The route of the search page, with its leading slash; `false` for none: `/search`. */
  searchPagePath?: string | false;
  /** A regular expression for addresses of hits that stay as they are: none. */
  externalUrlRegex?: string;
  /** A regular expression to replace in the paths of hits, and what to put there: none. */
  replaceSearchResultPathname?: {from: string; to: string};
  /** Hits per group in the modal: 5. */
  maxResultsPerGroup?: number;
  /** Hits per page of results: 20. */
  hitsPerPage?: number;
  /** The embedded index, below the base URL. */
  indexUrl?: string;
}

type Environment = Record<string, string | undefined>;

const algoliaVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Algolia when the three variables are set, the embedded index when none is, an error when only some are. */
function readProvider(env: Environment, indexUrl: string): SearchProvider {
  const [appId, apiKey, indexName] = algoliaVariables.map((name) => env[name]?.trim() ?? '');
  if (appId && apiKey && indexName) {
    // The app id becomes part of a host name.
    if (!/^[A-Za-z0-9-]+$/.test(appId)) {
      throw new Error(`ALGOLIA_APP_ID is "${appId}", but an app ID may only contain letters, digits, and hyphens.`);
    }
    return {kind: 'algolia', appId, apiKey, indexName};
  }
  const missing = algoliaVariables.filter((name) => !env[name]?.trim());
  if (missing.length === algoliaVariables.length) return {kind: 'local', indexUrl};
  throw new Error(
    `The search is only partly configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      'Set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, and ALGOLIA_INDEX_NAME to search with Algolia,  ' +
      'or none of them to search with the embedded index.',
  );
}

function checkPattern(name: string, pattern: unknown): string {
  if (typeof pattern !== 'string' || pattern === '') throw new Error(`${name} must be a regular expression.`);
  try {
    new RegExp(pattern, 'g');
  } catch (error) {
    throw new Error(`${name} is not a valid regular expression: ${(error as Error).message}`, {cause: error});
  }
  return pattern;
}

function checkCount(name: string, count: unknown, max: number): number {
  if (typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= max) return count;
  throw new Error(`${name} is ${JSON.stringify(count)}, but must be an integer from 1 to ${max}.`);
}

function checkPath(path: unknown): string | false {
  if (path === false) return false;
  if (typeof path === 'string' && /^\/[^\s?#]*[^\s?#/]$/.test(path)) return path;
  throw new Error(`search.searchPagePath is ${JSON.stringify(path)}, but must be false or a route such as "/search".`);
}

/** The path of the index, or an error: the browser puts the base URL before it. */
function checkIndexUrl(url: unknown): string {
  if (typeof url === 'string' && /^\/[^\s?#]*[^\s?#/]$/.test(url)) return url;
  throw new Error(
    `search.indexUrl is ${JSON.stringify(url)}, but must be a path below the base URL, such as "/search-index.json".`,
  );
}

/** Throws where an option has a name that is none of those known. */
function refuseUnknown(name: string, value: object, known: readonly string[]): void {
  const unknown = Object.keys(value).filter((key) => !known.includes(key));
  if (unknown.length === 0) return;
  throw new Error(
    `${name} has no option named ${unknown.join(', ')}. Correct its name or remove it; the options are ${known.join(', ')}.`,
  );
}

function checkReplacement(
  replacement: SearchOptions['replaceSearchResultPathname'],
): {from: string; to: string} | null {
  if (replacement === undefined) return null;
  const name = 'search.replaceSearchResultPathname';
  if (typeof replacement?.to !== 'string') throw new Error(`${name} must contain two strings, "from" and "to".`);
  refuseUnknown(name, replacement, ['from', 'to']);
  return {from: checkPattern(`${name}.from`, replacement.from), to: replacement.to};
}

const known = [
  'contextualSearch',
  'searchPagePath',
  'externalUrlRegex',
  'replaceSearchResultPathname',
  'maxResultsPerGroup',
  'hitsPerPage',
  'indexUrl',
];

/** Checks the options and completes them. An error names the option or variable and what it has to be. */
export function createSearchSettings(options: SearchOptions = {}, env: Environment = process.env): SearchSettings {
  refuseUnknown('search', options, known);
  const {contextualSearch = true, externalUrlRegex, indexUrl = '/search-index.json'} = options;
  if (typeof contextualSearch !== 'boolean') throw new Error('search.contextualSearch must be true or false.');
  return {
    provider: readProvider(env, checkIndexUrl(indexUrl)),
    contextualSearch,
    searchPagePath: checkPath(options.searchPagePath ?? '/search'),
    externalUrlRegex: externalUrlRegex === undefined ? null : checkPattern('search.externalUrlRegex', externalUrlRegex),
    replaceSearchResultPathname: checkReplacement(options.replaceSearchResultPathname),
    maxResultsPerGroup: checkCount('search.maxResultsPerGroup', options.maxResultsPerGroup ?? 5, 20),
    // Algolia gives at most 1,000 hits per page.
    hitsPerPage: checkCount('search.hitsPerPage', options.hitsPerPage ?? 20, 1000),
  };
}

/**
 * How this site is searched. The environment decides the provider, here and nowhere else:
 * `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` (the public, search-only key) and `ALGOLIA_INDEX_NAME`.
 */
export const search = createSearchSettings();
