import type {Answered} from '../../grel/client';

/** Characters that a page shows of a result, and those that a screen reader says. */
const LONGEST = 5000;
const LONGEST_SAID = 120;

/** What Java's messages mean. The tool passes them on. */
const EXPLANATIONS: [RegExp, string][] = [
  [/IndexOutOfBounds/, 'There is nothing at this position.'],
  [/NullPointer/, 'A part of the expression that needs a value is null.'],
  [/NumberFormat/, 'This text is not a number that the function can read.'],
  [/Illegal group reference/, 'In a replacement, $ refers to a group of the pattern. Write \\\\$ for a dollar sign.'],
  [
    /^Unknown format conversion [dxo] != java.lang.Double/,
    'This format is for whole numbers. Use %f for decimal numbers.',
  ],
];

export interface Description {
  kind: 'value' | 'error' | 'declined';
  text: string;
  /** What `type()` returns; but what it calls undefined is no more than a blank cell. */
  type?: string;
  notes: string[];
}

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length - LONGEST} more characters)` : text;

export function describeResult(result: Answered): Description {
  if ('declined' in result) return {kind: 'declined', text: result.declined, notes: []};
  const notes = [
    result.hint ?? '',
    result.forEnglish ? 'This result is for an English interface. With another language, it can differ.' : '',
  ].filter(Boolean);
  if ('error' in result) {
    const explanation = EXPLANATIONS.filter(([message]) => message.test(result.error)).map(([, sentence]) => sentence);
    return {kind: 'error', text: `Error: ${shorten(result.error)}`, notes: [...explanation, ...notes]};
  }
  const type = result.type === 'undefined' ? 'blank' : result.text === '' ? `empty ${result.type}` : result.type;
  return {kind: 'value', text: shorten(result.text), type, notes};
}

const shortenSaid = (text: string): string =>
  text.length > LONGEST_SAID ? `${text.length} characters, which begin with: ${text.slice(0, LONGEST_SAID)}` : text;

/** What a screen reader says of the results of all rows: the first one, and what went wrong. */
export function renderSummary(described: Description[]): string {
  const [first] = described;
  if (!first) return '';
  const {text, type, notes} = first;
  const result = [shortenSaid(text), type].filter(Boolean).join(', ');
  if (described.length === 1) return [result, ...notes].join('. ');
  const failures = described.filter(({kind}) => kind !== 'value');
  const count = failures[0] ? `, ${failures.length} without a result: ${shortenSaid(failures[0].text)}` : '';
  return `${described.length} rows${count}. First row: ${result}`;
}
