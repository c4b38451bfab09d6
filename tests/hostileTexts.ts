// Texts that someone may put into an address or a field to harm a reader or to break the page. They are drawn from a
// seed, so that a failure can be repeated.

/** What each script in these texts would set on `window`, if it ran. */
export const trap = 'hostileTextRan';

const run = `window.${trap}=1`;

/** Words that the site answers, so that hostile texts come with hits too. */
const words = ['facet', 'cluster', 'value.split', 'reconcile Wikidata', 'forEach', 'export', 'OpenRefine 3.9', 'GREL'];

/** A number from 0 to just below 1, the same for the same seed: mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Fragments by what they aim at. */
const fragments = {
  markup: [
    `<img src=x onerror="${run}">`,
    `<script>${run}</script>`,
    `</title></script><script>${run}</script>`,
    `<svg/onload=${run}>`,
    `"><svg onload=${run}>`,
    `' autofocus onfocus='${run}`,
    `<iframe srcdoc="<script>parent.${trap}=1</script>"></iframe>`,
    `<details open ontoggle=${run}><summary>a</summary></details>`,
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    `<mark><img src=x onerror=${run}></mark>`,
    `<math><mtext><table><mglyph><style><!--</style><img src=x onerror=${run}>`,
    '<base href="https://evil.example/">',
    '<!-- <![CDATA[ ]]> <?php ?> -->',
    '&lt;img src=x&gt; &#60;b&#62; &amp;lt; &#x0; &notanentity;',
  ],
  address: [
    `javascript:${run}`,
    `JaVa\tScRiPt:${run}//`,
    `\u0001javascript:${run}`,
    `data:text/html,<script>${run}</script>`,
    '//evil.example/%2e%2e',
    'https://evil.example/?a=1#b',
    'vbscript:msgbox(1)',
    '../../../../etc/passwd',
    '?q=a&q=b&state=legacy#facet',
  ],
  encoding: ['%', '%E0%A4%A', '%00', '%C0%AF', '%ED%A0%80', '%F8%88%80%80%80', '%25%32%35', '%u0041', '%zz', '+%2B+'],
  name: [
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'valueOf',
    '__proto__[polluted]=1',
    'constructor.prototype.polluted',
    'then',
    'length',
  ],
  pattern: [
    '(a+)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    `${'a'.repeat(40)}!`,
    '.*.*.*.*=.*',
    '[',
    '(?<=',
    '\\',
    "$& $1 $` $'",
    '(?:x{0,99}){0,99}',
    `${'a.'.repeat(60)}`,
    `${'aB'.repeat(60)}`,
    `${"'".repeat(120)}s`,
    `${'_.'.repeat(120)}`,
  ],
  template: [
    `{{constructor.constructor('${run}')()}}`,
    `\${${run}}`,
    '<%= 7*7 %>',
    "' OR 1=1 --",
    '{"$gt":""}',
    '`; rm -rf / #`',
    'NaN',
    'undefined',
    'null',
    '[object Object]',
  ],
  direction: [
    '\u202Etxt.exe',
    '\u2066\u2067\u2068\u2069',
    '\u200F\u200E',
    'שלום facet',
    'مرحبا بالعالم',
    '\u061C',
    '\u202D',
  ],
  control: [
    '\0',
    'a\0b',
    '\u0007\u0008',
    '\u001B[31m',
    '\r\n\r\nSet-Cookie: a=1',
    '\u2028\u2029',
    '\uFEFF',
    '\u0085',
    '\u007F',
  ],
  surrogate: ['\uD800', '\uDC00', '\uDC00\uD800', 'fac\uD83Det', '\uD83D\uDE00\uD83D', '\uDFFF\uDFFF'],
  combining: [
    `Z${'\u0301\u0317\u0330'.repeat(40)}`,
    `fa${'\u0489'.repeat(20)}cet`,
    '\uFDFA\uFDFA\uFDFA',
    '\u1100\u1161\u11A8'.repeat(10),
    'ﬃ ﬄ ß ẞ İ ı',
    '👩‍👩‍👧‍👦🏳️‍🌈',
    '\u200B\u200C\u200D',
    '\u0F71\u0F72\u0F74\u0F80\u0F82',
  ],
} as const;

export type HostileKind = keyof typeof fragments | 'long' | 'noise';

const kinds: HostileKind[] = [...(Object.keys(fragments) as (keyof typeof fragments)[]), 'long', 'noise'];

export interface HostileText {
  kind: HostileKind;
  text: string;
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const anyFragment = (random: () => number): string =>
  pick<string>(random, fragments[pick(random, Object.keys(fragments) as (keyof typeof fragments)[])]);

function createNoise(random: () => number, length: number): string {
  let text = '';
  for (let count = 0; count < length; count += 1) text += String.fromCharCode(Math.floor(random() * 0x10000));
  return text;
}

function createText(kind: HostileKind, random: () => number, longest: number): string {
  if (kind === 'noise') return createNoise(random, 1 + Math.floor(random() * 80));
  if (kind === 'long') {
    const part = pick(random, [
      anyFragment(random),
      `${pick(random, words)} `,
      'a',
      ' ',
      '\u0301',
      '<',
      '%',
      createNoise(random, 9),
    ]);
    return part.repeat(Math.ceil(longest / part.length));
  }
  const fragment = pick<string>(random, fragments[kind]);
  const joints = ['', ' ', '.', '"', '/', '\n', '_'];
  const form = Math.floor(random() * 4);
  if (form === 0) return fragment;
  if (form === 1) return `${pick(random, words)}${pick(random, joints)}${fragment}`;
  if (form === 2) return `${fragment}${pick(random, joints)}${pick(random, words)}${pick(random, joints)}${fragment}`;
  return `${fragment}${pick(random, joints)}${anyFragment(random)}`;
}

/** So many different texts, of all kinds in turn, each of at most `longest` UTF-16 units. */
export function createHostileTexts(count: number, {seed = 20260101, longest = 512} = {}): HostileText[] {
  const random = createRandom(seed);
  const seen = new Set<string>();
  const texts: HostileText[] = [];
  for (let turn = 0; texts.length < count; turn += 1) {
    const kind = kinds[turn % kinds.length] as HostileKind;
    let text = createText(kind, random, longest).slice(0, longest);
    // A fragment that was drawn before becomes another text by what precedes it.
    if (seen.has(text)) text = `${Math.floor(random() * 1e9)} ${text}`.slice(0, longest);
    if (seen.has(text)) continue;
    seen.add(text);
    texts.push({kind, text});
  }
  return texts;
}
