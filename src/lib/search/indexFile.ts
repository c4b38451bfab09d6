import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import {SearchUnavailableError} from './errors';
import type {PageKind, SearchablePage} from './types';
import {findPart, type SitePart} from './parts';
import {collectBodyTerms, collectTerms} from './tokenize';

/**
 * The index as it travels: the headings as text, all else as numbers. MiniSearch's own serialization of the same index is
 * more than twice as large. The texts stay on the server, a file for each page, and are asked for when a hit is shown.
 */
export interface IndexFile {
  version: typeof indexVersion;
  /** What comes before a route in a hit's address: origin and base URL, without a slash at the end. */
  base: string;
  pages: IndexedPage[];
  /** The terms of all texts and phrasings: the more frequent first, those about as frequent by their first section. */
  terms: string;
  /**
   * A line for each term: the numbers of the sections whose texts hold it, each as the steps from the one before. The first
   * one's are from the first one of the line before, around the end of the list.
   */
  holders: string;
  /** A line for each section: what readers say for it, with a space between, each as the numbers of its terms. */
  phrasings: string;
}

type IndexedPage = Pick<SearchablePage, 'route' | 'kind' | 'lvl0' | 'tag'> & {
  /** Without an anchor, a section has the one that its title gives, and the top of the page none. */
  sections: [level: number, title: string, anchor?: string | null][];
};

const indexVersion = 7;

const createAnchor = (level: number, title: string): string | null =>
  level === 1 ? null : title.toLowerCase().replace(/[^\p{L}\p{N}_-]/gu, (one) => (one === ' ' ? '-' : ''));

/** The character for 0: the first one after the quote, which JSON escapes. Those for 55,000 numbers follow. */
const zero = 0x23;

/** Numbers as text, one character each, which gzip packs a tenth smaller than digits and commas. */
export const toText = (numbers: number[]): string =>
  numbers.map((number) => String.fromCharCode(zero + number)).join('');

const fromText = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0) - zero);

/** The index of pages. The same pages in the same order give the same file. */
export function createIndexFile(pages: SearchablePage[], base: string): IndexFile {
  const sections = pages.flatMap(({kind, sections: ofPage}) => ofPage.map((section) => ({...section, kind})));
  // How often a term occurs in a section is not sent: it would cost a tenth more and change no place worth naming.
  const ofTexts = sections.map(
    ({kind, text, aliases}) =>
      new Set(
        collectBodyTerms([text, ...aliases].join(' ')).filter(
          // Ports, limits, and codes are in the docs; elsewhere, a number is an amount or a count.
          (term) => kind === 'doc' || !/^\d+$/.test(term),
        ),
      ),
  );
  const asked = sections.map(({phrasings = []}) => phrasings.map(collectTerms));
  const frequency = countTerms([...ofTexts, ...asked.flat()]);
  // The terms of texts come in the order of their sections, and those that are about as frequent stay in it: gzip packs
  // their numbers smaller.
  const commonness = (term: string): number => Math.ceil(Math.log2(Math.max(8, frequency.get(term) ?? 0)));
  const terms = [...frequency.keys()].sort((a, b) => commonness(b) - commonness(a));
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const write = (phrasing: string[]): string => toText(phrasing.map((term) => numbers.get(term) ?? 0));
  const holders = new Map(terms.map((term): [string, number[]] => [term, []]));
  for (const [section, ofText] of ofTexts.entries()) for (const term of ofText) holders.get(term)?.push(section);
  let first = 0;
  const writeHolders = (held: number[]): string => {
    const before = [first, ...held];
    first = held[0] ?? first;
    return toText(
      held.map((section, place) => (section - (before[place] as number) + sections.length) % sections.length),
    );
  };
  return {
    version: indexVersion,
    base,
    pages: pages.map(({route, kind, lvl0, tag, sections: ofPage}) => ({
      kind,
      lvl0,
      tag,
      route,
      sections: ofPage.map(({level, title, anchor}) =>
        anchor === createAnchor(level, title) ? [level, title] : [level, title, anchor],
      ),
    })),
    terms: terms.join(' '),
    holders: [...holders.values()].map(writeHolders).join('\n'),
    // Their order means nothing, and gzip packs them smaller when they are sorted.
    phrasings: asked.map((ofSection) => ofSection.map(write).sort().join(' ')).join('\n'),
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
  id: number;
  /** The number of its page, and its place there. */
  page: number;
  place: number;
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
  /** What readers say for it, as terms. */
  phrasings: string[][];
}

export interface OpenIndex {
  base: string;
  sections: IndexedSection[];
  /** Section numbers by term, with the fields `title`, `asked`, `path` and `body`. */
  miniSearch: MiniSearch;
  /** The number of sections that hold a term. */
  terms: SearchableMap<number>;
}

/** The words of an address, where they are not those of the heading: the page's last path segment, or the fragment. */
function createAlias(level: number, route: string, title: string, anchor: string | null): string[] {
  const address = level === 1 ? route.slice(route.lastIndexOf('/') + 1) : (anchor ?? '');
  const terms = collectTerms(address.replace(/-/g, ' '));
  return terms.join() === collectTerms(title).join() ? [] : terms;
}

/** Reads an index file. Throws a `SearchUnavailableError` when it is damaged, or of another version of the site. */
export function openIndexFile(file: IndexFile): OpenIndex {
  const {version}: {version: number} = file;
  if (version !== indexVersion) {
    throw new SearchUnavailableError(`The search index has version ${version}, not ${indexVersion}.`);
  }
  const terms = file.terms.split(' ');
  const bodies: string[][] = [];
  const count = file.pages.reduce((sum, page) => sum + page.sections.length, 0);
  let first = 0;
  for (const [number, line] of file.holders.split('\n').entries()) {
    let section = first;
    for (const [place, step] of fromText(line).entries()) {
      section = (section + step) % count;
      if (place === 0) first = section;
      (bodies[section] ??= []).push(terms[number] as string);
    }
  }
  const allPhrasings = file.phrasings
    .split('\n')
    .map((line) => line.split(' ').filter(Boolean))
    .map((ofSection) => ofSection.map((phrasing) => fromText(phrasing).map((number) => terms[number] as string)));
  const sections: IndexedSection[] = [];
  const documents: {id: number; title: string[]; asked: string[]; path: string[]; body: string[]}[] = [];
  for (const [page, {route, kind, lvl0, tag, sections: ofPage}] of file.pages.entries()) {
    const above: IndexedSection[] = [];
    const part = findPart(route);
    for (const [place, [level, title, anchor = createAnchor(level, title)]] of ofPage.entries()) {
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      const id = sections.length;
      const phrasings = allPhrasings[id] ?? [];
      const alias = createAlias(level, route, title, anchor);
      const named = {route, kind, part, lvl0, tag, level, title, anchor, above: [...above], alias, phrasings};
      const section = {id, page, place, ...named};
      const ofAbove = above.flatMap((heading) => [...collectTerms(heading.title), ...heading.alias]);
      documents.push({
        id,
        title: collectTerms(title),
        asked: phrasings.flat(),
        path: [...new Set([...ofAbove, ...alias])],
        body: bodies[id] ?? [],
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
    terms: SearchableMap.from([...frequencies]) as SearchableMap<number>,
  };
}
