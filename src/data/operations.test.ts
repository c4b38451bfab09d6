import {expect, test} from 'vitest';
import {checkFacets, checkOperations} from './operations.schema';

const key = {name: 'columnName', type: 'text', required: true, meaning: 'The column'};
const fillDown = {
  name: 'core/fill-down',
  page: 'cells',
  since: '2.0',
  menu: [{path: 'Edit cells → Fill down', to: '/docs/manual/cellediting/fill-split-join#fill-down-and-blank-down'}],
  outside: 'Unchanged',
  keys: [key, {...key, name: 'edits'}, {...key, name: 'edits[].from'}],
};
const facet = {name: 'list', since: '2.0', menu: fillDown.menu, keys: [key]};

test('a right operation and a right facet are accepted', () => {
  expect(checkOperations([fillDown])).toHaveLength(1);
  expect(checkFacets([facet])).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['a key neither required nor with a default', {keys: [{...key, required: undefined}]}, 'needs either "required"'],
  ['a key that is both', {keys: [{...key, default: 'none'}]}, 'needs either "required" or "default".'],
  ['a key twice', {keys: [key, key]}, 'field "name": repeats columnName.'],
  ['a key without the one around it', {keys: [key, {...key, name: 'edits[].to'}]}, '"name": is inside edits[], which'],
  ['a key that is no path', {keys: [key, {...key, name: 'edits[].'}]}, 'field "name": is "edits[].". Write it as in'],
  ['a page in a folder', {page: 'a/b'}, 'field "page": is "a/b". Write the name of a file'],
  ['a menu item that leads nowhere', {menu: [{path: 'a', to: '/docs/manual'}]}, 'is "/docs/manual". Write where'],
])('%s is an error that names the operation and the field', (_, change, message) => {
  const check = () => checkOperations([{...fillDown, ...change}]);
  expect(check).toThrow('- entry "core/fill-down"');
  expect(check).toThrow(message);
});

test('an operation or a facet that is described twice is an error', () => {
  expect(() => checkOperations([fillDown, fillDown])).toThrow('repeats core/fill-down.');
  expect(() => checkFacets([facet, facet])).toThrow('repeats list.');
});
