import * as z from 'zod';
import {checkData} from './checkData';
import {list, listOf, report} from './fields';

// Used while building and testing only: zod must not reach the browser.

const phrasing = z
  .string({error: 'is not a text. Write what a reader would type.'})
  .regex(/^[^|\n]*[^|\s][^|\n]*$/, {error: 'is empty, or holds a bar. Write what a reader would type, without "|".'})
  .max(100, {error: 'is longer than 100 characters. Keep the words that matter.'});

const phrasings = listOf(phrasing, 'what readers type for this section, or remove its id');

const sections = z.record(z.string(), phrasings, {error: 'has to list the sections of the page by their ids.'});

const schema = z.record(z.string(), sections, {
  error: 'has to be an object of pages by their paths.',
});

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
    Object.assign(
      all,
      checkData(`${phrasingsFolder}/${name}.json`, mine, value, (_, route) => String(route)),
    );
  }
  return all;
}

const group = list(phrasing, 'List words that mean the same.').min(2, 'is no group. Add words that mean the same.');
const synonyms = listOf(group, 'groups of words that mean the same');

export const checkSearchSynonyms = (value: unknown): string[][] =>
  checkData('src/data/searchSynonyms.json', synonyms, value, () => '');
