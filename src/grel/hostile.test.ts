import {expect, test} from 'vitest';
import {expectNoFaults} from '../../tests/expectNoFaults';
import {createRandom} from '../../tests/openrefine/grelExpressions';
import {CONTROLS} from './controls';
import {FUNCTIONS} from './functions';
import {evaluate, type Bindable} from './index';
import {parseHtml} from './markup/parseHtml';

const COUNT = 10_000;

const NAMES = [...FUNCTIONS.keys(), ...CONTROLS.keys()];
const PIECES = [
  ...'( ) [ ] , . + - * / % < <= == != <> = ! { } ; : # @ $ ` ~ grel: jython: \n'.split(' '),
  ...String.raw`" ' \ "a" 'é' "\"" "" "<p>x "{\"a\":" "😀" "%" "&#x110000;" "%99999d" "html" "base64"`.split(' '),
  ...String.raw`/a+/ /(/ /[/ /\p{L}/i /(?<x>a)\k<x>/ /a++/ / /(?=a)*/ /\Q/ /{1,2}/`.split(' '),
  ...'0 1 -1 1e9 99999999999999999999 9223372036854775807 0.1 1. ٣ null true PI value.parseHtml()'.split(' '),
  ...'value cell cells row record rowIndex project v __proto__ constructor toString "yyyy-MM-dd"'.split(' '),
  ...['forRange(0, 1000000000, 1, i, i)', 'range(0, 2000000000)', 'fact(100000)', 'lcm(2147483647, 2147483646)'],
  ...['combin(100000, 50000)', 'pow(10, 400)', '"\u0000\ud800"', '\t', '\u00a0', '\ufeff', '<script>alert(1)</script>'],
];
const TEXTS = ['', 'a'.repeat(200), '<img src=x onerror=alert(1)>', '\ud800'];
const VALUES: Bindable[] = [null, ...TEXTS, 5, 1e300, NaN, 2n ** 62n, true];

function createHostile(random: (limit: number) => number): string {
  const pick = <T>(from: T[]): T => from[random(from.length)] as T;
  switch (random(12)) {
    case 0:
      // Anything.
      return Array.from({length: random(40)}, () => String.fromCharCode(random(0x250))).join('');
    case 1:
      // Much of one thing inside of itself.
      return pick(PIECES).repeat(random(3000));
    case 2: {
      const open = pick(['(', '[', 'forEach([1, 2, 3], v, ', 'with(value + value, value, ', 'not(']);
      const close = open === '[' ? ']' : ')';
      const depth = 1 + random(400);
      return open.repeat(depth) + pick(PIECES) + close.repeat(depth - random(2));
    }
    default: {
      // Calls of everything with anything.
      const args = Array.from({length: random(5)}, () => pick(PIECES)).join(', ');
      const call = `${pick(NAMES)}(${args})`;
      return random(3) ? call : `${pick(PIECES)}.${call}${pick(PIECES)}${pick(PIECES)}`;
    }
  }
}

test('10,000 hostile expressions end, each with a result', {timeout: 120_000}, () => {
  const next = createRandom(1);
  const random = (limit: number) => Math.floor(next() * limit);
  const slow: string[] = [];
  const shapes = new Set<string>();
  for (let count = 0; count < COUNT; count++) {
    const expression = createHostile(random);
    const start = performance.now();
    const result = evaluate(expression, {value: VALUES[random(VALUES.length)] ?? null}, parseHtml);
    if (performance.now() - start > 4000) slow.push(expression.slice(0, 200));
    const shape = Object.keys(result).sort().join();
    if (!Object.values(result).every((part) => typeof part === 'string')) slow.push(`${shape}: ${expression}`);
    shapes.add(shape);
  }
  expectNoFaults(slow);
  expect([...shapes].sort()).toEqual(['declined', 'error', 'stored,text,type', 'text,type']);
});
