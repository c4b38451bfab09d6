/** Expressions of GREL at random, the same ones each time. */

/** Values for the cells, as GREL writes them. */
export const VALUES = [
  'null',
  '""',
  '" "',
  '"Oslo"',
  '" New  York\\t"',
  '"Woolf, Virginia"',
  '"J.R.R. Tolkien"',
  '"jean-paul McAvoy"',
  '"a,b,,c,"',
  '",a;b"',
  '"12"',
  '"-2.5"',
  '"1,234"',
  '"007"',
  '"1e3"',
  '"Rome 12, Oslo 3"',
  '"2024-05-01"',
  '"03/04/2024"',
  '"25/12/1998"',
  '"May 1, 2024"',
  '"1st of June 1999"',
  '"5 Dec 98 5:30pm"',
  '"2024-03-14T05:30:04.789Z"',
  '"2024-03-14T05:30:04+02:00"',
  '"10.31.1571"',
  '"Café"',
  '"Cafe\u0301"',
  '"Ångström straße"',
  '"İstanbul ıI"',
  '"Ærø Þór Łódź"',
  '"Москва Санкт"',
  '"Αθήνα ΣΊΣΥΦΟΣ"',
  '"東京都 123"',
  '"שלום עולם"',
  '"١٢٣"',
  '"😀 smile 👩‍👧"',
  '"line one\\nline two"',
  '"tab\\tquote\\"back\\\\slash"',
  '"R&amp;D &lt;b&gt; &#263; &eacute;"',
  '"<p>a <b>bold</b> word</p>"',
  '"https://openrefine.org/docs?lang=en#top"',
  '"%C4%87 a+b"',
  '"{\\"a\\": 1, \\"b\\": [2, 2.5, null, \\"x\\"], \\"c\\": {\\"d\\": true}}"',
  '"[3, 1, 2]"',
  '"true"',
  '"x"',
  'true',
  'false',
  '0',
  '1',
  '0 - 7',
  '42',
  '1867',
  '2.5',
  '-0.125',
  '1234567890123',
  '9223372036854775807',
  '0.1 + 0.2',
  'toDate("2024-05-01")',
  'toDate("1867-11-07T23:59:59Z")',
  'toDate("2024-02-29T12:30:15.250Z")',
  '"x".toNumber()',
];

export type Random = () => number;

/** A generator of numbers from 0 to 1 that starts alike each time. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Kind = 'any' | 'text' | 'number' | 'whole' | 'date' | 'boolean' | 'array' | 'json' | 'regex' | 'part';

/** Each function with the kinds of its arguments; `?` marks those that can be left out. */
const SIGNATURES: Record<string, string[]> = {
  any: [
    'coalesce any any any?',
    'get any whole whole?',
    'if boolean any any',
    'forNonBlank any any any',
    'with any any',
  ],
  text: [
    'toUppercase text',
    'toLowercase text',
    'toTitlecase text part?',
    'trim text',
    'strip text',
    'chomp text part',
    'replace text part text',
    'replace text regex replacement',
    'replaceChars text part part',
    'substring text whole whole?',
    'slice text whole whole?',
    'join array part',
    'escape text mode',
    'unescape text mode',
    'encode text base',
    'toString any',
    'toString date datePattern',
    'toString number numberPattern',
    'fingerprint text',
    'ngramFingerprint text size?',
    'md5 text',
    'sha1 text',
    'diff text text',
    'jsonize any',
    'type any',
    'datePart date weekdayPart',
    'reinterpret text charset charset',
    'phonetic text phonetics',
    'normalize text',
    'concat any any',
  ],
  number: [
    'toNumber any',
    'round number',
    'floor number',
    'ceil number',
    'abs number',
    'even number',
    'odd number',
    'max number number',
    'min number number',
    'pow number size',
    'sum array',
    'quotient number number',
    'degrees number',
    'radians number',
    'gcd number number',
    'add number number',
    'subtract number number',
    'multiply number number',
    'divide number number',
    'levenshteinDistance text text',
    'lcm size size',
  ],
  whole: [
    'length any',
    'indexOf text part',
    'lastIndexOf text part',
    'mod number number',
    'remainder number number',
    'fact size',
    'factn size step',
    'combin size size',
    'multinomial size size',
    'datePart date datePartName',
    'diff date date unit',
  ],
  date: [
    'toDate any',
    'toDate text boolean',
    'toDate text dateFormat dateFormat?',
    'inc date whole unitName',
    'timeSinceUnixEpochToDate whole epochUnit?',
  ],
  boolean: [
    'contains text part',
    'contains text regex',
    'startsWith text part',
    'endsWith text part',
    'isNull any',
    'isNotNull any',
    'isBlank any',
    'isNonBlank any',
    'isEmptyString any',
    'isNumeric any',
    'isError any',
    'and boolean boolean',
    'or boolean boolean',
    'xor boolean boolean',
    'not boolean',
    'inArray array part',
    'hasField json key',
    'equal any any',
    'unequal any any',
    'less any any',
    'notLess any any',
  ],
  array: [
    'split text part boolean?',
    'split text regex boolean?',
    'splitByCharType text',
    'splitByLengths text size size?',
    'partition text part boolean?',
    'partition text regex',
    'rpartition text part boolean?',
    'rpartition text regex',
    'smartSplit text separator?',
    'find text regex',
    'find text word',
    'match text regex',
    'ngram text size',
    'unicode text',
    'unicodeType text',
    'reverse array',
    'sort array',
    'uniques array',
    'slice array whole whole?',
    'range size size? step?',
    'zip array array',
    'forEach array any',
    'forEachIndex array any',
    'filter array boolean',
    'forRange size size any',
    'list any any',
  ],
  json: ['parseJson jsonText', 'field json', 'get json key', 'get json whole'],
};

