import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {expectNoFaults} from '../../../tests/expectNoFaults';
import {readJson} from '../../build/readJson';
import {checkDataFiles, checks} from './dataFiles';

const survey = 'src/data/surveys/2024.json';

/** Checks all files with other contents for some of them. */
const checkWith = (contents: Record<string, unknown>) =>
  checkDataFiles((file) => (file in contents ? contents[file] : readJson('.', file)), [survey]);

test('knows every file in src/data', () => {
  // The configuration and tests check these; nothing is to be added to the survey of 2024.
  const elsewhere = ['announcements', 'checkedVersion', 'communities2024'];
  const unknown = readdirSync('src/data')
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((name) => !(name in checks) && !elsewhere.includes(name));
  expectNoFaults(unknown.map((name) => `src/data/${name}.json: Add it to src/plugins/site-data/dataFiles.ts.`));
});

test('lets the files of the site pass, and lists the faults of all', () => {
  expect(() => checkWith({})).not.toThrow();
  expect(() => checkWith({'src/data/extensions.json': {}, [survey]: {}})).toThrow(
    /src\/data\/extensions\.json has[\s\S]*src\/data\/surveys\/2024\.json has/,
  );
});

test.each([
  ['a comma is missing', '[\n1\n2,\n3]', 3],
  ['a comma is too many', '{\n"a": [1,\n],\n"b": 2\n}', 3],
  ['the end is missing', '[\n1,\n', 3],
])('names the line where %s', (_, text, line) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  writeFileSync(path.join(folder, 'a.json'), text);
  expect(() => readJson(folder, 'a.json')).toThrow(
    new RegExp(`^a\\.json:${line} is not valid JSON: .*Check the commas`, 's'),
  );
  rmSync(folder, {recursive: true});
});
