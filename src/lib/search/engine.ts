import {escapeHtml} from './escapeHtml';
import {createHierarchy, createLevels, mapHeadings, nameLevel} from './hierarchy';
import {createSnippet, renderHighlight, type IsFound} from './highlight';
import {openIndexFile, type IndexFile, type IndexedSection} from './indexFile';
import {siteParts, type SitePart} from './parts';
import {measureLiteral, readLiteral} from './literal';
import {parseQuery, type ParsedQuery} from './query';
import {holdsAll, rankSections, type RankedSection} from './rank';
import {suggestQueries} from './suggest';
import {tokenize, type Token} from './tokenize';
import type {SearchHit, SearchRequest, SearchResponse} from './types';

/** Gives the texts of the sections of a page, by its number. May reject: its hits then have no snippets. */
export type LoadTexts = (page: number) => Promise<string[]>;

export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResponse>;
}

interface SectionText {
  text: string;
  tokens: Token[];
}

function createHit(
  base: string,
  query: ParsedQuery,
  {section, match}: RankedSection,
  text: SectionText | null,
  snippetWords: number,
): SearchHit {
  const found = new Set(Object.keys(match));
  const isFound: IsFound = (term) => found.has(term);
  const address = section.anchor === null ? section.route : `${section.route}#${section.anchor}`;
  // A section whose headings have the words is best told by its first sentence.
  const isNamed = holdsAll(query, match, 'title', 'path');
  const snippet = text && createSnippet(text.text, text.tokens, isFound, snippetWords, isNamed);
  const hierarchy = createHierarchy(section.lvl0, [...section.above, section]);
  const html = {...mapHeadings(hierarchy, (title) => renderHighlight(title, isFound)), lvl0: escapeHtml(section.lvl0)};
  const marked = createLevels((level) => {
    const value = html[level];
    return value === null ? undefined : {value};
  });
  return {
    objectID: `${section.id}:${address}`,
    url: base + address,
    type: isNamed || !snippet ? nameLevel(section.level) : 'content',
    hierarchy,
    content: snippet?.plain ?? null,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {content: snippet ? {value: snippet.html} : undefined},
  };
}

/** How many of the ranked sections are in each part of the site. */
function countParts(ranked: RankedSection[]): Record<SitePart, number> {
  const counts = Object.fromEntries(siteParts.map((part) => [part, 0])) as Record<SitePart, number>;
  for (const {section} of ranked) counts[section.part] += 1;
  return counts;
}

/** Answers queries from an index file. Throws a `SearchUnavailableError` when the file cannot be read. */
export function createSearchEngine(file: IndexFile, loadTexts: LoadTexts): SearchEngine {
  const index = openIndexFile(file);
  // Kept ready, so that typing on does not cut up the same texts again.
  const texts = new Map<number, SectionText>();
  let latest: {key: string; parsed: ParsedQuery; ranked: RankedSection[]} | undefined;

  async function readText({id, page, place}: IndexedSection, mayLoad: boolean): Promise<SectionText | null> {
    const kept = texts.get(id) ?? null;
    if (kept || !mayLoad) return kept;
    try {
      const text = (await loadTexts(page))[place] ?? '';
      const read = {text, tokens: tokenize(text)};
      texts.set(id, read);
      return read;
    } catch {
      return null;
    }
  }

  return {
    async search({query, hitsPerPage, page, snippetWords, textPages = hitsPerPage, tags, part}) {
      const key = JSON.stringify([query, tags]);
      if (latest?.key !== key) {
        const parsed = parseQuery(query, index);
        latest = {key, parsed, ranked: rankSections(index, parsed, tags)};
      }
      const {parsed, ranked: all} = latest;
      const ranked = all.filter(({section}) => part === undefined || section.part === part);
      const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const literal = readLiteral(query, parsed.isCode);
      // What is copied may be part of any hit's text.
      const most = literal.length > 0 ? hitsPerPage : textPages;
      const worth = [...new Set(shown.map(({section}) => section.page))].slice(0, most);
      const read = await Promise.all(
        shown.map(async (one) => {
          const text = await readText(one.section, worth.includes(one.section.page));
          const share = Math.max(
            measureLiteral(literal, tokenize(one.section.title)),
            text ? measureLiteral(literal, text.tokens) : 0,
          );
          return {one, text, share: share > 0.75 ? share : 0};
        }),
      );
      read.sort((a, b) => b.share - a.share);
      return {
        hits: read.map(({one, text}) => createHit(index.base, parsed, one, text, snippetWords)),
        nbHits: ranked.length,
        nbPages: Math.ceil(ranked.length / hitsPerPage),
        counts: countParts(all),
        corrected: all.length > 0 ? parsed.corrected : undefined,
        isGuess: parsed.isGuess,
        suggestions:
          all.length === 0
            ? suggestQueries(
                index,
                query,
                (candidate) => rankSections(index, parseQuery(candidate, index), tags).length > 0,
              )
            : [],
      };
    },
  };
}
