import {tokenize, type Token} from './tokenize';

/** What is different for each reader in a message or in code: one or two words in quotation marks, files, addresses. */
const data =
  /(["“'])[^"“”'\s]{1,40}(?: [^"“”'\s]+)?["”'](?=\W|$)|\bhttps?:\S+|\S+\.(?:csv|tsv|txt|xlsx?|ods|json|xml|rdf|zip|gz)\b/gi;

/** The least number of words in a row that say something. */
const leastRun = 3;

/** Words of a reader seldom have capitals and punctuation; what is copied has. */
const isCopied = (written: string): boolean => /[\p{Lu}:"“({[=.!]/u.test(written);

/** Where a query has these, as offsets. */
export const findData = (query: string): [number, number][] =>
  Array.from(query.matchAll(data), ({0: found, index}) => [index, index + found.length]);

const sequenceOf = (tokens: Token[]): string[] => tokens.flatMap(({words}) => words.map(({whole}) => whole));

/** The words of a query that a section can hold one after another; none if they are too few, or a reader's own. */
export function readLiteral(query: string, isCode: boolean): string[] {
  // The last item of a menu path is the one that is looked for.
  const written = query.split(/ [>→›»] /).at(-1) as string;
  const [, quoted] = /^\s*["'“](.*)["'”]\s*$/.exec(written) ?? [];
  const bare = quoted ?? written;
  const fixed = sequenceOf(tokenize(bare.replace(data, ' ').replace(/\d{3,}/g, ' ')));
  const words = fixed.length < leastRun ? sequenceOf(tokenize(bare)) : fixed;
  return words.length > leastRun - Number(isCode || quoted !== undefined) && isCopied(query) ? words : [];
}

/** The share of the words that a text holds in the same order, in runs of three or more. */
export function measureLiteral(words: readonly string[], tokens: Token[]): number {
  if (words.length === 0) return 0;
  const text = sequenceOf(tokens);
  let held = 0;
  for (let start = 0; start + leastRun <= words.length;) {
    let longest = 0;
    for (let at = text.indexOf(words[start] as string); at >= 0; at = text.indexOf(words[start] as string, at + 1)) {
      let run = 1;
      while (start + run < words.length && text[at + run] === words[start + run]) run += 1;
      longest = Math.max(longest, run);
    }
    if (longest >= leastRun) held += longest;
    start += longest >= leastRun ? longest : 1;
  }
  return held / words.length;
}
