import {useCallback, useEffect, useRef, useState} from 'react';
import type {SitePart} from '../../lib/search/parts';
import type {SearchResponse} from '../../lib/search/types';
import {hitsPerPage, type Search} from '../../search/useSearch';

interface Results extends Omit<SearchResponse, 'nbPages'> {
  /** The query that the rest belongs to; empty before the first. */
  query: string;
  hasMore: boolean;
  error: Error | null;
  isLoading: boolean;
  /** Whether it has been running for longer than 300 ms. */
  isStalled: boolean;
}

const stallThreshold = 300;

const nothing: Results = {
  query: '',
  hits: [],
  nbHits: 0,
  hasMore: false,
  suggestions: [],
  error: null,
  isLoading: false,
  isStalled: false,
};

/** The hits for a query. The answer to an earlier query is dropped. */
export function useResults(search: Search['search'], query: string, part: SitePart | undefined) {
  const [results, setResults] = useState(nothing);
  const latest = useRef(0);

  const ask = useCallback(
    async (page: number): Promise<void> => {
      const number = (latest.current += 1);
      const apply = (change: (results: Results) => Results): void => {
        if (number === latest.current) setResults(change);
      };
      const stall = setTimeout(() => apply((before) => ({...before, isStalled: true})), stallThreshold);
      const done = {query, error: null, isLoading: false, isStalled: false};
      apply((before) => ({...before, isLoading: true, isStalled: false}));
      try {
        const {hits, nbPages, ...answer} = await search(query, page, part);
        apply((before) => ({
          ...done,
          ...answer,
          hits: page === 0 ? hits : [...before.hits, ...hits],
          hasMore: page + 1 < nbPages,
        }));
      } catch (reason) {
        console.warn('Search failed:', reason);
        const error = reason instanceof Error ? reason : new Error(String(reason));
        // Hits that are already shown stay.
        apply((before) => ({...(page === 0 ? nothing : before), ...done, error}));
      } finally {
        clearTimeout(stall);
      }
    },
    [search, query, part],
  );

  useEffect(() => {
    if (query) void ask(0);
  }, [ask, query]);

  const nextPage = Math.ceil(results.hits.length / hitsPerPage);
  return {
    ...(query ? results : nothing),
    /** Asks for the next page of hits and adds them, also after an attempt that failed. */
    more: () => void ask(nextPage),
  };
}
