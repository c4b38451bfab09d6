/** A value as a reader gives it. The types are the ones that type() returns. A blank value is `undefined`. */
export interface TypedValue {
  type: 'string' | 'number' | 'boolean' | 'date' | 'array' | 'undefined';
  text: string;
}

/** How the tables of the manual write values. */
const LITERALS: [TypedValue['type'], RegExp][] = [
  ['string', /^"((?:[^"\\]|\\[^])*)"$/],
  ['number', /^(-?\d+(?:\.\d+)?)$/],
  ['boolean', /^(true|false)$/],
  ['undefined', /^(null)$/],
  ['array', /^(\[(?:"(?:[^"\\]|\\[^])*"|\[date [^\]"\\]+\]|true|false|null|[-\d.\s,[\]])*\])$/],
];

const ESCAPES: Record<string, string> = {b: '\b', f: '\f', n: '\n', r: '\r', t: '\t'};

export const unescapeText = (text: string): string =>
  text.replace(/\\(?:u([\da-fA-F]{4})|([^]))/g, (_, code?: string, char: string = '') =>
    code ? String.fromCharCode(parseInt(code, 16)) : (ESCAPES[char] ?? char),
  );

/** A value whose type its text does not show. */
const TAGGED = /^\[(date|number|boolean|array) ([^]*)\]$/;

/** Reads a value as tables and addresses write it. What is no literal is text as it stands. */
export function readTyped(written: string): TypedValue {
  for (const [type, literal] of LITERALS) {
    const text = literal.exec(written.trim())?.[1];
    if (text !== undefined) return {type, text: type === 'string' ? unescapeText(text) : text};
  }
  const [, type, text = ''] = TAGGED.exec(written.trim()) ?? [];
  return type ? {type: type as TypedValue['type'], text} : {type: 'string', text: written};
}

export function writeTyped({type, text}: TypedValue): string {
  if (type === 'string') return JSON.stringify(text);
  if (type === 'undefined') return 'null';
  const read = readTyped(text);
  return read.type === type && read.text === text ? text : `[${type} ${text}]`;
}
