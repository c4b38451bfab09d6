/** Where hits come from: the index that the build writes, or Algolia. */
export type SearchProvider =
  {kind: 'local'; indexUrl: string} | {kind: 'algolia'; appId: string; apiKey: string; indexName: string};

/** The search settings as `docusaurus.config.ts` hands them to the browser in `customFields.search`. */
export interface SearchSettings {
  provider: SearchProvider;
  /** Whether hits are limited to the language and the docs version of the page the visitor is on. */
  contextualSearch: boolean;
  /** The route of the search page below the base URL, such as `/search`; `false` leaves out the links to it. */
  searchPagePath: string | false;
  /** A regular expression; addresses that match it are left as they are. */
  externalUrlRegex: string | null;
  /** What to rewrite in the paths of hits: every match of the regular expression `from` becomes `to`. */
  replaceSearchResultPathname: {from: string; to: string} | null;
  /** Hits shown per group in the modal. */
  maxResultsPerGroup: number;
  /** Hits asked for at a time. */
  hitsPerPage: number;
}
