import type {Result} from '../../grel';

/** Characters that a page shows of a result. */
const LONGEST = 5000;

export interface Description {
  kind: 'value' | 'error' | 'declined';
  text: string;
  /** What `type()` returns; but what it calls undefined is no more than a blank cell. */
  type?: string;
}

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length - LONGEST} more characters)` : text;

/** A result in words. `quoted` writes text as the tables of the manual do, so that spaces at its ends show. */
export function describeResult(result: Result, {quoted}: {quoted: boolean}): Description {
  if ('error' in result) {
    // The tool passes on what Java says.
    const help = result.error.includes('IndexOutOfBounds') ? ' (There is nothing at this position.)' : '';
    return {kind: 'error', text: `Error: ${shorten(result.error)}${help}`};
  }
  if ('declined' in result) return {kind: 'declined', text: result.declined};
  const text = quoted && result.type === 'string' ? JSON.stringify(result.text) : result.text;
  return {kind: 'value', text: shorten(text), type: result.type === 'undefined' ? 'blank' : result.type};
}

/** One result, for a screen reader. */
export const renderSummary = ({text, type}: Description): string => (type ? `${text}, ${type}` : text);

/** The results of all rows, for a screen reader: the first one, and what went wrong. */
export function renderRowsSummary(described: Description[]): string {
  const [first] = described;
  if (!first) return '';
  const failures = described.filter(({kind}) => kind !== 'value');
  const count = failures[0] ? `, ${failures.length} without a result: ${failures[0].text}` : '';
  return `${described.length} rows${count}. First row: ${first.text}`;
}
