import {sectionOf, type SiteSection} from '../siteSections';

/** The parts of the site that a search can be limited to, as addresses name them, in the order of the buttons. */
export const siteParts = ['manual', 'technical', 'blog', 'pages'] as const;

export type SitePart = (typeof siteParts)[number];

export const partNames: Record<SitePart, string> = {
  manual: 'Manual',
  technical: 'Technical reference',
  blog: 'Blog',
  pages: 'Other pages',
};

const bySection: Record<SiteSection, SitePart> = {
  Manual: 'manual',
  'Technical reference': 'technical',
  Blog: 'blog',
  'Download, community and project': 'pages',
};

/** The part of the site that a route belongs to. */
export const findPart = (route: string): SitePart => bySection[sectionOf(route)];

/** The part that an address names; undefined for none, or for one there is not. */
export const readPart = (name: string | null): SitePart | undefined => siteParts.find((part) => part === name);
