import {describe, expect, it} from 'vitest';
import {parseCsv, renderCsv} from './csv';

const cellsOf = (text: string) => parseCsv(text).map(({cells}) => cells);

describe('parseCsv', () => {
  it.each([
    ['', []],
    ['a', [['a']]],
    ['a,b\n1,2\n', [['a', 'b'], ['1', '2']]], // prettier-ignore
    ['a,b\r\n1,2\r\n', [['a', 'b'], ['1', '2']]], // prettier-ignore
    ['a,\n,', [['a', ''], ['', '']]], // prettier-ignore
    ['a\n\nb\n', [['a'], [''], ['b']]],
    ['a\n\n', [['a'], ['']]],
    ['"a,b","c\nd","e ""f"""\n', [['a,b', 'c\nd', 'e "f"']]],
    ['""\n', [['']]],
    [' a , b ', [[' a ', ' b ']]],
  ])('reads %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('counts the lines that cells with line breaks take', () => {
    expect(parseCsv('a,b\n"1\n2",3\n4,"5\n\n6"\n7,8\n').map(({line}) => line)).toEqual([1, 2, 4, 7]);
  });

  it.each([
    ['a\n"b', 'Line 2: the quote that opens a cell is never closed'],
    ['a\n"b"c', 'Line 2: text follows the closing quote'],
    ['a\n5" disk', 'Line 2: 5" disk holds a quote'],
  ])('refuses %j', (text, message) => {
    expect(() => parseCsv(text)).toThrow(message);
  });
});

describe('renderCsv', () => {
  it('quotes what needs it and nothing else', () => {
    expect(renderCsv([['a', ' b '], ['c,d', ''], ['e\nf', 'g "h"']])).toBe('a, b \n"c,d",\n"e\nf","g ""h"""\n'); // prettier-ignore
  });

  it('writes what parseCsv reads', () => {
    const rows = [['a', 'b'], ['1,"2"', 'x\n\ny'], ['', '']]; // prettier-ignore
    expect(cellsOf(renderCsv(rows))).toEqual(rows);
  });
});
