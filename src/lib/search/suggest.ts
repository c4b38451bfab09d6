import {findCloseTerms} from './closeTerms';
import type {OpenIndex} from './indexFile';
import {hasPrefix, maxWords} from './query';
import {collectTerms} from './tokenize';

const maxSuggestions = 3;

/** A term that a word may stand for: one with more errors than search forgives, or one with the same beginning. */
function findLikely(terms: OpenIndex['terms'], word: string): string {
  const [close] = findCloseTerms(terms, word, Math.min(4, Math.floor(word.length / 2)));
  const starts = Array.from({length: Math.max(word.length - 4, 0)}, (_, cut) => word.slice(0, word.length - 1 - cut));
  const start = starts.find((one) => hasPrefix(terms, one));
  const [longer = ''] = start ? terms.atPrefix(start).keys() : [];
  return close?.term ?? longer;
}

/** Queries near one that finds nothing, best first, at most three; `givesHits` has the last word on each. */
export function suggestQueries(index: OpenIndex, query: string, givesHits: (query: string) => boolean): string[] {
  const words = collectTerms(query).slice(0, maxWords);
  if (words.length === 0) return [];
  const likely = words.map((word) => findLikely(index.terms, word)).filter(Boolean);
  const candidates = new Set([likely.join(' '), ...likely]);
  return [...candidates].filter((one) => one !== '' && givesHits(one)).slice(0, maxSuggestions);
}
