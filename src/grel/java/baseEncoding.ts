import {someException} from '../errors';
import {fromUtf8, toUtf8} from './text';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABETS: Record<string, string> = {
  base16: '0123456789ABCDEF',
  base32: `${LETTERS}234567`,
  base32hex: '0123456789ABCDEFGHIJKLMNOPQRSTUV',
  base64: `${LETTERS}${LETTERS.toLowerCase()}0123456789+/`,
  base64url: `${LETTERS}${LETTERS.toLowerCase()}0123456789-_`,
};

export function isBase(base: string): boolean {
  return Object.hasOwn(ALPHABETS, base);
}

/** Bits per letter, and letters per group that is filled up. */
function sizesOf(base: string): {alphabet: string; bits: number; group: number} {
  const alphabet = ALPHABETS[base] ?? '';
  const bits = Math.log2(alphabet.length);
  return {alphabet, bits, group: {4: 2, 5: 8, 6: 4}[bits] ?? 1};
}

export function encodeBase(text: string, base: string): string {
  const {alphabet, bits, group} = sizesOf(base);
  let result = '';
  let buffer = 0;
  let size = 0;
  for (const byte of toUtf8(text)) {
    buffer = (buffer << 8) | byte;
    for (size += 8; size >= bits; size -= bits) result += alphabet.charAt((buffer >> (size - bits)) & (2 ** bits - 1));
    buffer &= 0xff;
  }
  if (size > 0) result += alphabet.charAt((buffer << (bits - size)) & (2 ** bits - 1));
  return result.padEnd(Math.ceil(result.length / group) * group, '=');
}

export function decodeBase(text: string, base: string): string {
  const {alphabet, bits} = sizesOf(base);
  const letters = bits === 4 ? text : text.replace(/=+$/, '');
  const places = letters.split('').map((letter) => alphabet.indexOf(letter));
  if (places.includes(-1) || (places.length * bits) % 8 >= bits) return someException();
  const bytes: number[] = [];
  let buffer = 0;
  let size = 0;
  for (const place of places) {
    buffer = ((buffer << bits) | place) & 0xffff;
    size += bits;
    if (size >= 8) {
      size -= 8;
      bytes.push((buffer >> size) & 0xff);
    }
  }
  return fromUtf8(Uint8Array.from(bytes));
}
