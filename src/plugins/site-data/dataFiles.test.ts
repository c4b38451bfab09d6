import {readdirSync} from 'node:fs';
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
  checkWith({});
  expect(() => checkWith({'src/data/extensions.json': {}, [survey]: {}})).toThrow(
    /src\/data\/extensions\.json has[\s\S]*src\/data\/surveys\/2024\.json has/,
  );
});
