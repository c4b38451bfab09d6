import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import registry from '../../data/grel/registry.json';
import {expectNoFaults} from '../../../tests/expectNoFaults';
import {createWords} from './createWords';

const words = createWords();
const namesOf = (kind: string) => words.filter((word) => word.kind === kind).map(({name}) => name);

test('every function and control of the tool has a line', () => {
  for (const [kind, registered] of Object.entries({function: registry.functions, control: registry.controls}))
    expect(namesOf(kind).sort()).toEqual(registered.map(({name}) => name).sort());
  expect(namesOf('variable')).toContain('cells');
});

test('a line is plain text, with a link to what describes it', () => {
  expect(words.find(({name}) => name === 'toDate')).toMatchObject({
    signatures: ['toDate(value, monthFirst?)', 'toDate(value, language?, format…)'],
    to: '/docs/manual/grelfunctions/dates#todate',
  });
  for (const {purpose} of words) expect(purpose).toMatch(/^[A-Z][^`*]+\.$/);
  const links = words.flatMap(({kind, to}) => (kind === 'function' ? [] : [to.slice(1).split('#')]));
  expect(links.length).toBeGreaterThan(15);
  const lost = links.filter(([page, id]) => !readFileSync(`${page}.md`, 'utf8').includes(`{#${id}}`));
  expectNoFaults(lost.map(([page, id]) => `${page}.md: No heading has the id "${id}". Give it back.`));
});
