import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState} from 'react';

export interface QueryFormat<State> {
  /** Reads the state from the query of a URL, such as `?q=facet`. */
  read: (query: string) => State;
  /** Writes the state into a query, which keeps its other parameters. */
  write: (query: string, state: State) => string;
}

/** State that is kept in the query of the URL. A change replaces the entry in the history. */
export function useQueryState<State>({read, write}: QueryFormat<State>) {
  const history = useHistory();
  const {search} = useLocation();
  const isReady = useIsBrowser();
  const asked = read(isReady ? search : '');
  const askedQuery = write('', asked);
  const [state, setShown] = useState(asked);
  const [seen, setSeen] = useState(askedQuery);
  const [written, setWritten] = useState(askedQuery);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A link or the back button changes the state, too. A query that was written here is older than the state.
  if (seen !== askedQuery) {
    setSeen(askedQuery);
    if (askedQuery !== written) {
      setWritten(askedQuery);
      setShown(asked);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function setState(next: State, pause: number): void {
    setShown(next);
    clearTimeout(timer.current);
    const follow = (): void => {
      const {location} = history;
      const query = write(location.search, next);
      setWritten(write('', next));
      if (query !== location.search) history.replace({...location, search: query});
    };
    if (pause > 0) timer.current = setTimeout(follow, pause);
    else follow();
  }

  return {
    /** What the page shows; it changes at once. */
    state,
    /** What the URL says; it follows the state when typing pauses. */
    asked,
    /** `pause` is the time in milliseconds after which the URL follows. */
    setState,
    /** False in the built HTML and in the first render, which must be the same. */
    isReady,
  };
}
