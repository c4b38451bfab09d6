import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readPart, type SitePart} from '../../lib/search/parts';
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
  /** The part of the site that is searched, the address's `in`; undefined for all of it. */
  part: SitePart | undefined;
  setText: (text: string) => void;
  /** Searches for the text now. */
  submit: () => void;
  setPart: (part: SitePart | undefined) => void;
}

/** The query of the search page, kept in the address. Typing replaces the entry in the history. */
export function useQuery(): Query {
  const history = useHistory();
  const {search} = useLocation();
  // The built HTML knows no query, and the first render has to be the same.
  const isBrowser = useIsBrowser();
  const asked = new URLSearchParams(isBrowser ? search : '');
  const query = (asked.get('q') ?? '').trim().slice(0, maxQueryLength);
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

  const replace = useCallback(
    (name: 'q' | 'in', value: string) => {
      const params = new URLSearchParams(history.location.search);
      if (value) params.set(name, value);
      else params.delete(name);
      const parameters = params.toString();
      history.replace({...history.location, search: parameters && `?${parameters}`});
    },
    [history],
  );

  const write = useCallback(
    (value: string) => {
      clearTimeout(timer.current);
      const next = value.trim();
      if (next === (new URLSearchParams(history.location.search).get('q') ?? '')) return;
      setWritten(next);
      replace('q', next);
    },
    [history, replace],
  );

  const setText = useCallback(
    (value: string) => {
      setState(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, pause, value);
    },
    [write],
  );

  return {
    text,
    query,
    part: readPart(asked.get('in')),
    setText,
    submit: () => write(text),
    setPart: (part) => replace('in', part ?? ''),
  };
}
