import MiniSearch from 'minisearch';
import {SearchUnavailableError} from './errors';
import type {PageKind, SearchPage} from './page';
import {findPart, type SitePart} from './parts';
import {collectBodyTerms, collectTerms} from './tokenize';

/**
 * The index as it travels: the headings as text, and for the text of each section its terms, by number. MiniSearch's own
 * serialization of the same index is twice as large. The texts stay on the server, a file for each section, and are
 * asked for when a hit is shown.
 */
export interface IndexFile {
  version: typeof indexVersion;
  /** What comes before a route in a hit's address: origin and base URL, without a slash at the end. */
  base: string;
  /** The terms of all texts, those of many sections first, with a space after each but the last. */
  terms: string;
  pages: IndexedPage[];
  /** A line for each section, in order: what readers say for it, with a bar between. Apart, it packs better. */
  phrasings: string;
}

type IndexedPage = Pick<SearchPage, 'route' | 'kind' | 'lvl0' | 'tag'> & {
  /** Level, heading, fragment, and the places of its text's terms in `terms`: how many are left out before each. */
  sections: [level: number, title: string, anchor: string | null, terms: number[]][];
};

const indexVersion = 3;

/** How many are left out before each number of a rising list: small numbers, which gzip packs well. */
const toGaps = (numbers: number[]): number[] =>
  numbers.map((number, place) => number - 1 - (place === 0 ? -1 : (numbers[place - 1] as number)));

function fromGaps(gaps: number[]): number[] {
  let number = -1;
  return gaps.map((gap) => (number += gap + 1));
}

/** The index of pages. The same pages in the same order give the same file. */
export function createIndexFile(pages: SearchPage[], base: string): IndexFile {
  const termsOf = new Map(
    pages
      .flatMap(({sections}) => sections)
      .map((section) => {
        const words = [section.text, ...section.aliases.map((alias) => alias.replace(/-/g, ' '))].join(' ');
        // How often a term occurs in a section is not sent: it would cost a tenth more and change no place worth naming.
        return [section, [...new Set(collectBodyTerms(words))]] as const;
      }),
  );
  const frequency = countTerms(termsOf.values());
  const terms = [...frequency.keys()].sort(
    (a, b) => (frequency.get(b) ?? 0) - (frequency.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const numbers = new Map(terms.map((term, number) => [term, number]));
  return {
    version: indexVersion,
    base,
    terms: terms.join(' '),
    pages: pages.map(({route, kind, lvl0, tag, sections}) => ({
      route,
      kind,
      lvl0,
      tag,
      sections: sections.map((section) => {
        const ofText = (termsOf.get(section) ?? []).map((term) => numbers.get(term) ?? 0);
        return [section.level, section.title, section.anchor, toGaps(ofText.sort((a, b) => a - b))];
      }),
    })),
    phrasings: pages.flatMap(({sections}) => sections.map(({phrasings = []}) => phrasings.join('|'))).join('\n'),
  };
}

/** In how many of the lists each term is. */
function countTerms(lists: Iterable<Iterable<string>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const term of new Set(list)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** A section as the engine needs it. */
export interface IndexedSection {
  /** Its number, which is that of its text. */
  id: number;
  route: string;
  kind: PageKind;
  part: SitePart;
  lvl0: string;
  tag: string;
  level: number;
  title: string;
  anchor: string | null;
  /** The headings above it, from the page's title down. */
  above: IndexedSection[];
  /** The terms of its address, where they differ from the heading: it keeps the name that readers knew before. */
  alias: string[];
  /** What readers say for it. */
  phrasings: string[];
}

export interface OpenIndex {
  base: string;
  sections: IndexedSection[];
  /** Section numbers by term, with the fields `title`, `asked`, `path` and `body`. */
  miniSearch: MiniSearch;
  /** All terms, sorted by code unit. */
  terms: string[];
  /** The number of sections that hold a term. */
  frequency: (term: string) => number;
}

/** The words of an address, where they are not those of the heading: the page's last path segment, or the fragment. */
function createAlias(level: number, route: string, title: string, anchor: string | null): string[] {
  const address = level === 1 ? route.slice(route.lastIndexOf('/') + 1) : (anchor ?? '');
  const terms = collectTerms(address.replace(/-/g, ' '));
  return terms.join() === collectTerms(title).join() ? [] : terms;
}

/** Reads an index file. Throws a `SearchUnavailableError` when it is damaged, or of another version of the site. */
export function openIndexFile(file: IndexFile): OpenIndex {
  if (file.version !== indexVersion) {
    throw new SearchUnavailableError(`The search index has version ${String(file.version)}, not ${indexVersion}.`);
  }
  const bodyTerms = file.terms.split(' ');
  const allPhrasings = file.phrasings.split('\n').map((line) => line.split('|').filter(Boolean));
  const sections: IndexedSection[] = [];
  const documents: {id: number; title: string[]; asked: string[]; path: string[]; body: string[]}[] = [];
  for (const {route, kind, lvl0, tag, sections: ofPage} of file.pages) {
    const above: IndexedSection[] = [];
    const part = findPart(route);
    for (const [level, title, anchor, gaps] of ofPage) {
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      const id = sections.length;
      const phrasings = allPhrasings[id] ?? [];
      const alias = createAlias(level, route, title, anchor);
      const section = {id, route, kind, part, lvl0, tag, level, title, anchor, above: [...above], alias, phrasings};
      const ofAbove = above.flatMap((heading) => [...collectTerms(heading.title), ...heading.alias]);
      documents.push({
        id,
        title: collectTerms(title),
        asked: phrasings.flatMap(collectTerms),
        path: [...new Set([...ofAbove, ...alias])],
        body: fromGaps(gaps).map((number) => bodyTerms[number] ?? ''),
      });
      sections.push(section);
      above.push(section);
    }
  }

  // Terms and queries are made by our own rules; MiniSearch takes them as they are.
  const miniSearch = new MiniSearch({
    fields: ['title', 'asked', 'path', 'body'],
    stringifyField: (terms: string[]) => terms.join(' '),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term]},
  });
  miniSearch.addAll(documents);
  const frequencies = countTerms(documents.map(({title, asked, path, body}) => [...title, ...asked, ...path, ...body]));
  return {
    base: file.base,
    sections,
    miniSearch,
    terms: [...frequencies.keys()].sort(),
    frequency: (term) => frequencies.get(term) ?? 0,
  };
}
