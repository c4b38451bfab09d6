import {expect, test} from 'vitest';
import facets from './facets.json';
import operations from './operations.json';
import {checkFacets, checkOperations} from './operations.schema';

const fillDown = {
  name: 'core/fill-down',
  since: '2.0',
  menu: [{path: 'Edit cells → Fill down', to: '/docs/manual/cellediting#fill-down-and-blank-down'}],
  outside: 'Unchanged',
  keys: [{name: 'columnName', type: 'text', required: true, meaning: 'The column'}],
};
const [key] = fillDown.keys;

test('the operations and facets are as their schemas describe them', () => {
  expect(checkOperations(operations)).toHaveLength(40);
  expect(checkFacets(facets)).toHaveLength(5);
});

test.each<[string, object, string]>([
  ['no keys', {keys: []}, 'field "keys": is empty.'],
  [
    'a key that is neither required nor has a default',
    {keys: [{...key, required: undefined}]},
    'needs either "required"',
  ],
  ['a key that is both', {keys: [{...key, default: 'none'}]}, 'needs either "required" or "default".'],
  ['a key of an unknown type', {keys: [{...key, type: 'string'}]}, 'field "keys.0.type": is unknown.'],
  ['a key twice', {keys: [key, key]}, 'field "keys.1.name": repeats columnName.'],
  ['a menu item that leads nowhere', {menu: [{path: 'a', to: '/docs/manual'}]}, 'is no section of the docs.'],
  ['nothing about the rows outside the facets', {outside: undefined}, 'field "outside": is missing.'],
])('%s is an error that names file, operation, and field', (_, change, message) => {
  const check = () => checkOperations([{...fillDown, ...change}]);
  expect(check).toThrow(/^src\/data\/operations\.json has (a problem|problems):\n- operation core\/fill-down/);
  expect(check).toThrow(message);
});

test('an operation that is described twice is an error', () => {
  expect(() => checkOperations([fillDown, fillDown])).toThrow('repeats core/fill-down. Describe it once.');
});
