import {javaException} from '../errors';

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