const LITERALS: Record<string, string[]> = {
  part: ['","', '" "', '"o"', '"a"', '""', '"b;"', '"Rome"', '"é"', '"1"', '", "', '"\\n"', 'value'],
  separator: ['","', '";"', '"|"', '"\\t"', '"||"'],
  regex: [
    '/\\d+/',
    '/[a-z]+/i',
    '/(\\w+), (\\w+)/',
    '/\\s+/',
    '/^\\s*|\\s*$/',
    '/[^\\p{L}\\p{N} ]/',
    '/(?<=a)b/',
    '/(.)\\1/',
    '/\\b\\w/',
    '/.*?(\\d{4}).*/',
    '/(?i)OSLO|rome/',
    '/[aeiou]/',
    '/(a|b)?c*/',
    '/$/',
    '/x*/',
    '/\\p{Punct}/',
    '/\\p{Lu}/',
    '/.*/',
    '/(?s).*/',
    '/\\W/',
    '/(?U)\\w+/',
    '/[[:alpha:]]/',
    '/a{2,}/',
    '/(/',
    '/*/',
    '/[/',
    '/o++/',
    '/\\h/',
    '/(?<year>\\d{4})-(?<month>\\d\\d)/',
  ],
  replacement: ['""', '"-"', '"$1"', '"$0!"', '"\\\\$"', '"$2 $1"', '"$"', '"${year}"', '"<$0>"', '"\\\\"'],
  mode: ['"html"', '"xml"', '"csv"', '"javascript"', '"url"', '"HTML"', '"json"'],
  base: ['"base16"', '"base32"', '"base32hex"', '"base64"', '"base64url"', '"x"'],
  charset: ['"utf-8"', '"iso-8859-1"', '"windows-1252"', '"us-ascii"'],
  datePattern: [
    '"yyyy-MM-dd"',
    '"d MMM yyyy"',
    '"EEEE, MMMM d"',
    '"HH:mm:ss.SSS"',
    '"h:mm a"',
    '"QQQ yy"',
    '"D"',
    '"yyyy\'T\'HHX"',
    '"xxx Z u G"',
    '"k K"',
    '"r"',
    '"ddd"',
    '"\'open"',
  ],
  numberPattern: [
    '"%d"',
    '"%.2f"',
    '"%05d"',
    '"%,d"',
    '"%s"',
    '"%x"',
    '"%+8.1f|"',
    '"%-6s|"',
    '"%.0f"',
    '"%,.3f"',
    '"plain"',
    '"%y"',
  ],
  dateFormat: [
    '"yyyy-MM-dd"',
    '"dd/MM/yyyy"',
    '"d MMM yy"',
    '"MMM d, yyyy"',
    '"MM/dd/yy"',
    '"yyyyMMdd"',
    '"yyyy"',
    '"M.d.y"',
    '"yyyy-MM-dd\'T\'HH:mm:ss.SSSX"',
    '"b"',
  ],
  unit: [
    '"days"',
    '"months"',
    '"years"',
    '"hours"',
    '"weeks"',
    '"seconds"',
    '"minutes"',
    '"milliseconds"',
    '"nanos"',
    '"day"',
  ],
  unitName: ['"day"', '"months"', '"year"', '"h"', '"w"', '"min"', '"S"', '"sec"', '"nanos"', '"Day"'],
  datePartName: [
    '"year"',
    '"months"',
    '"d"',
    '"h"',
    '"min"',
    '"s"',
    '"ms"',
    '"n"',
    '"w"',
    '"time"',
    '"weekday"',
    '"Year"',
  ],
  weekdayPart: ['"weekday"'],
  epochUnit: ['"second"', '"millisecond"', '"microsecond"', '"day"'],
  phonetics: ['"soundex"', '"daitch-mokotoff"', '"x"'],
  size: ['0', '1', '2', '3', '5', '7', '12'],
  step: ['1', '2', '3'],
  word: ['"a"', '"o"', '"aa"', '"1"', '5'],
  key: ['"a"', '"b"', '"c"', '"zz"'],
  jsonText: [
    'value',
    '"[1, 2.0, \\"x\\", null, true]"',
    '"{\\"a\\": [1], \\"b\\": 12345678901, \\"c\\": \\"y\\"}"',
    '"7"',
  ],
  text: ['value', 'value', 'value', '"Ann Lee"', '"ab12cd"', '"aabbbc"', '"a-b_c"', '"éa"', '"ÀB"', 'null', '5'],
  number: ['value', 'value', '3', '(0 - 4)', '0', '2.5', '-0.5', '10', '7.0', '"4"', 'null'],
  whole: ['0', '1', '2', '(0 - 1)', '(0 - 2)', '5', '100', 'value', '1.5'],
  date: ['value', '"2024-01-31".toDate()', '"1999-12-31T23:30:00Z".toDate()', 'null'],
  boolean: ['true', 'false', 'value', 'null', '"true"'],
  array: ['[1, 2, 3]', '["b", "a", "b"]', '[]', '["x", null, "y"]', '[2.5, 1.0]', '[true, false]', 'value', '[1, "a"]'],
  any: ['value', 'value', '1', '"a"', 'null', 'true', '2.5', '"x".toNumber()'],
};

