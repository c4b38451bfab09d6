import {decline, expects, GrelError, javaException, someException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {isRegex} from '../java/regex';
import {categoryOf, toLowercase, trim} from '../java/text';
import {deepToString, Int, toJavaString, type Value} from '../values';

/** A function of one value that is not null, as text. */
export function ofText(change: (text: string) => Value, otherwise: (name: string) => Value): GrelFunction {
  return (args, name) => {
    const [value = null] = args;
    return args.length === 1 && value !== null ? change(toJavaString(value)) : otherwise(name);
  };
}

const expectsString = (name: string) => expects(name, 'a string');

/** Capitals at the start and behind each delimiter, small letters elsewhere. */
const toTitlecase: GrelFunction = (args, name) => {
  const [value = null, second = null] = args;
  if (value === null || (args.length !== 1 && (args.length !== 2 || second === null))) {
    return expects(name, 'one or two strings');
  }
  const delimiters = args.length === 2 ? toJavaString(second) : ' \t\r\n.';
  let capitalize = true;
  return Array.from(toLowercase(toJavaString(value)), (char) => {
    const isDelimiter = delimiters.includes(char);
    const result = capitalize && !isDelimiter ? titlecase(char) : char;
    capitalize = isDelimiter;
    return result;
  }).join('');
};

/** The capital of one character, which is one character again. */
function titlecase(char: string): string {
  if (/[\u01c4-\u01cc\u01f1-\u01f3\u10d0-\u10ff\u1f80-\u1ffc]/.test(char)) {
    decline('Java has its own capitals for this letter. Try it in OpenRefine.');
  }
  const upper = char.toUpperCase();
  return Array.from(upper).length === 1 ? upper : char;
}

const trimText: GrelFunction = (args, name) => {
  const [value] = args;
  return args.length === 1 && typeof value === 'string' ? trim(value) : expectsString(name);
};

const replace: GrelFunction = (args, name) => {
  const [value = null, find, by] = args;
  if (args.length === 3 && value !== null && typeof by === 'string') {
    const text = toJavaString(value);
    if (typeof find === 'string') return text.replaceAll(find, () => by);
    if (isRegex(find)) return find.replaceAll(text, by);
  }
  return expects(name, 'three strings, or one string, one regex, and one string');
};

const replaceChars: GrelFunction = (args, name) => {
  const [value = null, find, by] = args;
  if (args.length !== 3 || value === null || typeof find !== 'string' || typeof by !== 'string') {
    return expects(name, 'three strings');
  }
  return toJavaString(value)
    .split('')
    .map((char) => (find.includes(char) ? (by[find.indexOf(char)] ?? '') : char))
    .join('');
};

const replaceEach: GrelFunction = (args, name) => {
  const [text, find, by] = args;
  if (
    args.length === 3 &&
    typeof text === 'string' &&
    Array.isArray(find) &&
    (Array.isArray(by) || typeof by === 'string')
  ) {
    const searches = find.map(deepToString);
    let replacements = typeof by === 'string' ? [by] : by.map(deepToString);
    if (searches.length < replacements.length) {
      return new GrelError(
        `${name}: the number of replacements must be equal to or less than the number of search strings.`,
      );
    }
    const last = replacements.at(-1);
    if (last === undefined && searches.length > 0) return someException();
    // Where one is missing, all become the last.
    if (searches.length > replacements.length) replacements = searches.map(() => last ?? '');
    return replaceRepeatedly(text, searches, replacements);
  }
  return new GrelError(
    `${name} expects three arguments: a string, an array of strings to replace and an array of replacement strings.`,
  );
};

/** Replaces from left to right, and again in the result, until nothing is found. */
function replaceRepeatedly(text: string, searches: string[], replacements: string[]): string {
  const isLoop = searches.some((search) => replacements.includes(search));
  for (let rounds = 0; ; rounds++) {
    let result = '';
    let from = 0;
    for (;;) {
      const found = searches
        .map((search, index) => ({index, at: search === '' ? -1 : text.indexOf(search, from)}))
        .filter(({at}) => at >= 0)
        .sort((one, other) => one.at - other.at)[0];
      if (!found) break;
      result += text.slice(from, found.at) + (replacements[found.index] ?? '');
      from = found.at + (searches[found.index]?.length ?? 0);
    }
    // OpenRefine 3.9 stops after one round more than there are searches, with an error if one is also a replacement.
    // 3.10 stops after six rounds or more, and always with an error.
    const isShort = rounds <= searches.length + Number(!isLoop);
    if (from === 0 && isShort) return text;
    text = result + text.slice(from);
    const isLong = rounds >= Math.max(searches.length, 5);
    if (from === 0 || (isLong && !isLoop) || text.length > 1e6) {
      decline('How often OpenRefine replaces in the result differs between its releases. Try it there.');
    }
    if (isLong) {
      javaException(
        'IllegalStateException',
        'Aborting to protect against StackOverflowError - output of one loop is the input of another',
      );
    }
  }
}

const chomp: GrelFunction = (args) => {
  const [text, end] = args;
  if (args.length !== 2 || typeof text !== 'string' || typeof end !== 'string') return null;
  return end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text;
};

/** For each place of 16 bits, the character that begins there. */
function charactersOf(text: string): string[] {
  return text.split('').map((_, index) => String.fromCodePoint(text.codePointAt(index) ?? 0));
}

const none = () => null;

export const text: Record<string, GrelFunction> = {
  toUppercase: ofText((value) => value.toUpperCase(), expectsString),
  toLowercase: ofText(toLowercase, expectsString),
  toTitlecase,
  trim: trimText,
  strip: trimText,
  replace,
  replaceChars,
  replaceEach,
  chomp,
  unicode: ofText((value) => charactersOf(value).map((char) => new Int(char.codePointAt(0) ?? 0)), none),
  unicodeType: ofText((value) => charactersOf(value).map(categoryOf), none),
  normalize: ofText(
    (value) => value.normalize('NFKD').replace(/[\u0300-\u036f\p{Lm}\p{Sk}]+/gu, ''),
    (name) => expects(name, 'a single string parameter'),
  ),
};
