import {findCloseTerms} from './closeTerms';
import type {OpenIndex} from './indexFile';
import {hasPrefix, maxWords} from './query';
import {collectTerms, stopWords, tokenize} from './tokenize';

const maxSuggestions = 3;

/** Pairs of neighboring letters, by which words are compared that no few typing errors explain. */
const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({length: Math.max(text.length - 1, 0)}, (_, start) => text.slice(start, start + 2)));

function createLikeness(query: string): (title: string) => number {
  const wanted = pairsOf(query);
  return (title) => {
    const pairs = pairsOf(title);
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    return (2 * shared) / (pairs.size + wanted.size || 1);
  };
}

/** A term that a word may stand for: one with more errors than search forgives, or one with the same beginning. */
function findLikely(terms: readonly string[], word: string): string {
  const [close] = findCloseTerms(terms, word, Math.min(4, Math.floor(word.length / 2)));
  if (close) return close.term;
  for (let length = word.length - 1; length >= 4; length -= 1) {
    const start = word.slice(0, length);
    if (hasPrefix(terms, start)) return terms.find((term) => term.startsWith(start)) ?? '';
  }
  return '';
}

/** Queries near one that finds nothing, best first, at most three; `givesHits` has the last word on each. */
export function suggestQueries(index: OpenIndex, query: string, givesHits: (query: string) => boolean): string[] {
  const words = tokenize(query)
    .flatMap((token) => token.words.map(({whole}) => whole))
    .slice(0, maxWords);
  if (words.length === 0) return [];
  const suggestions = new Set<string>();
  const offer = (candidate: string): void => {
    if (suggestions.size < maxSuggestions && candidate !== '' && candidate !== query && givesHits(candidate)) {
      suggestions.add(candidate);
    }
  };

  // The words that the site knows, and those it may know under a near name.
  const known = words.filter((word) => hasPrefix(index.terms, word));
  offer(known.filter((word) => !stopWords.has(word)).join(' '));
  offer(
    words
      .map((word) => (known.includes(word) ? word : findLikely(index.terms, word)))
      .filter(Boolean)
      .join(' '),
  );

  // Headings that read like the query.
  const likeness = createLikeness(words.join(' '));
  const titles = new Map<string, number>();
  for (const {title, kind} of index.sections) {
    if (!titles.has(title)) titles.set(title, likeness(collectTerms(title).join(' ')) * (kind === 'post' ? 0.6 : 1));
  }
  const near = [...titles].filter(([, worth]) => worth >= 0.3).sort((a, b) => b[1] - a[1]);
  for (const [title] of near.slice(0, 2 * maxSuggestions)) offer(title);
  return [...suggestions];
}
