import {expect, test} from 'vitest';
import {fingerprint} from './fingerprint';

// Each key is what `fingerprint(value)` answered in a running OpenRefine 3.6.2.
const confirmed: [value: string, key: string][] = [
  [' Museo del Prado ', 'del museo prado'],
  ['museo  DEL prado.', 'del museo prado'],
  ['São Paulo, University of', 'of paulo sao university'],
  ['ß ẞ', 'ss'],
  ['Ærø', 'aeroe'],
  ['Łódź', 'lodz'],
  ['Đà Nẵng', 'da nang'],
  ['Þing ƿ', 'thing w'],
  ['œuvre', 'oeuvre'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΟΣ', 'οδος'],
  ['naïve © 2020', '2020 c naive'],
  ['ªº', 'ao'],
  ['ʻOkina', 'okina'],
  ['x–y', 'xy'],
  ['a+b $5 ~x ^y `z |', '$5 a+b y z | ~x'],
  ['½ cup', '1⁄2 cup'],
  ['日本、東京', '日本東京'],
  ['tab\there\nline', 'here line tab'],
  ['a\u0085b', 'a b'],
  ['\ufeffbom x', 'x \ufeffbom'],
  ['soft\u00adhyphen', 'soft\u00adhyphen'],
  ['§ 5', ' 5'],
  ['foo -', 'foo'],
  ['...', ''],
];

test.each(confirmed)('gives %j the key %j', (value, key) => {
  expect(fingerprint(value)).toBe(key);
});

test('trims every Unicode space, which OpenRefine does since 3.7', () => {
  expect(fingerprint('\u2003em\u00a0')).toBe('em');
});
