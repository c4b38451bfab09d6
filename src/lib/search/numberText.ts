/**
 * Lists of small whole numbers as printable text: most take one character, so that JSON needs no escapes and gzip,
 * which hosts apply to JSON, finds little left to do.
 */

const alphabet = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).filter(
  (character) => character !== '"' && character !== '\\',
);
/** Digits below this end a number; the others carry a part of it and say that more follows. */
const last = 80;
const carried = alphabet.length - last;

const valueOf = new Uint8Array(128);
alphabet.forEach((character, value) => (valueOf[character.charCodeAt(0)] = value));

/** Writes numbers from zero up. Below 80 they take one character, below 1,120 two. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (let number of numbers) {
    while (number >= last) {
      text += alphabet[last + ((number - last) % carried)];
      number = Math.floor((number - last) / carried);
    }
    text += alphabet[number];
  }
  return text;
}

/** Reads what `encodeNumbers` wrote. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (let position = 0; position < text.length; position += 1) {
    // Each carried part p stands for 80 + p + 13 times what follows.
    const digit = valueOf[text.charCodeAt(position)] ?? 0;
    number += digit * factor;
    if (digit >= last) {
      factor *= carried;
    } else {
      numbers.push(number);
      number = 0;
      factor = 1;
    }
  }
  return numbers;
}
