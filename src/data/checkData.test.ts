import {describe, expect, test} from 'vitest';
import * as z from 'zod';
import {readJson} from '../build/readJson';
import {checks} from '../plugins/site-data/dataFiles';
import {checkData} from './checkData';
import {text} from './fields';

/** What a check says of a value, or nothing where it lets it pass. */
function complaint(check: (value: unknown) => unknown, value: unknown): string {
  try {
    check(value);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a problem that its schema has no own words for', () => {
  const entry = z.strictObject({
    name: z.string().min(2).max(4),
    kind: z.enum(['a', 'b']).optional(),
    year: z.int().min(2000).optional(),
    open: z.boolean().optional(),
    tags: z.array(z.string()).min(1).optional(),
    part: z.strictObject({id: z.string().regex(/^\d$/)}).optional(),
  });
  const check = (value: unknown) => checkData('a.json', z.array(entry), value);

  test.each<[unknown, string]>([
    [[{name: 'a', nmae: 1}], '- entry "a": has an unknown field "nmae".'],
    [[{name: 'abc', part: {id: '1', ID: 1}}], '- entry "abc", field "part": has an unknown field "ID".'],
    [[{}], '- entry number 1, field "name": is missing.'],
    [[{name: 1}], '- entry number 1, field "name": is 1.'],
    [[{name: 'a'}], 'has too few characters. Write at least 2.'],
    [[{name: 'abcde'}], 'has too many characters. Write at most 4.'],
    [[{name: 'abc', kind: 'c'}], 'is "c". Write "a" or "b".'],
    [[{name: 'abc', year: 1999}], 'is out of range. Write at least 2000.'],
    [[{name: 'abc', year: 2000.5}], 'field "year": is 2000.5. Write an integer.'],
    [[{name: 'abc', open: 'yes'}], 'field "open": is "yes". Write true or false.'],
    [[{name: 'abc', tags: 'a'}], 'field "tags": is "a". Write a list.'],
    [[{name: 'abc', tags: []}], 'has too few entries. Write at least 1.'],
    [[{name: 'abc', part: {id: 'x'}}], 'field "part", field "id": is not written as'],
    [[null], '- entry number 1: must be an object with the fields name, kind, year, open, tags, part.'],
    [null, '- is null. Write a list.'],
    [
      [{name: 1}, null],
      'a.json has problems:\n- entry number 1, field "name": is 1. Write a string.\n- entry number 2: must',
    ],
  ])('is told with its place and its remedy: %j', (value, message) => {
    expect(complaint(check, value)).toContain(message);
  });
});

test('a text that is blank is empty', () => {
  expect(complaint((value) => checkData('a.json', text('Write it.'), value), '  ')).toContain('is empty. Write it.');
});

describe('what is wrong in a data file', () => {
  const files = Object.entries(checks).map(([name, check]): [string, (value: unknown) => unknown] => [
    `src/data/${name}.json`,
    check,
  ]);

  /** What stands for a file that may be empty, or that is long. */
  const samples: Record<string, unknown> = {
    'src/data/events.json': [
      {id: 'a', text: 'A', link: 'https://example.org/', when: {start: '2027-05-10', changed: '2027-05-01'}},
    ],
    'src/data/screenshots.json': {'home/start': {width: 800, height: 600, openRefine: '3.10.1', taken: '2026-03-04'}},
  };

  /** The beginning of each list and of each object that is one: the rest has the same fields. */
  const shorten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 3).map(shorten);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 20)
        .map(([name, own]) => [name, shorten(own)]),
    );
  };

  /** The value with everything of it spoilt once: each field and the first of each list. */
  function* spoilt(value: unknown): Generator<unknown> {
    for (const wrong of [undefined, null, {}, [], '', 'no such thing', -1, 0.5]) yield wrong;
    if (Array.isArray(value)) {
      if (value.length > 0) for (const part of spoilt(value[0])) yield [part, ...value.slice(1)];
    } else if (typeof value === 'object' && value !== null) {
      yield {...value, untill: '2027-09-30'};
      for (const [name, own] of Object.entries(value)) for (const part of spoilt(own)) yield {...value, [name]: part};
    }
  }

  test.each(files)('is told of %s in words of ours', (file, check) => {
    const faults = [...spoilt(shorten(samples[file] ?? readJson('.', file)))].map((value) => complaint(check, value));
    expect(faults.filter((fault) => fault && !fault.startsWith(`${file} has`))).toEqual([]);
    const lines = faults.filter(Boolean).flatMap((fault) => fault.split('\n').slice(1));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of new Set(lines)) {
      expect(line).toMatch(/^- \S.*\.$/);
      expect(line).not.toMatch(/Unrecognized|Invalid|Too (small|big)|undefined/);
    }
    expect(faults.join('\n')).toMatch(
      /unknown field "untill"\. The fields are|with the fields|Write an object|groups of words/,
    );
  });
});
