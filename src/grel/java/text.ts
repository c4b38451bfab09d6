import {decline} from '../errors';

/** What Java and the libraries of OpenRefine do with texts. */

/** Without the white space of Unicode at both ends. */
export function trim(text: string): string {
  return text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '');
}

/** Java's trim(), which knows no spaces beyond ASCII, and to which all control characters are space. */
export const trimAscii = (text: string) => text.replace(/^[\0- ]+|[\0- ]+$/g, '');

/** Java's older notion of space, which leaves out those that do not break. */
// eslint-disable-next-line no-control-regex -- four control characters count as space
export const JAVA_SPACE = /[\t-\r\x1c- \u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]/;

const CATEGORIES: [string, string][] = [
  ['Lu', 'uppercase letter'],
  ['Ll', 'lowercase letter'],
  ['Lt', 'titlecase letter'],
  ['Lm', 'modifier letter'],
  ['Lo', 'other letter'],
  ['Mn', 'non spacing mark'],
  ['Me', 'enclosing mark'],
  ['Mc', 'combining spacing mark'],
  ['Nd', 'decimal digit number'],
  ['Nl', 'letter number'],
  ['No', 'other number'],
  ['Zs', 'space separator'],
  ['Zl', 'line separator'],
  ['Zp', 'paragraph separator'],
  ['Cc', 'control'],
  ['Cf', 'format'],
  ['Co', 'private use'],
  ['Cs', 'surrogate'],
  ['Pd', 'dash punctuation'],
  ['Ps', 'start punctuation'],
  ['Pe', 'end punctuation'],
  ['Pc', 'connector punctuation'],
  ['Po', 'other punctuation'],
  ['Sm', 'math symbol'],
  ['Sc', 'currency symbol'],
  ['Sk', 'modifier symbol'],
  ['So', 'other symbol'],
  ['Pi', 'initial quote punctuation'],
  ['Pf', 'final quote punctuation'],
];

let patterns: [RegExp, string][] | undefined;

/** The kind of a character in the words of unicodeType(). */
export function categoryOf(char: string): string {
  patterns ??= CATEGORIES.map(([category, name]) => [new RegExp(`^\\p{${category}}`, 'u'), name]);
  if (/\p{Cn}|\u0295|\u1734|[\u{1fa00}-\u{1faff}]/u.test(char))
    decline('What this character is depends on the version of Java. Try it in OpenRefine.');
  return patterns.find(([pattern]) => pattern.test(char))?.[1] ?? '';
}

/** The bytes of a text in UTF-8; half a character becomes a question mark. */
export function toUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text.replace(/\p{Cs}/gu, '?'));
}

/** Text from bytes in UTF-8; what is none becomes U+FFFD, as in Java. */
export function fromUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
}

/** Each byte of a text in UTF-8 as a percent escape. */
export function percentEncode(text: string): string {
  return Array.from(toUtf8(text), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

/** Percent escapes as the text that their bytes are in UTF-8. */
export function percentDecode(text: string): string {
  return text.replace(/(?:%[0-9a-fA-F]{2})+/g, (part) =>
    fromUtf8(Uint8Array.from(part.match(/[0-9a-fA-F]{2}/g) ?? [], (hex) => parseInt(hex, 16))),
  );
}

/** In small letters. Where a final sigma ends a word with digits in it, Java has its own rules. */
export function toLowercase(text: string): string {
  if (/Σ[\p{N}\p{M}\p{Cf}'’.:·_]+\p{L}/u.test(text)) decline('Which sigma Java writes here is not known to this page.');
  return text.toLowerCase();
}
