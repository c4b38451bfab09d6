// Letters that Unicode does not take apart into a base letter and a mark.
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  '©': 'c',
  ð: 'd',
  đ: 'd',
  ɖ: 'd',
  þ: 'th',
  ƿ: 'w',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ẜ: 's',
  ẝ: 's',
};

const outerSpace = /^\p{White_Space}+|\p{White_Space}+$/gu;
const marks = /[\u0300-\u036f\p{Lm}\p{Sk}]+/gu;
// eslint-disable-next-line no-control-regex -- control characters are what is removed; tabs and line breaks still split words
const punctuation = /[\p{P}\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/gu;
const space = /\p{White_Space}+/u;

/** A value without what its spellings differ in: case, accents, punctuation, and space at the ends. */
export function simplify(value: string): string {
  const lower = value.replace(outerSpace, '').toLowerCase();
  const ascii = Array.from(lower.normalize('NFKD').replace(marks, ''), (letter) => plainLetters[letter] ?? letter);
  return ascii.join('').replace(punctuation, '');
}

/**
 * The key that OpenRefine's key-collision method "Fingerprint" gives a value: its words in order, each once.
 *
 * Source: FingerprintKeyer.java of OpenRefine 3.10.1.
 */
export function fingerprint(value: string): string {
  // Java leaves out empty words at the end but keeps one at the start, where punctuation stood before a space.
  const words = simplify(value)
    .replace(/\p{White_Space}+$/u, '')
    .split(space);
  return [...new Set(words.sort())].join(' ');
}
