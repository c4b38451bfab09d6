import {readFileSync} from 'node:fs';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {OUTCOMES, parseOutcomes, readCells} from '../../build/recipeOutcomes';
import {expectNoFaults} from '../../../tests/expectNoFaults';
import recipeOutcomes from './index';

const heading = (id: string) => ({type: 'heading', depth: 2, children: [], data: {id}});

it('ends the section of a recipe with the cells that it is not for, and leaves others and rows alone', () => {
  const children = [heading('trailing-punctuation'), {type: 'paragraph', children: []}, heading('next')];
  const root = {type: 'root', children} as unknown as Root;
  recipeOutcomes()(root, {path: '/site/docs/manual/recipes/text.md'});
  expect(root.children.map(({type}) => type)).toEqual(['heading', 'paragraph', 'recipeOutcomes', 'heading']);

  const {hName, hProperties, hChildren = []} = root.children[2]?.data ?? {};
  expect({hName, hProperties}).toEqual({hName: 'details', hProperties: {dataSearchIgnore: 'true'}});
  const html = toHtml(hChildren);
  expect(html).toMatch(/^<summary>[^<]+<\/summary><p><strong>Stays as it is:<\/strong> <code>""<\/code>, /);
  expect(html).toMatch(/<code>"; a"<\/code>, <code>"British Museum, London"<\/code>, and 96 more that we tried<\/p>/);
  expect(html).not.toContain('<code></code>');
  expect(html).toMatch(/>Comes out wrong:<.*"<\/code>, <code>"https:[^<]* "<\/code> becomes <code>"https:/);
  expect(fold('transposing', 'swap', '')).toEqual([]);
});

/** What the folds of a recipe say, if its table is on the page between these words and others, which do not count. */
const fold = (page: string, id: string, words: string) => {
  const [before, after] = [words, 'Custom text facet, new column'].map((value) => ({type: 'text', value}));
  const children = [heading(id), before, {type: 'table'}, after];
  const root = {type: 'root', children} as unknown as Root;
  recipeOutcomes()(root, {path: `/site/docs/manual/recipes/${page}.md`});
  return root.children.slice(4).map(({data}) => toHtml(data?.hChildren ?? []));
};

it('names the expression that each of two folds belongs to, and says that a new column has blanks', () => {
  const [first, second] = fold('numbers', 'dimensions', 'Choose Edit column → Add column based on this column… twice:');
  expect(first).toContain('<summary>What the first expression leaves alone');
  expect(first).toContain(
    '<strong>Gives a blank cell, because of an error:</strong> <code>"1.10.1987–3.10.1987"</code>',
  );
  // The result is written once, behind the last of several cells.
  expect(first).toContain('<code>"1\\u202f234,56"</code> becomes <code>1</code>');
  expect(second).toContain('<summary>What the second expression leaves alone');
  expect(second).toContain('<code>"1\\u202f234,56"</code> becomes <code>234.56</code>');
});

it('says of a facet only how cells appear, and counts a cell in any script among those that come out right', () => {
  const [cells] = fold('several-values', 'facet-values', 'Choose Facet → Custom text facet… and enter this:');
  expect(cells).toMatch(/<strong>Appears under \(error\):<\/strong> <code>null<\/code>, <code>-5.5<\/code>/);
  expect(cells).not.toContain('हिन्दी');
});

it('names the line of an outcome that is none', () => {
  expect(() => parseOutcomes('## a\n\nrights\n  1')).toThrow('src/data/recipeOutcomes.txt:3: "rights" is no outcome.');
});

it('knows each cell that the outcomes name, letter by letter', () => {
  const cells = readFileSync('src/data/strangeValues.txt', 'utf8').trim().split('\n');
  // Outcomes of steps are rows, which have no such list.
  const strange = [...parseOutcomes(readFileSync(OUTCOMES, 'utf8'))].flatMap(([key, outcomes]) => {
    const named = outcomes.flatMap((one) => readCells(one).map(([cell]) => cell));
    return named.includes('others')
      ? named.filter((cell) => cell !== 'others' && !cells.includes(cell)).map((cell) => `${key}: ${cell}`)
      : [];
  });
  expectNoFaults(strange);
});
