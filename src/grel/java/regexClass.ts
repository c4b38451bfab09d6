import {decline} from '../errors';
import {literal, NOT_HERE, renderSyntaxError, type Flags} from './regexLiteral';

type Fail = (message: string) => never;

interface Part {
  source: string;
  end: number;
}

// Each as the inside of a class.
const HORIZONTAL = ' \\t\\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000';

const ASCII: Record<string, string> = {
  d: '0-9',
  h: HORIZONTAL,
  w: 'A-Za-z0-9_',
  s: ' \\t\\n\\v\\f\\r',
  Lower: 'a-z',
  Upper: 'A-Z',
  ASCII: '\\0-\\x7f',
  Alpha: 'A-Za-z',
  Digit: '0-9',
  Alnum: 'A-Za-z0-9',
  Punct: '!-\\/:-@\\[-`{-~',
  Cntrl: '\\0-\\x1f\\x7f',
  Space: ' \\t\\n\\v\\f\\r',
};

export const UNICODE: Record<string, string> = {
  d: '\\p{Nd}',
  h: HORIZONTAL,
  w: '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}',
  s: '\\p{White_Space}',
};

const CONTROLS: Record<string, string> = {t: '\t', n: '\n', r: '\r', f: '\f'};

/** A backslash with what belongs to it, outside of a class. */
export function convertClassEscape(source: string, start: number, flags: Flags, fail: Fail): Part {
  const {inside, single, end, negated} = readEscape(source, start, flags, fail);
  if (single !== undefined) return {source: literal(single, flags), end};
  return {source: `[${negated ? '^' : ''}${inside}]`, end};
}

