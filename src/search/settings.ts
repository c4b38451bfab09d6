/** Where hits come from: the index that the build writes, or Algolia. */
export type SearchProvider = {kind: 'local'} | {kind: 'algolia'; appId: string; apiKey: string; indexName: string};

/** The search settings that `docusaurus.config.ts` passes to the browser in `customFields.search`. */
export interface SearchSettings {
  provider: SearchProvider;
  /** Whether hits are limited to the language and the docs version of the current page. */
  contextualSearch: boolean;
  /** The route of the search page below the base URL, such as `/search`; `false` leaves out the links to it. */
  searchPagePath: string | false;
  /** A regular expression; URLs of hits that match it stay as they are. */
  externalUrlRegex: string | null;
  /** Every match of the regular expression `from` in the path of a hit becomes `to`. */
  replaceSearchResultPathname: {from: string; to: string} | null;
  /** Hits of a page that the search window shows. */
  maxResultsPerGroup: number;
  /** Whether the search window keeps no recent and favorite searches. */
  disableUserPersonalization: boolean;
}
