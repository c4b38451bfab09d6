import {readPart, type SitePart} from '../../lib/search/parts';
import {isBlank} from '../../search/useSearch';
import {useQueryState, type QueryFormat} from '../useQueryState';

/** The longest query of the search page; the search window accepts 64 characters. */
export const maxQueryLength = 512;

/** How long typing must pause before the URL follows and a search starts, in milliseconds. */
const pause = 150;

/** The parameters `q` and `in` of the URL. Without a `part`, the whole site is searched. */
interface Asked {
  text: string;
  part: SitePart | undefined;
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

/** The query of the search page, kept in the URL: `text` is what the field contains, and `query` what is searched for. */
export function useQuery() {
  const {state, asked, setState} = useQueryState(format);
  return {
    text: state.text,
    /** What is searched for; empty without letters and digits. */
    query: isBlank(asked.text) ? '' : asked.text,
    part: state.part,
    setText: (text: string) => setState({...state, text}, pause),
    /** Searches for the text at once. */
    submit: () => setState(state, 0),
    setPart: (part: SitePart | undefined) => setState({...state, part}, 0),
  };
}
