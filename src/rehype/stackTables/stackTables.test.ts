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
});

it('looks into what is around code or a link, and leaves tables with a class or a caption alone', () => {
  for (const name of [h('code', 'a'), h('a', 'b')])
    expect(mark(['A', 'B'], [h('strong', ['all ', name]), 'b']).className).toEqual(['stacks']);
  const body = h('tbody', h('tr', h('td', sentence)));
  const head = h('thead', h('tr', h('th', 'A')));
  for (const table of [h('table.examples', [head, body]), h('table', [h('caption', 'C'), head, body])]) {
    const before = {...table.properties};
    stackTables()({type: 'root', children: [table]});
    expect(table.properties).toEqual(before);
  }
});

it('keeps a date whole, and nothing else', () => {
  const [date, month] = ['May 4, 2026', 'May 2026'].map((text) => h('td', [text]));
  stackTables()({
    type: 'root',
    children: [h('table', [h('thead', h('tr')), h('tr', [date]), h('tr', [month, h('td', sentence)])])],
  });
  expect([date?.properties, month?.properties]).toEqual([{className: ['whole']}, {}]);
});

it('needs no names where the second of two columns explains the first, and leaves data alone', () => {
  expect(mark(['You see', 'Cause'], ['a', sentence], [sentence, 'x'.repeat(35)])).toEqual({className: ['stacks']});
  expect(mark(['Before', 'Now'], ['a', sentence], [sentence, 'x'.repeat(34)]).style).toBeDefined();
  expect(mark([sentence, h('code', 'Town')], ['Ada', sentence.slice(1)])).toEqual({});
  expect(mark(['Name', 'Town'], ['Ada', 'London'], ['Bo', h('code', 'Cork')])).toEqual({});
});