/** A class in brackets. */
export function convertClass(source: string, start: number, flags: Flags, fail: Fail): Part {
  let index = start + 1;
  const negated = source[index] === '^';
  if (negated) index++;
  const first = index;
  let inside = '';
  // What a class cannot hold in JavaScript: the opposite of several ranges.
  const outside: string[] = [];
  for (;;) {
    const char = source[index];
    if (char === undefined) return fail(renderSyntaxError('Unclosed character class', source, source.length - 1));
    if (char === ']' && index > first) return {source: combine(inside, outside, negated), end: index + 1};
    if (char === '[') {
      const nested = convertClass(source, index, flags, fail);
      outside.push(nested.source);
      index = nested.end;
      continue;
    }
    if (source.startsWith('&&', index)) {
      if (index === first || source[index + 2] !== '[') return decline(NOT_HERE);
      const other = convertClass(source, index + 2, flags, fail);
      if (source[other.end] !== ']') return decline(NOT_HERE);
      const both = `(?=${other.source})${combine(inside, outside, false)}`;
      return {source: negated ? `(?:(?!${both})[^])` : `(?:${both})`, end: other.end + 1};
    }
    const from = readMember(source, index, flags, fail);
    index = from.end;
    if (from.single === undefined) {
      if (from.negated) outside.push(`[^${from.inside}]`);
      else inside += from.inside;
    } else if (source[index] === '-' && source[index + 1] !== ']') {
      if (index + 1 === source.length) fail(renderSyntaxError('Illegal character range', source, source.length));
      if (source[index + 1] === '[' || source.startsWith('&&', index + 1)) return decline(NOT_HERE);
      const to = readMember(source, index + 1, flags, fail);
      if (to.single === undefined) return decline(NOT_HERE);
      if ((from.single.codePointAt(0) ?? 0) > (to.single.codePointAt(0) ?? 0)) {
        return fail(renderSyntaxError('Illegal character range', source, index + 1));
      }
      inside += convertRange(from.single, to.single, flags);
      index = to.end;
    } else {
      inside += literal(from.single, flags)
        .replace(/^\[(.*)\]$/su, '$1')
        .replace(/^[-&~!#%,:;<=>@`]$/u, escapeChar);
    }
  }
}

function combine(inside: string, outside: string[], negated: boolean): string {
  if (outside.length === 0) return `[${negated ? '^' : ''}${inside}]`;
  const parts = [...(inside === '' ? [] : [`[${inside}]`]), ...outside].join('|');
  return negated ? `(?:(?!${parts})[^])` : `(?:${parts})`;
}

function escapeChar(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

interface Escape {
  end: number;
  /** The character, if it is one. */
  single?: string;
  /** Else the inside of a class. */
  inside: string;
  negated: boolean;
}

function readMember(source: string, index: number, flags: Flags, fail: Fail): Escape {
  if (source[index] === '\\') return readEscape(source, index, flags, fail);
  const single = String.fromCodePoint(source.codePointAt(index) ?? 0);
  return {single, end: index + single.length, inside: '', negated: false};
}

function convertRange(low: string, high: string, flags: Flags): string {
  const from = low.codePointAt(0) ?? 0;
  const to = high.codePointAt(0) ?? 0;
  const escape = (code: number) => `\\u{${code.toString(16)}}`;
  let range = `${escape(from)}-${escape(to)}`;
  if (!flags.ignoreCase) return range;
  if (flags.unicodeCase) return decline(NOT_HERE);
  // The letters of the other case, 32 places away.
  for (const [first, last, distance] of [
    [0x41, 0x5a, 32],
    [0x61, 0x7a, -32],
  ] as const) {
    const start = Math.max(from, first);
    const end = Math.min(to, last);
    if (start <= end) range += `${escape(start + distance)}-${escape(end + distance)}`;
  }
  return range;
}

function readEscape(source: string, start: number, flags: Flags, fail: Fail): Escape {
  const char = source[start + 1];
  if (char === undefined) return fail(renderSyntaxError('Unexpected internal error', source, start + 1));
  const rest = source.slice(start + 2);
  const one = (single: string, length = 0) => ({single, end: start + 2 + length, inside: '', negated: false});
  const code = (match: RegExpExecArray | null) => {
    if (!match?.[1]) return decline(NOT_HERE);
    const value = parseInt(match[1], 16);
    return value >= 0xd800 && value < 0xe000 ? decline(NOT_HERE) : one(String.fromCodePoint(value), match[0].length);
  };
  if (CONTROLS[char]) return one(CONTROLS[char]);
  if (char === 'u') return code(/^([0-9a-fA-F]{4})/.exec(rest));
  if (char === 'x') return code(/^([0-9a-fA-F]{2})/.exec(rest));
  if ('0cQ'.includes(char)) decline(NOT_HERE);
  if ('dwsh'.includes(char.toLowerCase())) {
    const inside = (flags.unicodeClasses ? UNICODE : ASCII)[char.toLowerCase()] ?? '';
    return {inside, negated: char < 'a', end: start + 2};
  }
  if ('vae'.includes(char.toLowerCase())) decline(NOT_HERE);
  if (char === 'p' || char === 'P') {
    const match = /^(?:\{([^}]*)\}|([A-Z]))/.exec(rest);
    if (!match) return decline(NOT_HERE);
    const inside = convertProperty(match[1] ?? match[2] ?? '', flags);
    return {inside, negated: char === 'P', end: start + 2 + match[0].length};
  }
  if (/[a-zA-Z]/.test(char)) return fail(renderSyntaxError('Illegal/unsupported escape sequence', source, start + 1));
  if (/\d/.test(char)) return decline(NOT_HERE);
  const single = String.fromCodePoint(source.codePointAt(start + 1) ?? 0);
  return one(single, single.length - 1);
}

function convertProperty(name: string, flags: Flags): string {
  const plain = name.replace(/^Is|^(?:general_category|gc|script|sc)=/i, '');
  // Case is ignored in some of these, depending on the version of Java.
  if (flags.ignoreCase && /^(?:L[utl]|Lower|Upper|Lowercase|Uppercase|Titlecase)(?:case)?$/i.test(plain))
    decline(NOT_HERE);
  if (/^(?:L|M|N|P|S|Z|C)[a-z]?$/.test(plain) && !/^C[sn]?$/.test(plain)) return `\\p{${plain}}`;
  const classes = flags.unicodeClasses ? UNICODE : ASCII;
  if (Object.hasOwn(ASCII, name) && name.length > 1) return classes[name] ?? decline(NOT_HERE);
  const script = plain.charAt(0).toUpperCase() + plain.slice(1).toLowerCase();
  if (/^(?:Is|sc=|script=)/i.test(name) && isScript(script)) return `\\p{Script=${script}}`;
  return decline(NOT_HERE);
}

function isScript(name: string): boolean {
  try {
    return new RegExp(`\\p{Script=${name}}`, 'u').unicode;
  } catch {
    return false;
  }
}
