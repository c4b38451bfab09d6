/** Search gave no answer, for a reason outside the query: no network, a refusing server, a damaged index. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
}

/** The site has no index: it is not built, as with `npm start`, or was built without the search plugin. */
export class IndexMissingError extends SearchUnavailableError {
  override name = 'IndexMissingError';
}
