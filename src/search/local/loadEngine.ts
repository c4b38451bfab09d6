import {createSearchEngine, type SearchEngine} from '../../lib/search/engine';
import {IndexMissingError, SearchUnavailableError} from '../../lib/search/errors';
import type {IndexFile} from '../../lib/search/indexFile';
import {createTextPath, type SearchManifest} from '../../lib/search/manifest';

/** Milliseconds that hits wait for their texts; after that they come without snippets, and the texts serve later hits. */
const patience = 1500;

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

async function fetchJson<T>(fetchUrl: Fetch, url: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetchUrl(url, init);
  } catch (cause) {
    throw new SearchUnavailableError(`${url} cannot be reached.`, {cause});
  }
  // A server that answers every address with a page of the site has no such file either.
  if (response.status === 404 || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new IndexMissingError(`There is no ${url}. The build writes it: npm run build.`);
  }
  if (!response.ok) throw new SearchUnavailableError(`${url} was answered with status ${response.status}.`);
  try {
    return (await response.json()) as T;
  } catch (cause) {
    throw new SearchUnavailableError(`${url} is damaged, or its transfer was cut off.`, {cause});
  }
}

/** Rejects when a promise takes longer than `patience`. */
function withPatience<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SearchUnavailableError('The texts take too long.')), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function load(manifestUrl: string, fetchUrl: Fetch): Promise<SearchEngine> {
  // Hosts let browsers keep files for some minutes; the manifest has to be the one that fits the files now there.
  const manifest = await fetchJson<SearchManifest>(fetchUrl, manifestUrl, {cache: 'no-cache'});
  const resolve = (path: string): string => new URL(path, manifestUrl).href;
  const index = await fetchJson<IndexFile>(fetchUrl, resolve(manifest.index));

  const texts = new Map<number, Promise<string[]>>();
  return createSearchEngine(index, (page) => {
    const known = texts.get(page);
    if (known) return withPatience(known);
    const loading = fetchJson<string[]>(fetchUrl, resolve(createTextPath(manifest, page)));
    texts.set(page, loading);
    loading.catch(() => texts.delete(page));
    return withPatience(loading);
  });
}

/**
 * Gives the engine for the index that a manifest names, loaded on the first call. After a failure the next call tries
 * again. Rejects with a `SearchUnavailableError`, which is an `IndexMissingError` where there is no index.
 */
export function createEngineLoader(
  manifestUrl: string,
  fetchUrl: Fetch = (url, init) => fetch(url, init),
): () => Promise<SearchEngine> {
  let loading: Promise<SearchEngine> | undefined;
  return () => {
    loading ??= load(manifestUrl, fetchUrl).catch((error: unknown) => {
      loading = undefined;
      throw error instanceof SearchUnavailableError
        ? error
        : new SearchUnavailableError('The search index cannot be read.', {cause: error});
    });
    return loading;
  };
}
