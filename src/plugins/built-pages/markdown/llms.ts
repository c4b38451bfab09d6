import {escapeHtml} from '../../../lib/search/escapeHtml';
import {sectionOf, siteSections} from '../../../lib/siteSections';
import {htmlToMarkdown} from './htmlToMarkdown';

/** A page in the list: its route below the base URL, its title, the address of its Markdown twin, and its description. */
export interface SitePage {
  route: string;
  title: string;
  url: string;
  description: string;
}

interface LlmsSection {
  title: string;
  pages: Omit<SitePage, 'route'>[];
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

/** The text of `llms.txt`, in the form of https://llmstxt.org: what the site is, and its pages as Markdown. */
export function renderLlms(title: string, summary: string, sections: LlmsSection[]): string {
  const parts = sections
    .filter(({pages}) => pages.length > 0)
    .map((section) => {
      const items = section.pages.map(({title: name, url, description}) => {
        return `<li><a href="${url}">${escapeHtml(name)}</a>${description && `: ${escapeHtml(description)}`}</li>`;
      });
      return `<h2>${section.title}</h2><ul>${items.join('')}</ul>`;
    });
  return htmlToMarkdown(`<h1>${title}</h1><blockquote>${escapeHtml(summary)}</blockquote>${parts.join('')}`);
}
