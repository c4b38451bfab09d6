import {escapeHtml} from '../lib/search/escapeHtml';
import {mapHeadings} from '../lib/search/hierarchy';
import type {SearchHit, SearchResponse} from '../lib/search/types';
import {findLevel} from './describeHit';

interface DocSearchResults {
  results: [{hits: SearchHit[]; nbHits: number; queryID?: string}];
}

/** The part of a promise that the modal uses: `search(…).catch(report).then(show)`. */
interface DocSearchAnswer {
  catch(report: (error: Error) => unknown): Promise<DocSearchResults>;
}

export interface DocSearchClient {
  /** The modal sends one request at a time. Of its fields, the query alone counts: the rest are settings of the site. */
  search(params: {requests: readonly {query: string}[]}): DocSearchAnswer;
}

export interface DocSearchClientOptions {
  search: (query: string) => Promise<SearchResponse>;
  /** The query in the modal at this moment. */
  getQuery: () => string;
  onResponse?: (query: string, response: SearchResponse) => void;
  onFailure?: (query: string, error: Error) => void;
  /** Calls back when all promise callbacks that are due have run. */
  defer?: (callback: () => void) => void;
}

/** A message arrives after all microtasks, and before the browser paints. */
function deferByMessage(callback: () => void): void {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}

/**
 * Fits hits to what DocSearch 3.9 does with them.
 * - It groups hits by `lvl0`, so that is the page, with the part of the site that it is in.
 * - It keeps no recent search for a hit of type `content`, so each hit has the type of its deepest heading.
 * - It shows stored headings as HTML, so they are escaped, but the group's name as text, so that is plain.
 * - It tells searches apart by `objectID`, so that is the address: one place is remembered once, and listed once.
 */
export function createDocSearchHits(hits: SearchHit[]): SearchHit[] {
  const byUrl = new Map<string, SearchHit>();
  for (const hit of hits) {
    if (byUrl.has(hit.url)) continue;
    const {hierarchy} = hit;
    const page = [hierarchy.lvl0, hierarchy.lvl1].filter(Boolean).join(' › ');
    byUrl.set(hit.url, {
      ...hit,
      objectID: hit.url,
      type: findLevel(hierarchy),
      // The text would be stored with the search; its snippet is all that is shown.
      content: null,
      hierarchy: mapHeadings({...hierarchy, lvl0: page, lvl1: hierarchy.lvl1 ?? hierarchy.lvl0}, escapeHtml),
      _highlightResult: {
        ...hit._highlightResult,
        hierarchy: {...hit._highlightResult.hierarchy, lvl0: {value: page}},
      },
    });
  }
  return [...byUrl.values()];
}

const none: DocSearchResults = {results: [{hits: [], nbHits: 0}]};

/**
 * A client for the DocSearch modal over any of ours.
 *
 * When a search fails, DocSearch 3.9 sets its status to `error`, rethrows, and resets the status at once, which ends
 * on "no results" and an unhandled rejection. So a failed search resolves to no hits here, and its error is reported to
 * DocSearch when that is done: the error screen stays, and Enter opens no hit of an earlier query.
 */
export function createDocSearchClient(options: DocSearchClientOptions): DocSearchClient {
  const {search, getQuery, onResponse, onFailure, defer = deferByMessage} = options;
  let latest = 0;

  return {
    search({requests}) {
      const number = (latest += 1);
      const query = requests[0]?.query ?? '';
      const isCurrent = (): boolean => number === latest && getQuery() === query;

      return {
        async catch(report) {
          try {
            const response = await search(query);
            if (isCurrent()) onResponse?.(query, response);
            const {hits, nbHits, queryID} = response;
            return {results: [{hits: createDocSearchHits(hits), nbHits, queryID}]};
          } catch (error) {
            const failure = error instanceof Error ? error : new Error(String(error));
            if (isCurrent()) onFailure?.(query, failure);
            defer(() => {
              if (!isCurrent()) return;
              try {
                // DocSearch shows its error screen for this name alone.
                report(Object.assign(new Error(failure.message, {cause: failure}), {name: 'RetryError'}));
              } catch {
                // It rethrows what it is told.
              }
            });
            return none;
          }
        },
      };
    },
  };
}
