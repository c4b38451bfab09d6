import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useRef, useState} from 'react';

/** The query cap of the search library; the modal's own is 64. */
export const maxQueryLength = 512;

/** How long typing has to pause before the address follows and a search starts, in milliseconds. */
const pause = 150;

export interface Query {
  /** What the field holds. */
  text: string;
  /** What is searched for: the address's `q`. */
  query: string;
  setText: (text: string) => void;
  /** Searches for the text now. */
  submit: () => void;
}

/** The query of the search page, kept in the address. Typing replaces the entry in the history. */
export function useQuery(): Query {
  const history = useHistory();
  const {search} = useLocation();
  // The built HTML knows no query, and the first render has to be the same.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '').trim().slice(0, maxQueryLength) : '';
  const [text, setState] = useState(query);
  // The address lags behind what is written there, until the page it leads to is ready.
  const [seen, setSeen] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written, setWritten] = useState(query);

  // A link or the back button has changed the address. What typing has written there is in the field already.
  if (seen !== query) {
    setSeen(query);
    if (query !== written) {
      setWritten(query);
      setState(query);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(
    (value: string) => {
      clearTimeout(timer.current);
      const params = new URLSearchParams(history.location.search);
      const next = value.trim();
      if (next === (params.get('q') ?? '')) return;
      if (next) params.set('q', next);
      else params.delete('q');
      setWritten(next);
      const parameters = params.toString();
      history.replace({...history.location, search: parameters && `?${parameters}`});
    },
    [history],
  );

  const setText = useCallback(
    (value: string) => {
      setState(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, pause, value);
    },
    [write],
  );

  return {text, query, setText, submit: () => write(text)};
}
