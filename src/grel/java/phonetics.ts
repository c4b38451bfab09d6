import {javaException} from '../errors';

/** Codes of the letters from A to Z; H and W do not part letters of one code, vowels do. */
const SOUNDEX = '01230120022455012623010202';

/** The first letter and three digits for the consonants behind it. */
export function soundex(text: string): string {
  const letters = text.replace(/\P{L}/gu, '').toUpperCase();
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

/** Postel's Cologne phonetics, which hears German. */
export function cologne(text: string): string {
  const letters = text
    .toUpperCase()
    .replace(/Ä/g, 'A')
    .replace(/Ö/g, 'O')
    .replace(/Ü/g, 'U')
    .replace(/[^A-Z\u0080-\uffff]/g, '')
    .split('');
  let codes = '';
  letters.forEach((letter, index) => {
    const before = letters[index - 1] ?? '';
    const next = letters[index + 1] ?? '';
    codes += cologneCode(letter, before, next);
  });
  // Each code once in a row, and the vowels only at the start.
  return codes.replace(/(.)\1+/g, '$1').replace(/(?!^)0/g, '');
}

function cologneCode(letter: string, before: string, next: string): string {
  if (/[AEIJOUY]/.test(letter)) return '0';
  if (letter === 'B' || (letter === 'P' && next !== 'H')) return '1';
  if (/[DT]/.test(letter)) return /[CSZ]/.test(next) ? '8' : '2';
  if (/[FPVW]/.test(letter)) return '3';
  if (/[GKQ]/.test(letter)) return '4';
  if (letter === 'X') return /[CKQ]/.test(before) ? '8' : '48';
  if (letter === 'S' || letter === 'Z' || letter === 'ß') return '8';
  if (letter === 'C') {
    if (before === '') return /[AHKLOQRUX]/.test(next) ? '4' : '8';
    return !/[SZ]/.test(before) && /[AHKOQUX]/.test(next) ? '4' : '8';
  }
  return {L: '5', M: '6', N: '6', R: '7'}[letter] ?? '';
}
