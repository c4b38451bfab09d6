import {formatDay} from './dates';

/** The parts of the site, in the order in which a reader is likely to want them. */
export const siteSections = ['Manual', 'Technical reference', 'Download, community and project', 'Blog'] as const;

export type SiteSection = (typeof siteSections)[number];

export function sectionOf(route: string): SiteSection {
  if (/^\/blog(?:\/|$)/.test(route)) return 'Blog';
  if (/^\/docs(?:$|\/manual\/)/.test(route)) return 'Manual';
  return route.startsWith('/docs/') ? 'Technical reference' : 'Download, community and project';
}

/** What follows a page's title on its card: its section, with the day of a post. */
export function describeSection(route: string): string {
  const [, year, month, day] = /^\/blog\/(\d{4})\/(\d\d)\/(\d\d)\//.exec(route) ?? [];
  if (year) return `Blog · ${formatDay(`${year}-${month}-${day}`)}`;
  const section = sectionOf(route);
  return section === 'Download, community and project' ? 'openrefine.org' : section;
}
