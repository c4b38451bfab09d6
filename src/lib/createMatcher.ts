import {findRoot, fold} from './search/tokenize';

/** Tells of texts whether they hold a form of every word of what was typed, in any order, be it in a longer word. */
export function createMatcher(typed: string): (text: string) => boolean {
  const words = fold(typed).replace(/\(\)?/g, ' ').split(/\s+/u).filter(Boolean).map(findRoot);
  return (text) => {
    const held = words.length > 0 ? fold(text) : '';
    return words.every((word) => held.includes(word));
  };
}
