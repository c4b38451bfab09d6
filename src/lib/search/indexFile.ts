import MiniSearch, {type AsPlainObject} from 'minisearch';
import {SearchUnavailableError} from './errors';
import {decodeNumbers, encodeNumbers} from './numberText';
import type {PageKind, SearchPage} from './page';
import {collectBodyTerms, collectTerms} from './tokenize';

/**
 * The index as it travels: what a MiniSearch index holds for the text of the sections, written as tightly as gzip lets
 * it be. Headings are sent once, as text; their part of the index is made where it is read. The text of the sections
 * stays on the server, in files of a few sections each, and is asked for when a hit is shown.
 */
export interface IndexFile {
  version: typeof indexVersion;
  /** What comes before a route in a hit's address: origin and base URL, without a slash at the end. */
  base: string;
  lvl0: string[];
  tags: string[];
  /** One per page: route, kind, place in `lvl0`, place in `tags`, number of sections. */
  pages: [string, PageKind, number, number, number][];
  /** One per section: the level of its heading, a digit. */
  levels: string;
  /** One per section. */
  titles: string[];
  /** Section and fragment, where the fragment is not what `createSlug` makes of the heading. */
  anchors: [number, string | null][];
  /** One number per section: the terms in its text. */
  lengths: string;
  /** The terms of all texts, sorted and front-coded: a letter says how many characters are kept from the one before. */
  terms: string;
  /** Per term the number of sections less one. */
  frequencies: string;
  /**
   * The sections of each term, as the distance from the one before. Terms of many sections come first, so that like
   * numbers stand together, which is worth three per cent to gzip.
   */
  postings: string;
  /** The number of sections in each text file. */
  texts: string;
}

const indexVersion = 1;

/** A text file is closed when it holds this many characters. Smaller files cost less per hit, but compress worse. */
const textFileSize = 400;

/** The fragment that Docusaurus gives a heading that names none itself. */
const createSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');

/** Front-coding keeps at most 25 characters, from `A` for none to `Z`. */
function encodeTerms(terms: string[]): string {
  let before = '';
  let text = '';
  for (const term of terms) {
    let kept = 0;
    while (kept < 25 && kept < before.length && before[kept] === term[kept]) kept += 1;
    text += String.fromCharCode(65 + kept) + term.slice(kept);
    before = term;
  }
  return text;
}

/** Terms are lower case, so that a capital letter of A to Z starts each. */
function decodeTerms(text: string): string[] {
  let before = '';
  return Array.from(text.matchAll(/([A-Z])([^A-Z]*)/g), ([, kept = 'A', rest = '']) => {
    before = before.slice(0, kept.charCodeAt(0) - 65) + rest;
    return before;
  });
}

/** The words of an address, where they are not those of the heading: the page's last path segment, or the fragment. */
function createAlias(level: number, route: string, title: string, anchor: string | null): string[] {
  const address = level === 1 ? route.slice(route.lastIndexOf('/') + 1) : (anchor ?? '');
  return address === createSlug(title) ? [] : collectTerms(address.replace(/-/g, ' '));
}

/** Terms of many sections first; of terms in as many, the order stays. */
const orderByFrequency = (terms: string[], frequency: (term: string) => number): string[] =>
  [...terms].sort((a, b) => frequency(b) - frequency(a));

const unique = (values: string[]): string[] => [...new Set(values)].sort();

/** The index and the texts of pages. The same pages in the same order give the same bytes. */
export function createIndexFile(pages: SearchPage[], base: string): {index: IndexFile; texts: string[][]} {
  const lvl0 = unique(pages.map((page) => page.lvl0));
  const tags = unique(pages.map(({tag}) => tag));
  const sections = pages.flatMap((page) => page.sections);

  const postings = new Map<string, Set<number>>();
  const lengths = sections.map(({text, aliases}, section) => {
    const terms = collectBodyTerms([text, ...aliases.map((alias) => alias.replace(/-/g, ' '))].join(' '));
    for (const term of terms) postings.set(term, (postings.get(term) ?? new Set()).add(section));
    return terms.length;
  });
  const terms = [...postings.keys()].sort();

  const texts: string[][] = [];
  let size = Infinity;
  sections.forEach(({text}) => {
    if (size >= textFileSize) {
      texts.push([]);
      size = 0;
    }
    texts.at(-1)?.push(text);
    size += text.length;
  });

  const index: IndexFile = {
    version: indexVersion,
    base,
    lvl0,
    tags,
    pages: pages.map((page) => [
      page.route,
      page.kind,
      lvl0.indexOf(page.lvl0),
      tags.indexOf(page.tag),
      page.sections.length,
    ]),
    levels: sections.map(({level}) => level).join(''),
    titles: sections.map(({title}) => title),
    anchors: sections.flatMap(({level, title, anchor}, section): [number, string | null][] =>
      anchor === (level === 1 ? null : createSlug(title)) ? [] : [[section, anchor]],
    ),
    lengths: encodeNumbers(lengths),
    terms: encodeTerms(terms),
    frequencies: encodeNumbers(terms.map((term) => (postings.get(term)?.size ?? 0) - 1)),
    postings: encodeNumbers(
      orderByFrequency(terms, (term) => postings.get(term)?.size ?? 0).flatMap((term) => {
        let before = -1;
        return Array.from(postings.get(term) ?? [], (section) => {
          const distance = section - before - 1;
          before = section;
          return distance;
        });
      }),
    ),
    texts: encodeNumbers(texts.map((ofFile) => ofFile.length)),
  };
  return {index, texts};
}

