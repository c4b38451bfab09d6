import {expect, test} from 'vitest';
import {renderCsv} from './renderCsv';

test('only cells that need them have quotation marks, and rows that would be empty lines', () => {
  expect(renderCsv([['a b', 'say "c"', 'd,e'], ['', 'f\rg', 'h\n'], ['']])).toBe(
    'a b,"say ""c""","d,e"\n,"f\rg","h\n"\n""\n',
  );
});
