import {readPart, type SitePart} from '../../lib/search/parts';
import {useQueryState, type QueryFormat} from '../useQueryState';

/** The longest query of the search page; the search window accepts 64 characters. */
export const maxQueryLength = 512;

/** How long typing must pause before the URL follows and a search starts, in milliseconds. */
const pause = 150;

interface Asked {
  text: string;
  part: SitePart | undefined;
}

export interface Query {
  /** What the field contains. */
  text: string;
  /** What is searched for: the parameter `q` of the URL. */
  query: string;
  /** The part of the site that is searched: the parameter `in`; undefined for the whole site. */
  part: SitePart | undefined;
  setText: (text: string) => void;
  /** Searches for the text at once. */
  submit: () => void;
  setPart: (part: SitePart | undefined) => void;
}

const format: QueryFormat<Asked> = {
  read(query) {
    const params = new URLSearchParams(query);
    return {text: (params.get('q') ?? '').trim().slice(0, maxQueryLength), part: readPart(params.get('in'))};
  },
  write(query, {text, part}) {
    const params = new URLSearchParams(query);
    for (const [name, value] of [
      ['q', text.trim()],
      ['in', part],
    ] as const) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    const written = params.toString();
    return written && `?${written}`;
  },
};

/** The query of the search page, kept in the URL. */
export function useQuery(): Query {
  const {state, asked, setState} = useQueryState(format);
  return {
    text: state.text,
    query: asked.text,
    part: state.part,
    setText: (text) => setState({...state, text}, pause),
    submit: () => setState(state, 0),
    setPart: (part) => setState({...state, part}, 0),
  };
}
