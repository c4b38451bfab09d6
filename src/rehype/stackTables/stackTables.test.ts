import {h} from 'hastscript';
import type {Element} from 'hast';
import {expect, it} from 'vitest';
import stackTables from './index';

function mark(...rows: (string | Element)[][]): Element['properties'] {
  const [head = [], ...body] = rows.map((cells) => cells.flatMap((cell) => ['\n', h('td', [cell])]));
  const table = h('table', [
    h('thead', h('tr', head)),
    h(
      'tbody',
      body.map((cells) => h('tr', cells)),
    ),
  ]);
  stackTables()({type: 'root', children: [table]});
  return table.properties;
}
const sentence = 'x'.repeat(33);

it('names the columns of a table with a key or a sentence in each row', () => {
  const properties = mark(['Key', 'Type', 'A "quote"'], [h('code', 'a'), 'text', 'b']);
  expect(properties).toEqual({
    className: ['stacks'],
    style: String.raw`--column-1: "Key"; --column-2: "Type"; --column-3: "A \"quote\""`,
  });
  expect(mark(['A', 'B', 'C'], ['a', 'b', 'c'], ['a', 'b', sentence]).className).toEqual(['stacks']);
  expect(mark(['A', 'B'], [sentence, 'b'])).toEqual({className: ['stacks']});
});

it('looks into what is around code, and leaves tables with a class or a caption alone', () => {
  expect(mark(['A', 'B'], [h('strong', ['all ', h('code', 'a')]), 'b'])).toEqual({className: ['stacks']});
  const body = h('tbody', h('tr', h('td', sentence)));
  const head = h('thead', h('tr', h('th', 'A')));
  for (const table of [h('table.examples', [head, body]), h('table', [h('caption', 'C'), head, body])]) {
    const before = {...table.properties};
    stackTables()({type: 'root', children: [table]});
    expect(table.properties).toEqual(before);
  }
});

it('needs no names where there are two columns, and leaves data alone', () => {
  expect(mark(['You see', 'Cause'], ['a', sentence])).toEqual({className: ['stacks']});
  expect(mark([sentence, h('code', 'Town')], ['Ada', sentence.slice(1)])).toEqual({});
  expect(mark(['Name', 'Town'], ['Ada', 'London'], ['Bo', h('code', 'Cork')])).toEqual({});
});
