import {expect, test} from 'vitest';
import type * as z from 'zod';
import {count, day, month, post, httpsUrl, sentence, version} from './fields';
import {checkSearchPhrasings, checkSearchSynonyms} from './searchPhrasings.schema';

const fits = (schema: z.ZodType) => (value: unknown) => schema.safeParse(value).success;
const passes = (check: (value: unknown) => unknown) => (value: unknown) => {
  try {
    return Boolean(check(value));
  } catch {
    return false;
  }
};

test.each<[string, (value: unknown) => boolean, unknown[], unknown[]]>([
  [
    'a sentence',
    fits(sentence('it')),
    ['It broke.', 'A.'],
    ['It broke', '.', ' It broke.', '', 'it broke.', 'It broke..'],
  ],
  ['a version', fits(version('')), ['3.10', '3.10.1'], ['3', 'v3.10', '3.10.1.2', '3.10-beta1', '3x10', '3.99']],
  ['a day', fits(day('')), ['2024-02-29'], ['2023-02-29', '2024-2-9', '2024-02-29T00:00Z']],
  ['a month', fits(month), ['2024-01', '2024-12'], ['2024-00', '2024-13', '2024-1', '2024-10-01']],
  [
    'an address',
    fits(httpsUrl('')),
    ['https://a.org/', 'https://a.b.org:80?q=@#c'],
    ['http://a.org/', '//a.org/', '/docs', 'https://a.org/b c', 'https://a.org@b.org/', 'https://localhost/'],
  ],
  [
    'a post',
    fits(post),
    ['/blog/2022/12/30/a-5'],
    [
      '/blog/2022/12/30/',
      '/blog/a',
      'blog/2022/12/30/a',
      '/blog/2022/12/30/a#b',
      '/blog/2022/99/30/a',
      '/blog/2022/12/32/a',
    ],
  ],
  ['a number of things', fits(count('')), [1], [0, -1, 1.5, '1']],
  [
    'a phrasing',
    passes((one) => checkSearchPhrasings({docs: {'/docs': {facets: [one]}}})),
    ['a'.repeat(100), ' a'],
    ['a'.repeat(101), ' ', '', 'a|b', 'a\nb'],
  ],
  [
    'groups of synonyms',
    passes(checkSearchSynonyms),
    [[['a', 'b']]],
    [
      [['a']],
      [['a', 'a']],
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ],
  ],
])('%s is told from what is none', (_, accepts, right, wrong) => {
  expect(right.filter((value) => !accepts(value))).toEqual([]);
  expect(wrong.filter(accepts)).toEqual([]);
});
