// Texts that someone may put into an address or a field to harm a reader or to break the page.

/** What each script in these texts would set on `window` if it ran. */
export const trap = 'hostileTextRan';

const run = `window.${trap}=1`;

export const hostileTexts: readonly string[] = [
  // Markup
  `<img src=x onerror="${run}">`,
  `</title></script><script>${run}</script>`,
  `"><svg onload=${run}>`,
  `' autofocus onfocus='${run}`,
  `<iframe srcdoc="<script>parent.${trap}=1</script>"></iframe>`,
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  `facet <mark><img src=x onerror=${run}></mark> facet`,
  `<math><mtext><table><mglyph><style><!--</style><img src=x onerror=${run}>`,
  '<base href="https://evil.example/">',
  '&lt;img src=x&gt; &#60;b&#62; &amp;lt; &#x0; &notanentity;',
  // Addresses
  `javascript:${run}`,
  `\u0001JaVa\tScRiPt:${run}//`,
  `data:text/html,<script>${run}</script>`,
  '//evil.example/%2e%2e',
  '../../../../etc/passwd',
  '?q=a&q=b&state=legacy#facet',
  // Encodings
  '%',
  'facet %E0%A4%A',
  '%00%C0%AF%ED%A0%80',
  '%25%32%35 %u0041 %zz +%2B+',
  // Names that every object has
  '__proto__',
  'constructor',
  'hasOwnProperty toString valueOf',
  '__proto__[polluted]=1',
  'constructor.prototype.polluted',
  'then',
  // Patterns that take long
  '(a+)+$',
  `${'a'.repeat(40)}!`,
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(?:x{0,99}){0,99}',
  "[ (?<= \\ $& $1 $` $'",
  'a.'.repeat(60),
  `${"'".repeat(120)}s`,
  '_.'.repeat(120),
  // Templates and commands
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}} <%= 7*7 %>`,
  "' OR 1=1 --",
  '{"$gt":""}',
  'NaN undefined null [object Object]',
  // Directions, control characters, halves of characters, and characters that combine
  '\u202Efacet \u2066\u2067\u200F\u061C',
  'שלום facet مرحبا',
  'a\0b\u0007\u001B[31m',
  'facet\r\n\r\nSet-Cookie: a=1\u2028\u2029\uFEFF\u0085',
  'fac\uD83Det \uD800 \uDC00\uD800',
  `Z${'\u0301\u0317\u0330'.repeat(40)}`,
  '\u1100\u1161\u11A8'.repeat(10),
  'ﬃ ﬄ ß ẞ İ ı 👩‍👩‍👧‍👦🏳️‍🌈 \u200B\u200D\u0F71\u0F72',
  // Long ones
  '<'.repeat(512),
  'facet '.repeat(85),
  'value.split '.repeat(40),
];