/** A section as the engine needs it. */
export interface IndexedSection {
  id: number;
  route: string;
  kind: PageKind;
  lvl0: string;
  tag: string;
  level: number;
  title: string;
  anchor: string | null;
  /** The headings above it, from the page's title down. */
  above: IndexedSection[];
  /** The terms of its address, where they differ from the heading: it keeps the name that readers knew before. */
  alias: string[];
  /** Where its text is: the file, and the place in it. */
  text: {file: number; place: number};
}

const fields = ['title', 'path', 'body'] as const;

export interface OpenIndex {
  base: string;
  sections: IndexedSection[];
  /** Section numbers by term, with `fields`. */
  miniSearch: MiniSearch;
  /** All terms, sorted by code unit. */
  terms: string[];
  /** The number of sections that hold a term. */
  frequency: (term: string) => number;
}

/** The search terms and queries are made by our own rules; MiniSearch takes them as they are. */
const asIs = {tokenize: (text: string): string[] => [text], processTerm: (term: string): string => term};

function createSections(file: IndexFile): IndexedSection[] {
  const anchors = new Map(file.anchors);
  const textSizes = decodeNumbers(file.texts);
  const text = {file: 0, place: 0};

  const sections: IndexedSection[] = [];
  for (const [route, kind, lvl0, tag, count] of file.pages) {
    const above: IndexedSection[] = [];
    for (let i = 0; i < count; i += 1) {
      const id = sections.length;
      const level = Number(file.levels[id]);
      const title = file.titles[id] ?? '';
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      const anchor = anchors.has(id) ? (anchors.get(id) ?? null) : level === 1 ? null : createSlug(title);
      const section: IndexedSection = {
        id,
        route,
        kind,
        lvl0: file.lvl0[lvl0] ?? '',
        tag: file.tags[tag] ?? '',
        level,
        title,
        anchor,
        above: [...above],
        alias: createAlias(level, route, title, anchor),
        text: {...text},
      };
      sections.push(section);
      above.push(section);
      text.place += 1;
      if (text.place === textSizes[text.file]) {
        text.file += 1;
        text.place = 0;
      }
    }
  }
  return sections;
}

type Postings = Record<string, Record<string, number>>;

/** Reads an index file. Throws a `SearchUnavailableError` when it is damaged, or of another version of the site. */
export function openIndexFile(file: IndexFile): OpenIndex {
  if (file.version !== indexVersion) {
    throw new SearchUnavailableError(`The search index has version ${String(file.version)}, not ${indexVersion}.`);
  }
  const sections = createSections(file);
  const [title, path, body] = ['0', '1', '2'];

  const postings = new Map<string, Postings>();
  const bodyTerms = decodeTerms(file.terms);
  const frequencies = new Map(decodeNumbers(file.frequencies).map((less, place) => [bodyTerms[place] ?? '', less + 1]));
  const distances = decodeNumbers(file.postings);
  let position = 0;
  for (const term of orderByFrequency(bodyTerms, (one) => frequencies.get(one) ?? 0)) {
    // How often a term occurs in a section is not sent: it would cost a tenth more and change no place worth naming.
    const counts: Record<string, number> = {};
    let section = -1;
    for (let left = frequencies.get(term) ?? 0; left > 0; left -= 1) {
      section += 1 + (distances[position++] ?? 0);
      counts[section] = 1;
    }
    postings.set(term, {[body]: counts});
  }

  const bodyLengths = decodeNumbers(file.lengths);
  const fieldLength: Record<string, number[]> = {};
  const sums = [0, 0, 0];
  const add = (term: string, field: string, id: number): void => {
    const ofTerm = postings.get(term) ?? {};
    if (!postings.has(term)) postings.set(term, ofTerm);
    const counts = (ofTerm[field] ??= {});
    counts[id] = (counts[id] ?? 0) + 1;
  };
  for (const section of sections) {
    const ofTitle = collectTerms(section.title);
    const ofAbove = section.above.flatMap((above) => [...collectTerms(above.title), ...above.alias]);
    const ofPath = [...new Set([...ofAbove, ...section.alias])];
    for (const term of ofTitle) add(term, title, section.id);
    for (const term of ofPath) add(term, path, section.id);
    const lengths = [ofTitle.length, ofPath.length, bodyLengths[section.id] ?? 0];
    fieldLength[section.id] = lengths;
    lengths.forEach((length, field) => (sums[field] = (sums[field] ?? 0) + length));
  }

  const terms = [...postings.keys()].sort();
  const plain: AsPlainObject = {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.map(({id}) => [id, id])),
    fieldIds: {title: 0, path: 1, body: 2},
    fieldLength,
    averageFieldLength: sums.map((sum) => sum / Math.max(sections.length, 1)),
    storedFields: {},
    dirtCount: 0,
    index: terms.map((term) => [term, postings.get(term) ?? {}]) as unknown as AsPlainObject['index'],
    serializationVersion: 2,
  };
  const miniSearch = MiniSearch.loadJS(plain, {fields: [...fields], searchOptions: asIs, ...asIs});
  const sectionCounts = new Map(
    Array.from(postings, ([term, byField]) => [
      term,
      Math.max(...Object.values(byField).map((counts) => Object.keys(counts).length)),
    ]),
  );
  const frequency = (term: string): number => sectionCounts.get(term) ?? 0;
  return {base: file.base, sections, miniSearch, terms, frequency};
}
