import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useRef, useState} from 'react';
import {readFilter, renderFilter, type Filter, type FilterFacet} from '../../lib/filterTable';

/** How long typing has to pause before the address follows, in milliseconds. */
const pause = 200;

export interface FilterControls {
  filter: Filter;
  /** Filters at once; the address follows, in place of the present entry of the history. */
  setFilter: (filter: Filter) => void;
  /** False in the built HTML and in the first render, which has to be the same. */
  isReady: boolean;
}

/** What a table is narrowed to, kept in the query of the address. */
export function useFilter(facets: readonly FilterFacet[], prefix: string): FilterControls {
  const history = useHistory();
  const {search} = useLocation();
  const isReady = useIsBrowser();
  const asked = readFilter(isReady ? search : '', facets, prefix);
  const askedQuery = renderFilter('', asked, facets, prefix);
  const [filter, setState] = useState(asked);
  const [seen, setSeen] = useState(askedQuery);
  const [written, setWritten] = useState(askedQuery);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A link or the back button has changed the address. What was written there from here is in the state already.
  if (seen !== askedQuery) {
    setSeen(askedQuery);
    if (askedQuery !== written) {
      setWritten(askedQuery);
      setState(asked);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const setFilter = useCallback(
    (next: Filter) => {
      setState(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const {location} = history;
        const query = renderFilter(location.search, next, facets, prefix);
        setWritten(renderFilter('', next, facets, prefix));
        if (query !== location.search) history.replace({...location, search: query});
      }, pause);
    },
    [history, facets, prefix],
  );

  return {filter, setFilter, isReady};
}
