import {expect, test} from 'vitest';
import type * as z from 'zod';
import {count, day, httpsUrl, link, month, pastDay, post, sentence, version} from './fields';
import {checkSearchPhrasings, checkSearchSynonyms} from './searchPhrasings.schema';

const fits =
  (schema: z.ZodType) =>
  (value: unknown): boolean =>
    schema.safeParse(value).success;
const passes =
  (check: (text: string) => unknown) =>
  (value: string): boolean => {
    try {
      return Boolean(check(value));
    } catch {
      return false;
    }
  };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const isPhrasing = passes((one) => checkSearchPhrasings({docs: {'/docs': {facets: [one]}}}));
const areSynonyms = passes((text) => checkSearchSynonyms(JSON.parse(text)));

test.each<[string, (text: string) => boolean, string, string]>([
  [
    'a sentence',
    fits(sentence('it')),
    'It broke. | A. | Ä b.',
    'It broke | . |  A b. |  | it broke. | It broke.. | A .',
  ],
  ['a version', fits(version('')), '3.10 | 3.10.1 | 2.6', '3 | v3.10 | 3.10.1.2 | 3.10-beta1 | 3x10 | 3.99'],
  ['a day', fits(day('')), '2024-02-29', '2023-02-29 | 2024-2-9 | 2024-02-29T00:00Z'],
  [
    'a day that has begun, if only in New Zealand',
    fits(pastDay('')),
    `2010-01-01 | ${inDays(1)}`,
    `2009-12-31 | ${inDays(3)}`,
  ],
  ['a month', fits(month), '2024-01 | 2024-12', '2024-00 | 2024-13 | 2024-1 | 2024-10-01 | a2024-01'],
  [
    'an address',
    fits(httpsUrl('')),
    'https://a.org/ | https://a.b.org:80?q=@#c | https://a.org',
    'http://a.org/ | xhttps://a.org/ | //a.org/ | /docs | https://a.org/b c | https://a.org@b.org/ | https://localhost/ | x https://a.org/',
  ],
  ['a link', fits(link(/^https$/, '')), '/ | /docs#a | https://a.org/', '//a.org | /\\a | docs | /a b | http://a.org/'],
  [
    'a post',
    fits(post),
    '/blog/2022/12/30/a-5 | /blog/2022/10/31/a',
    '/blog/2022/12/30/ | x/blog/2022/12/30/a | /blog/a | blog/2022/12/30/a | /blog/2022/12/30/a#b | /blog/2022/99/30/a | /blog/2022/12/32/a',
  ],
  ['a number of things', (text) => fits(count(''))(JSON.parse(text)), '1', '0 | -1 | 1.5 | "1"'],
  ['a phrasing', isPhrasing, `${'a'.repeat(100)} |  a`, `${'a'.repeat(101)} |   |  | a|b | a\nb`],
  ['groups of synonyms', areSynonyms, '[["a","b"]]', '[["a"]] | [["a","a"]] | [["a","b"],["a","b"]] | []'],
])('%s is told from what is none', (_, accepts, right, wrong) => {
  expect(right.split(' | ').filter((value) => !accepts(value))).toEqual([]);
  expect(wrong.split(' | ').filter(accepts)).toEqual([]);
});
