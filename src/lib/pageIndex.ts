import {postsByYear} from './postsByYear';
import {sectionOf, siteSections, type SiteSection} from './siteSections';

export interface IndexedPage {
  title: string;
  permalink: string;
}

export interface PageGroup {
  /** Null for the pages that stand directly below the section. */
  title: string | null;
  pages: IndexedPage[];
}

export interface PageIndexSection {
  title: SiteSection;
  groups: PageGroup[];
}

/** An entry of a sidebar: a page, or a category of entries, which may have its own page. */
export interface SidebarEntry {
  /** The category's label; undefined for a page. */
  label?: string;
  /** The address of the page, or of the category's own. */
  permalink?: string;
  items?: readonly SidebarEntry[];
}

export interface IndexedSite {
  baseUrl: string;
  /** Pages outside docs and blog. */
  pages: readonly IndexedPage[];
  docs: readonly IndexedPage[];
  sidebar: readonly SidebarEntry[];
  posts: readonly (IndexedPage & {date: string})[];
  /** Pages that list posts. */
  lists: readonly IndexedPage[];
}

const byTitle = (one: IndexedPage, other: IndexedPage): number => one.title.localeCompare(other.title, 'en');

/** The docs of a sidebar by category, each category and subcategory a group; then those that are in no sidebar. */
function groupDocs(docs: readonly IndexedPage[], sidebar: readonly SidebarEntry[]): PageGroup[] {
  const left = new Map(docs.map((doc) => [doc.permalink, doc]));
  const take = (permalink: string | undefined): IndexedPage[] => {
    const doc = permalink === undefined ? undefined : left.get(permalink);
    if (doc) left.delete(doc.permalink);
    return doc ? [doc] : [];
  };
  const visit = (title: string | null, own: string | undefined, entries: readonly SidebarEntry[]): PageGroup[] => [
    {title, pages: [...take(own), ...entries.flatMap(({items, permalink}) => (items ? [] : take(permalink)))]},
    ...entries.flatMap(({label, permalink, items}) => (items ? visit(label ?? null, permalink, items) : [])),
  ];
  const groups = visit(null, undefined, sidebar);
  const rest = [...left.values()].sort(byTitle).map((doc) => ({title: 'Further pages', pages: [doc]}));
  return [...groups, ...rest].filter(({pages}) => pages.length > 0);
}

/** Every page of a site by section: docs by category of the sidebar, posts by year, the rest by title. */
export function createPageIndex({baseUrl, pages, docs, sidebar, posts, lists}: IndexedSite): PageIndexSection[] {
  const groups: PageGroup[] = [
    ...groupDocs(docs, sidebar),
    {title: null, pages: [...pages].sort(byTitle)},
    {title: null, pages: [...lists]},
    ...postsByYear(posts).map(({year, posts: group}) => ({
      title: year,
      pages: group.map(({title, permalink}) => ({title, permalink})),
    })),
  ];
  const section = ({pages: [first]}: PageGroup) => first && sectionOf(`/${first.permalink.slice(baseUrl.length)}`);
  return siteSections
    .map((title) => ({title, groups: groups.filter((group) => section(group) === title)}))
    .filter((part) => part.groups.length > 0);
}
