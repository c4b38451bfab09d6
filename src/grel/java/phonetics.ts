import {javaException} from '../errors';

/** The codes of the Cologne phonetics for a letter between others; H parts letters of one code. */
const COLOGNE: [RegExp, string][] = [
  [/[AEIJOUY]/y, '0'],
  [/B|P(?!H)/y, '1'],
  [/[DT](?![CSZ])/y, '2'],
  [/[FPVW]/y, '3'],
  [/[GKQ]|(?<=^[^A-GI-Z]*)C(?=[AHKLOQRUX])|(?<=[A-GI-RT-Y][^A-Z]*|[A-GI-Z][^A-Z]*H[^A-GI-Z]*)C(?=[AHKOQUX])/y, '4'],
  [/(?<![CKQ][^A-Z]*)X/y, '48'],
  [/[CDSTXZ]/y, '8'],
  [/L/y, '5'],
  [/[MN]/y, '6'],
  [/R/y, '7'],
  [/H/y, '-'],
];

export function colognePhonetic(text: string): string {
  const letters = text.toUpperCase().replace(/[ÄÖÜ]/g, (letter) => ({Ä: 'A', Ö: 'O'})[letter] ?? 'U');
  const codes = Array.from(letters.split(''), (_, index) => {
    const found = COLOGNE.find(([pattern]) => {
      pattern.lastIndex = index;
      return pattern.test(letters);
    });
    return found?.[1] ?? '';
  });
  const reduced = codes
    .join('')
    .replace(/(.)\1+/g, '$1')
    .replaceAll('-', '');
  return reduced.replace(/(?!^)0/g, '');
}

/** Codes of the letters from A to Z; H and W do not part letters of one code, vowels do. */
const SOUNDEX = '01230120022455012623010202';

/** The first letter and three digits for the consonants behind it. */
export function soundex(text: string): string {
  const letters = text.replace(/\P{L}|[^\0-\uffff]/gu, '').toUpperCase();
  const codes = Array.from(letters, (letter) => {
    // Java counts from A to the letter in 16 bits.
    const index = letter.charCodeAt(0) - 'A'.charCodeAt(0);
    const code = /[HW]/.test(letter) ? '' : SOUNDEX[index];
    return {code, letter, index};
  });
  let result = codes[0]?.letter ?? '';
  let last = '';
  for (const [place, {code, letter, index}] of codes.entries()) {
    if (result.length === 4) break;
    if (code === undefined) {
      javaException('IllegalArgumentException', `The character is not mapped: ${letter} (index=${index})`);
    }
    if (code === '') continue;
    if (place > 0 && code !== '0' && code !== last) result += code;
    last = code;
  }
  return result && result.padEnd(4, '0');
}
