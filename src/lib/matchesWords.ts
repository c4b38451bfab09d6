import {fold} from './search/tokenize';

/** Whether a text holds every word of what was typed, in any order, be it as a part of a longer word. */
export function matchesWords(typed: string, text: string): boolean {
  const held = fold(text);
  return fold(typed)
    .replace(/\(\)?/g, ' ')
    .split(/\s+/)
    .every((word) => held.includes(word));
}
