import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';

const requirements = JSON.parse(fs.readFileSync('tests/specification.json', 'utf8')) as Record<string, string>;
const notes = [
  ...fs.readFileSync('tests/specification.md', 'utf8').matchAll(/^- \*\*([\d., ]+)\*\*: .{20,}/gm),
].flatMap(([, ids = '']) => ids.split(', '));

/** The title of a test that names lines at its end. A test that is skipped proves nothing. */
const TITLE = /(?<!\.(?:skip|todo|fixme))\(\s*(['"`])(.* \[(\d+\.\d+(?:, \d+\.\d+)*)\])(?: @[\w-]+)*\1,/g;

const tests = Globby.sync(['{src,tests}/**/*.{test,spec}.{ts,tsx}', 'tests/browsers/*.ts']).flatMap((file) =>
  [...fs.readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title = '', ids = '']) => ({
    title: `${file} › ${title}`,
    ids: ids.split(', '),
  })),
);

it('the specification is numbered without a gap, so that no line is lost', () => {
  const sections = Object.entries({1: 5, 2: 43, 3: 16, 4: 16, 5: 6, 6: 1, 7: 4, 8: 15, 9: 22});
  const ids = sections.flatMap(([section, count]) => Array.from({length: count}, (_, at) => `${section}.${at + 1}`));
  expect(Object.keys(requirements)).toEqual(ids);
});

it('tests and notes name only lines that exist', () => {
  const unknown = tests.filter(({ids}) => ids.some((id) => !(id in requirements)));
  const lost = notes.filter((id) => !(id in requirements));
  expectNoFaults([
    ...unknown.map(({title}) => `${title} names a line that tests/specification.json does not have. Correct it.`),
    ...lost.map((id) => `tests/specification.md: ${id} is not in tests/specification.json. Correct it.`),
  ]);
});

const lines = Object.entries(requirements).map(([id, requirement]) => {
  const proofs = tests.filter(({ids}) => ids.includes(id)).map(({title}) => title);
  return [[`${id} ${requirement}`, ...proofs].join('\n      '), id, proofs.length] as const;
});

it.each(lines)('%s', (_title, id, count) => {
  expect(
    count > 0 || notes.includes(id),
    `No test names line ${id}. End the title of the test that proves it with [${id}], or say in tests/specification.md why there is none.`,
  ).toBe(true);
});
