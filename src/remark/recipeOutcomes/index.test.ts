import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import recipeOutcomes from './index';

const heading = (id: string) => ({type: 'heading', depth: 2, children: [], data: {id}});

it('ends the section of a recipe with the cells that it is not for, and leaves other sections alone', () => {
  const children = [heading('mixed-dates-years'), {type: 'paragraph', children: []}, heading('next')];
  const root = {type: 'root', children} as unknown as Root;
  recipeOutcomes()(root, {path: '/site/docs/manual/recipes/dates.md'});
  expect(root.children.map(({type}) => type)).toEqual(['heading', 'paragraph', 'recipeOutcomes', 'heading']);

  const {hName, hProperties, hChildren = []} = root.children[2]?.data ?? {};
  expect({hName, hProperties}).toEqual({hName: 'details', hProperties: {dataSearchIgnore: 'true'}});
  const html = toHtml(hChildren);
  expect(html).toContain('<p><strong>Stays as it is:</strong> <code>1920</code> ');
  // One of the cells that the file calls "others".
  expect(html).toContain('<code>"19??"</code>');
  expect(html).toContain('<code>"01/05/2024 10:00"</code> becomes <code>"2024-05-01"</code>');
});

it('adds the cells of the second expression, which the file names by a 2, at the end of the page', () => {
  const root = {type: 'root', children: [heading('dimensions')]} as unknown as Root;
  recipeOutcomes()(root, {path: '/site/docs/manual/recipes/numbers.md'});
  expect(root.children.map(({type}) => type)).toEqual(['heading', 'recipeOutcomes', 'recipeOutcomes']);
  expect(toHtml(root.children[2]?.data?.hChildren ?? [])).toContain('<code>"1e3"</code> becomes <code>3</code>');
});
