import type {SitePart} from './parts';

/**
 * The shapes that the search plugin writes, the search clients answer with and the search screens read.
 * They follow DocSearch records, so that one set of records serves the embedded index and Algolia alike.
 */

/** The kind of a page, which decides its group (`lvl0`) and its order among equal hits. */
export type PageKind = 'doc' | 'post' | 'page';

/** A heading and the text up to the next heading. The first section of a page is its title and introduction. */
export interface PageSection {
  /** The heading's level, 1 to 6. */
  level: number;
  title: string;
  /** The fragment of the heading, or null for the top of the page. */
  anchor: string | null;
  /** Plain text with single spaces. Code samples and table cells are part of it. */
  text: string;
  /** The old IDs of the section and its parts: empty anchors in it or beside its heading. */
  aliases: string[];
  /** What readers type to find the section, from `src/data/searchPhrasings`. */
  phrasings?: string[];
}

/** What search knows about one page of the built site. */
export interface SearchablePage {
  /** The path of the page below the base URL, such as `/docs/manual/facets`. */
  route: string;
  kind: PageKind;
  /** The group that hits of this page are listed under. */
  lvl0: string;
  language: string;
  tag: string;
  /** The first has level 1. */
  sections: PageSection[];
}

/** What kind of place a hit leads to: a page title (lvl1), a heading below it (lvl2 …) or the text under one. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** The path of headings above a record; `lvl0` is the sidebar category, the blog or the site. */
export type Hierarchy = Record<Exclude<HitType, 'content'>, string | null> & {lvl0: string};

/** One record of the exported index. `url` is absolute, with a fragment for sections. */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HitType;
  hierarchy: Hierarchy;
  /** The section's text, plain; null for a record that stands for a heading alone. */
  content: string | null;
  language: string;
  /** Contextual-search tags: `default` for blog and pages, `docs-default-current` for docs. */
  docusaurus_tag: string;
  part: SitePart;
}

/** Escaped HTML with `<mark>`; undefined where there is no such text. */
export type MarkedText = {value: string} | undefined;

/**
 * A hit as the DocSearch modal and the search page render it. `hierarchy` and `content` are plain text, to be escaped
 * where they become HTML.
 */
export interface SearchHit {
  objectID: string;
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
  /** Text of the section, from the embedded index no more than the snippet; null when none could be loaded. */
  content: string | null;
  _highlightResult: {hierarchy: Partial<Record<keyof Hierarchy, MarkedText>>};
  _snippetResult: {content?: MarkedText};
}

export interface SearchRequest {
  query: string;
  /** Hits wanted, at most. */
  hitsPerPage: number;
  /** Zero-based page of hits. */
  page: number;
  /** Words around the match in a snippet: 10, or 5 on screens up to 768 px wide. */
  snippetWords: number;
  /** Pages whose texts are loaded for the snippets of their hits, at most; without it, those of all hits. */
  textPages?: number | undefined;
  /** Contextual-search tags; a hit carries one of them. Empty: every hit. */
  tags: string[];
  /** Only hits of this part of the site. */
  part?: SitePart | undefined;
}

export interface SearchResponse {
  hits: SearchHit[];
  /** Sections that match, all pages together. */
  nbHits: number;
  nbPages: number;
  /** The query as it was understood, where the site has no words like some of those typed. */
  corrected?: string | undefined;
  /** Whether at least half of its words were guessed. */
  isGuess?: boolean;
  /** Up to three queries that are known to give hits; filled when there are none. */
  suggestions: string[];
  /** Sections that match in each part of the site, whichever part was asked for; left out where that is not known. */
  counts?: Record<SitePart, number>;
  queryID?: string;
}

/** The one interface behind the modal and the search page. Rejects when there is no answer. */
export interface SearchClient {
  search(request: SearchRequest): Promise<SearchResponse>;
}
