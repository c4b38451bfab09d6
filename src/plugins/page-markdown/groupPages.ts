import {sectionOf, siteSections} from '../../lib/siteSections';
import type {LlmsSection, ListedPage} from './renderLlms';

/** A page of the site with its route below the base URL. */
export interface SitePage extends ListedPage {
  route: string;
}

/** Lists made of other pages: their entries are in the list instead. */
const isList = (route: string): boolean => /^\/blog(?:$|\/(?:page|tags|authors|archive)(?:\/|$))/.test(route);

/** Puts the pages into sections: docs in the order of the sidebar, posts by their dates, the newest first. */
export function groupPages(pages: SitePage[], sidebar: string[]): LlmsSection[] {
  const rank = new Map(sidebar.map((route, index) => [route, index]));
  // The page that leads into the docs is in no sidebar.
  const place = ({route}: SitePage) => (route === '/docs' ? -1 : (rank.get(route) ?? sidebar.length));
  const compare = (one: SitePage, other: SitePage): number => {
    if (place(one) !== place(other)) return place(one) - place(other);
    const order = one.route < other.route ? -1 : 1;
    return one.route.startsWith('/blog/') ? -order : order;
  };
  const listed = pages.filter(({route}) => !isList(route)).sort(compare);
  return siteSections.map((title) => ({title, pages: listed.filter(({route}) => sectionOf(route) === title)}));
}
