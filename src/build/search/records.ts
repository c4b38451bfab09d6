import {findPart} from '../../lib/search/parts';
import {createHierarchy, nameLevel} from '../../lib/search/hierarchy';
import type {HitType, PageSection, SearchablePage, SearchRecord} from '../../lib/search/types';

/** Algolia refuses records of more than 10 kB on its free plan; longer texts become several records. */
const maxContentLength = 4000;

/** Cuts a text at spaces into pieces of at most `maxContentLength` characters, where it has spaces. */
function splitText(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > maxContentLength) {
    const space = rest.lastIndexOf(' ', maxContentLength);
    const end = space > 0 ? space : maxContentLength;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** The DocSearch records of a page: one for each heading, followed by those for its text. */
export function createRecords(page: SearchablePage, base: string): SearchRecord[] {
  const url = base + page.route;
  const above: PageSection[] = [];
  return page.sections.flatMap((section, place) => {
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    above.push(section);
    const hierarchy = createHierarchy(page.lvl0, above);
    const create = (type: HitType, content: string | null, part: number): SearchRecord => ({
      objectID: `${page.route}#${place}-${part}`,
      url: section.anchor === null ? url : `${url}#${section.anchor}`,
      url_without_anchor: url,
      anchor: section.anchor,
      type,
      hierarchy,
      content,
      language: page.language,
      docusaurus_tag: page.tag,
      part: findPart(page.route),
    });
    return [
      create(nameLevel(section.level), null, 0),
      ...splitText(section.text).map((piece, part) => create('content', piece, part + 1)),
    ];
  });
}