const OPERATORS = new Map(
  Object.entries({
    concat: '+',
    add: '+',
    subtract: '-',
    multiply: '*',
    divide: '/',
    remainder: '%',
    equal: '==',
    unequal: '!=',
    less: '<',
    notLess: '>=',
  }),
);

/** One expression. `depth` is how many calls may be nested. */
export function createExpression(random: Random, depth = 3): string {
  const kinds = Object.keys(SIGNATURES);
  return create(random, pick(random, kinds) as Kind, depth);
}

function pick<T>(random: Random, from: T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

function create(random: Random, kind: string, depth: number): string {
  const literals = LITERALS[kind];
  const signatures = SIGNATURES[kind];
  if (!signatures || (literals && (depth === 0 || random() < 0.35))) return pick(random, literals ?? ['value']);
  if (depth === 0) return 'value';
  const [name = '', ...kinds] = pick(random, signatures).split(' ');
  const args: string[] = [];
  for (const part of kinds) {
    if (part.endsWith('?') && random() < 0.5) break;
    const kind = part.replace('?', '');
    // Now and then an argument of the wrong kind, to see the errors; some would keep the tool busy for ever.
    const wanted = random() < 0.04 && !['size', 'step', 'word'].includes(kind) ? 'any' : kind;
    args.push(create(random, wanted, depth - 1));
  }
  return write(random, name, args);
}

function write(random: Random, name: string, args: string[]): string {
  const [first = '', second = '', third = ''] = args;
  const operator = OPERATORS.get(name);
  if (operator) return `(${first} ${operator} ${second})`;
  if (name === 'list') return `[${first}, ${second}]`;
  if (name === 'field') return `${first}.a`;
  if (name === 'with') return `with(${first}, w, ${second.replaceAll('value', 'w')})`;
  if (name === 'forNonBlank') return `forNonBlank(${first}, v, ${second.replaceAll('value', 'v')}, ${third})`;
  if (name === 'forEach' || name === 'filter') return `${name}(${first}, v, ${second.replaceAll('value', 'v')})`;
  if (name === 'forEachIndex')
    return `forEachIndex(${first}, i, v, ${second.replace('value', 'i').replaceAll('value', 'v')})`;
  if (name === 'forRange') return `forRange(${first}, ${second}, 1, i, ${third.replaceAll('value', 'i')})`;
  // Controls cannot follow a dot, nor can an array in brackets or an operator be told from an index there.
  const isControl = name === 'if' || /^is[A-Z]/.test(name);
  if (isControl || random() < 0.5 || !/^[\w"]/.test(first)) return `${name}(${args.join(', ')})`;
  return `${first}.${name}(${args.slice(1).join(', ')})`;
}
