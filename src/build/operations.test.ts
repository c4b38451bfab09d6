import {expect, test} from 'vitest';
import {findFaults, type OperationReference} from './operations';

const key = (name: string, required?: true) => ({
  name,
  type: 'text' as const,
  meaning: 'x',
  ...(required && {required}),
});
const entry = (name: string, ...keys: ReturnType<typeof key>[]) => ({name, since: '2.0', menu: [], keys});
const reference: OperationReference = {
  operations: [
    entry('core/edit', key('engineConfig', true), key('edits'), key('edits[].from', true)),
    entry('core/save', key('schema')),
  ],
  facets: [entry('text', key('query', true))],
};
const edit = (change: object) => ({op: 'core/edit', description: '', engineConfig: {}, ...change});

test.each<[string, object]>([
  ['all keys', edit({edits: [{from: 'a'}, {}], engineConfig: {facets: [{type: 'text', query: 'a'}]}})],
  ['anything in a key that nothing describes further', {op: 'core/save', schema: {a: [{b: 1}]}}],
])('%s is right', (_, operation) => {
  expect(findFaults(operation, reference)).toEqual([]);
});

test.each<[string, object, string]>([
  ['an unknown operation', {op: 'core/edot'}, 'core/edot is not in src/data/operations.json.'],
  ['an unknown key', edit({edit: []}), 'core/edit has no key "edit". Its keys are engineConfig, edits, edits[].from'],
  ['an unknown key of an object in a list', edit({edits: [{form: 'a'}]}), 'core/edit has no key "edits[].form".'],
  ['a missing key', {op: 'core/edit'}, 'core/edit lacks the key "engineConfig". Add it.'],
  ['an unknown facet', edit({engineConfig: {facets: [{type: 'txt'}]}}), 'txt is not in src/data/facets.json.'],
  ['a facet without a key', edit({engineConfig: {facets: [{type: 'text'}]}}), 'text lacks the key "query".'],
])('%s is said with the remedy', (_, operation, fault) => {
  expect(findFaults(operation, reference)).toEqual([expect.stringContaining(fault)]);
});
