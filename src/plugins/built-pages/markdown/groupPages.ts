import {sectionOf, siteSections} from '../../../lib/siteSections';
import type {LlmsSection, ListedPage} from './renderLlms';

/** A page of the site with its route below the base URL. */
export interface SitePage extends ListedPage {
  route: string;
}

/** Pages that list other pages. llms.txt lists those pages instead. */
const isList = (route: string): boolean =>
  /^\/blog(?:$|\/(?:page|tags|authors|archive)(?:\/|$))|^\/docs\/tags(?:\/|$)/.test(route);

/** Groups the pages into sections: docs in the order of the sidebar, and posts with the latest first. */
export function groupPages(pages: SitePage[], sidebar: string[]): LlmsSection[] {
  const rank = new Map(sidebar.map((route, index) => [route, index]));
  // The first page of the docs may not be in the sidebar.
  const place = ({route}: SitePage) => (route === '/docs' ? -1 : (rank.get(route) ?? sidebar.length));
  const compare = (one: SitePage, other: SitePage): number => {
    if (place(one) !== place(other)) return place(one) - place(other);
    const order = one.route < other.route ? -1 : 1;
    return one.route.startsWith('/blog/') ? -order : order;
  };
  const listed = pages.filter(({route}) => !isList(route)).sort(compare);
  return siteSections.map((title) => ({title, pages: listed.filter(({route}) => sectionOf(route) === title)}));
}
