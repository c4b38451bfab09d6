/** An example, before and after: rows on lines of their own, with ` · ` between their cells. */
export type Pair = [before: string, after: string];

/** A line of an index page: it leads to a section of one of the pages that the index lists. */
export interface IndexEntry {
  /** The id of the section, then the ids that it had before. The index keeps all of them. */
  ids: string[];
  /** The heading, or how to call a function. */
  title: string;
  isCode?: boolean;
  /** The version that introduced it, where readers see one. */
  since?: string;
  /** What it is for, in one sentence. */
  text: string;
  pair?: Pair;
  /** What readers type who look for it, besides title and text. */
  words: string[];
}

/** A page that an index lists, with the sections of that page. */
export interface IndexGroup {
  title: string;
  to: string;
  /** Ids that the index keeps for the page. */
  ids: string[];
  entries: IndexEntry[];
}
