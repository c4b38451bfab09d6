import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {checkEach} from './ContentError';
import {readJson} from './readJson';

// Where code imports a file that cannot be read, the error does not name it.
test('every data file can be read', () => {
  const files = Globby.sync('src/data/**/*.json');
  expect(files.length).toBeGreaterThan(20);
  checkEach(files, (file) => readJson('.', file));
});

test.each([
  ['a comma is missing', '[\n1\n2,\n3]', '2 is not valid JSON: .*Check the commas'],
  ['a comma is too many', '{\n"a": [1,\n],\n"b": 2\n}', '2 has "," before nothing. Remove it'],
  ['the end is missing', '[\n1\n', '2 is not valid JSON: .*Check the commas'],
  ['a quotation mark is missing', '{\n"a": "b\n}', '2 has b, which is not JSON. Write "'],
  ['a quotation mark is curly', '{"a": "‘b’",\n“c”: 1}', '2 has “c, which is not JSON. Write "'],
  ['a quotation mark is single', "{\n'a': 1}", '2 has \'a, which is not JSON. Write "'],
  ['a comment is', '[1,\n// a\n2]', '2 has /, which is not JSON. Write " around names and texts, and no comments'],
  [
    'a name is repeated',
    '[{"a": {"b": 1}, "b": [true, -1.5e+3]},\n{"a": 1,\n"a": 2}]',
    '3 has "a" twice in one object',
  ],
])('names the line where %s', (_, text, fault) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  writeFileSync(path.join(folder, 'a.json'), text);
  expect(() => readJson(folder, 'a.json')).toThrow(new RegExp(`^a\\.json:${fault}`, 's'));
  rmSync(folder, {recursive: true});
});
