import type {SearchPhrasings} from '../../data/searchPhrasings.schema';
import {ContentError} from '../ContentError';
import type {SearchablePage} from '../../lib/search/types';

/** The pages with what readers type for their sections. Throws when a phrasing is for a page or section that is not there. */
export function addPhrasings(pages: SearchablePage[], phrasings: SearchPhrasings): SearchablePage[] {
  const problems: string[] = [];
  for (const [route, ofSections] of Object.entries(phrasings)) {
    const page = pages.find((one) => one.route === route);
    if (!page) problems.push(`- "${route}" is no page that search finds. Correct the path, or remove it.`);
    for (const id of page ? Object.keys(ofSections) : []) {
      if (page?.sections.some(({anchor}) => (anchor ?? '') === id)) continue;
      problems.push(
        `- "${route}" has no heading with the id "${id}". If you reworded the heading, keep its old id: {#${id}}. If the section is gone, remove "${id}" here.`,
      );
    }
  }
  if (problems.length > 0) throw new ContentError(`src/data/searchPhrasings has problems:\n${problems.join('\n')}`);
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      phrasings: phrasings[page.route]?.[section.anchor ?? ''] ?? [],
    })),
  }));
}
