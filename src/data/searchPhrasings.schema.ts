import * as z from 'zod';
import {checkData, createCheck} from './checkData';
import {list, listOf, report, textOfForm} from './fields';

// Used while building and testing only: zod must not reach the browser.

const phrasing = textOfForm(
  /^(?=.{1,100}$)[^|]*[^|\s][^|]*$/,
  'Write what a reader would type, in at most 100 characters, without "|".',
);

const phrasings = listOf(phrasing, 'what readers type for this section, or remove its id');
const schema = z.record(z.string(), z.record(z.string(), phrasings));

/** What readers type for a section, by the path of its page and its id, which is empty for the top of the page. */
export type SearchPhrasings = z.infer<typeof schema>;

/** The folder of the phrasings, which has a file for each folder of the docs, one for the blog, and one for the rest. */
export const phrasingsFolder = 'src/data/searchPhrasings';

/** The name of the file with the phrasings of a page: `docs-manual` for `/docs/manual/facets`. */
function nameFile(route: string): string {
  const [, part, ...below] = route.split('/');
  return part === 'docs' ? [part, ...below.slice(0, -1)].join('-') : part === 'blog' ? part : 'pages';
}

/** What readers type for sections of the site, by the names of the files, checked and in one. */
export function checkSearchPhrasings(files: Record<string, unknown>): SearchPhrasings {
  const all: SearchPhrasings = {};
  for (const [name, value] of Object.entries(files)) {
    const mine = schema.superRefine((pages, context) => {
      for (const route of Object.keys(pages).filter((one) => nameFile(one) !== name))
        report(context, [route], `belongs in ${phrasingsFolder}/${nameFile(route)}.json.`);
    });
    Object.assign(all, checkData(`${phrasingsFolder}/${name}.json`, mine, value));
  }
  return all;
}

const group = list(phrasing, 'List words that mean the same.').min(2, 'is no group. Add words that mean the same.');
const synonyms = listOf(group, 'groups of words that mean the same');

export const checkSearchSynonyms = createCheck('searchSynonyms', synonyms);
