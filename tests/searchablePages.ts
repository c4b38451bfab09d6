import type {PageKind, PageSection, SearchablePage} from '../src/lib/search/types';

/** A section of a page as search reads it. The top of the page has no anchor. */
export const section = (level: number, title: string, anchor: string | null, text = ''): PageSection => ({
  level,
  title,
  anchor,
  text,
  aliases: [],
});

export const page = (route: string, kind: PageKind, lvl0: string, sections: PageSection[]): SearchablePage => ({
  route,
  kind,
  lvl0,
  language: 'en',
  tag: kind === 'doc' ? 'docs-default-current' : 'default',
  sections,
});
