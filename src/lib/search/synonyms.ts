import groups from '../../data/searchSynonyms.json';
import {collectTerms} from './tokenize';

const byTerm = new Map<string, string[][]>();
for (const group of groups) {
  const phrases = group.map(collectTerms);
  for (const phrase of phrases) {
    const key = phrase.join(' ');
    byTerm.set(key, [...(byTerm.get(key) ?? []), ...phrases.filter((other) => other !== phrase)]);
  }
}

/** Other ways to say a word, each a list of terms that are found together; empty when there are none. */
export const findSynonyms = (term: string): string[][] => byTerm.get(term) ?? [];
