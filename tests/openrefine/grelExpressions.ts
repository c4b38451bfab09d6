import registry from '../../src/data/grel/registry.json';
import {evaluateValue, type Bindable} from '../../src/grel';
import {isOlder} from './grelExceptions';

/** Expressions of GREL at random, the same ones for each seed. */

const EXPRESSIONS = 10_000;
const OF_MARKUP = 300;
/** Expressions in one question to the tool, and the rows that they are asked about. */
const BATCH = 60;
const ROWS = 16;
const SEED = Number(process.env.GREL_SEED ?? 1);

/** Values for the cells, one in each line, as GREL writes them. */
export const VALUES = String.raw`
null
null
""
" "
"Oslo"
" New  York\t"
"Woolf, Virginia"
"J.R.R. Tolkien"
"jean-paul McAvoy"
"a,b,,c,"
"12"
"-2.5"
"1,234"
"007"
"1e3"
"Rome 12, Oslo 3"
"2024-05-01"
"03/04/2024"
"May 1, 2024"
"1st of June 1999"
"5 Dec 98 5:30pm"
"2024-03-14T05:30:04.789Z"
"2024-03-14T05:30:04+02:00"
"2021-03-05T14:30:00-05"
"10.31.1571"
"5  Mar 2021"
" 20240305"
"20240305 1430"
"Mon, 5 Mar 2021 09:15 PM"
"5 März 2021"
"Café"
"Ångström straße"
"İstanbul ıI"
"Ærø Þór Łódź"
"Москва Санкт"
"Αθήνα ΣΊΣΥΦΟΣ"
"東京都 123"
"שלום עולם"
"١٢٣"
"𝟏𝟐"
"😀 smile 👩‍👧"
"line one\nline two\r\nthree"
"tab\tquote\"back\\slash"
"R&amp;D &lt;b&gt; &#263; &eacute;"
"<p>a <b>bold</b> word</p>"
"https://openrefine.org/docs?lang=en#top"
"%C4%87 a+b"
"{\"a\": 1, \"b\": [2, 2.5, null, \"x\"], \"c\": {\"d\": true}}"
"[3, 1, 2]"
"true"
true
false
0
1
0 - 7
42
1867
2.5
-0.125
1234567890123
9223372036854775807
0.1 + 0.2
toDate("2024-05-01")
toDate("1867-11-07T23:59:59Z")
toDate("2024-02-29T12:30:15.250Z")
null
"x".toNumber()
`
  .trim()
  .split('\n');

/** Some rows belong to the record of a row before, and the first ones to none. */
export const keyOf = (row: number) => (row % 5 === 3 ? `k${row}` : null);

/** The rows of the project with these values. */
export const createTable = (): Record<string, Bindable>[] =>
  VALUES.map((source, row) => ({Key: keyOf(row), Value: evaluateValue(source, {value: null}) as Bindable}));

/** The inner loop keeps an exception from passing for null, the outer one from ending the batch, and both show types. */
export const wrap = (expression: string) => `forEach([1], outer, forEach([1], inner, ${expression}))`;

/**
 * What each kind of expression can be, parted by two spaces. `<kind>` is another expression, `<kind:v>` one about v
 * instead of the value, and what is in `{{` and `}}` can be left out. The first line holds those that need no other.
 */
const GRAMMAR = String.raw`
any: value  value  1  "a"  null  true  2.5  "x".toNumber()  rowIndex  columnName  cells.Key.value  row.columnNames
  row.record.index  row.record.rowCount  row.record.fromRowIndex  row.record.cells.Value.value.length()
  coalesce(<any>, <any>{{, <any>}})  <any>.get(<whole>{{, <whole>}})  if(<boolean>, <any>, <any>)
  forNonBlank(<any>, v, <any:v>, <any>)  with(<any>, w, <any:w>)  <json>.a  <json>.get(<key>)  <any>[<whole>]
text: value  value  value  "Ann Lee"  "ab12cd"  "aabbbc"  "a-b_c"  "éa"  "ÀB"  null  (5)
  <text>.toUppercase()  <text>.toLowercase()  <text>.toTitlecase({{<part>}})  <text>.trim()  <text>.chomp(<part>)
  <text>.replace(<part>, <text>)  <text>.replace(<regex>, <replacement>)  <text>.replaceChars(<part>, <part>)
  <text>.substring(<whole>{{, <whole>}})  <text>.slice(<whole>{{, <whole>}})  <array>.join(<part>)
  <text>.escape(<mode>)  <text>.unescape(<mode>)  <text>.encode(<base>)  <coded>.decode(<base>)  <any>.toString()
  <any>.jsonize()
  <date>.toString(<datePattern>)  <number>.toString(<numberPattern>)  <text>.fingerprint()  <any>.type()
  <text>.ngramFingerprint({{<size>}})  <text>.md5()  <text>.sha1()  diff(<text>, <text>)  datePart(<date>, "weekday")
  <text>.reinterpret(<charset>, <charset>)  <text>.phonetic(<phonetics>)  <text>.normalize()  (<any> + <any>)
  replaceEach(<text>, <array>, <array>)  replaceEach(<each>, <searches>, <replacements>)  if(isError(<any>), 1, 2)
  phonetic(<name>, "cologne-phonetic")
coded: value  "aGk="  "aG k"  "NBSQ===="  "6869"  "686"  "zz"  <text>.encode(<base>)
name: value  value  "Schwarzkopf"  "Phönix Haxe"  "Cäcilie Czech"  "Scheich Knuth"  "d'Hoch-Tzatziki"  "HCA hxc"
each: value  value  "a.......b"  "too        many"  "abcabc"  "Tom & Jerry"
searches: ["a"]  ["a", "b", "o"]  [".."]  ["  ", "l"]  ["&", ""]  ["a", "b", "c", "d", "e", "f"]
replacements: "b"  ["b", "c", "1"]  ["."]  [" "]  ["&amp;"]  ["b", "c", "d", "e", "f", "a"]  ["a"]  []
number: value  value  3  (0 - 4)  0  2.5  -0.5  10  7.0  "4"  null  1234.5  0.345  1e3  (1 / 3.0)  -1234567.891
  <any>.toNumber()  <number>.round()  <number>.floor()  <number>.ceil()  <number>.abs()  <number>.even()  <number>.odd()
  max(<number>, <number>)  min(<number>, <number>)  pow(<number>, <size>)  <array>.sum()  quotient(<number>, <number>)
  <number>.degrees()  <number>.radians()  gcd(<number>, <number>)  (<number> + <number>)  (<number> - <number>)
  (<number> * <number>)  (<number> / <number>)  levenshteinDistance(<text>, <text>)  lcm(<size>, <size>)
  <angle>(<number>)  <angle>(<number> / 7)  atan2(<number>, <number>)  pow(<number>, 0.5)
angle: sin  cos  tan  asin  acos  atan  sinh  cosh  tanh  exp  ln  log
whole: 0  1  2  (0 - 1)  (0 - 2)  5  100  value  1.5
  <any>.length()  <text>.indexOf(<part>)  <text>.lastIndexOf(<part>)  mod(<number>, <number>)  (<number> % <number>)
  fact(<size>)  factn(<size>, <step>)  combin(<size>, <size>)  multinomial(<size>, <size>)
  datePart(<date>, <datePartName>)  diff(<date>, <date>, <unit>)
date: value  "2024-01-31".toDate()  "1999-12-31T23:30:00Z".toDate()  null
  <any>.toDate()  <dateText>.toDate(<boolean>)  <dateText>.toDate(<dateFormat>{{, <dateFormat>}})
  <dateText>.toDate(<language>, <dateFormat>)  inc(<date>, <whole>, <unitName>)
  timeSinceUnixEpochToDate(<whole>{{, <epochUnit>}})
dateText: value  value  "5 Mar 2021"  "05/03/2021"  " 5  March 2021"  "Monday"  "Sat, 2021-02"  "9:15 pm"
  "202403051430"
  "2021-03-05T14:30:00+00"  "+2021-03-05T14:30:00"  "2021-03-05T24:00:00Z"  "5 mars 2021"  "3 červen 2021"  "March 2021"
  "2021-03-05 10:20:30 +0100"  "2021-03-05T14:30+05:30"  "5Mar2021"  "05 03 21"  "2024 130"  "2023366"  "24:05"
  "12:30 PM"  "5 Mar 2021 UTC"
boolean: true  false  value  null  "true"
  <text>.contains(<part>)  <text>.contains(<regex>)  <text>.startsWith(<part>)  <text>.endsWith(<part>)  isNull(<any>)
  isNotNull(<any>)  isBlank(<any>)  isNonBlank(<any>)  isEmptyString(<any>)  isNumeric(<any>)  isError(<any>)
  and(<boolean>, <boolean>)  or(<boolean>, <boolean>)  xor(<boolean>, <boolean>)  not(<boolean>)
  <array>.inArray(<part>)
  <json>.hasField(<key>)  (<any> == <any>)  (<any> != <any>)  (<any> < <any>)  (<any> >= <any>)
array: [1, 2, 3]  ["b", "a", "b"]  []  ["x", null, "y"]  [2.5, 1.0]  [true, false]  value  [1, "a"]
  <text>.split(<part>{{, <boolean>}})  <text>.split(<regex>{{, <boolean>}})  <text>.splitByCharType()
  <text>.splitByLengths(<size>{{, <size>}})  <text>.partition(<part>{{, <boolean>}})  <text>.partition(<regex>)
  <text>.rpartition(<part>{{, <boolean>}})  <text>.rpartition(<regex>)  <text>.smartSplit({{<separator>}})
  <text>.find(<regex>)  <text>.find(<word>)  <text>.match(<regex>)  <text>.ngram(<size>)  <text>.unicode()
  <text>.unicodeType()  <array>.reverse()  <array>.sort()  <array>.uniques()  <array>.slice(<whole>{{, <whole>}})
  range(<size>{{, <size>}}{{, <step>}})  zip(<array>, <array>)  forEach(<array>, v, <any:v>)  [<any>, <any>]
  forEachIndex(<array>, i, v, <any:v>)  filter(<array>, v, <boolean:v>)  forRange(<size>, <size>, 1, i, <any:i>)
markup: <element>.htmlText()  <element>.ownText()  <element>.wholeText()  <element>.innerHtml()  <element>.innerXml()
  <element>.toString()  <element>.htmlAttr("class")  <found>.toString()  <found>.length()
  forEach(<found>, v, v.ownText())
  forEach(<found>, v, v.htmlText())  forEach(<found>, v, v.innerHtml())  forEach(<found>, v, v.htmlAttr("href"))
element: value.parseHtml()  value.parseXml()  <found>[0]  <element>.parent()  <source>.parseHtml()  <source>.parseXml()
found: <element>.select(<selector>)
source: "<ul>\n<li class=\"x\">one</li><li>two <a href=\"/a\">link</a></li></ul>"
  "<r><e n=\"1\">x</e><!-- c --><p>1</p> <f/></r>"
  "<div><h1>T</h1><p>a<br/>b</p><p title=\"t\"><b>c</b> d</p></div>"  "<table><tr><td>1<td>2 <i>3</i></table>"
selector: "*"  "li"  "p, h1"  ".x"  "[href^=/]"  "li:not(.x)"  "div > *"  "ul > li"  "body"  "td:nth-of-type(2)"
  "h1 ~ p b"
json: <jsonText>.parseJson()
jsonText: value  value  "<jsonPiece><jsonPiece>"  "<jsonPiece><jsonPiece><jsonPiece>"  "[1, 2.0, \"x\", null, true]"
  "{\"a\": [1], \"b\": 12345678901, \"c\": \"y\"}"  "7"  ""  "1e400"
jsonPiece: 1  -2.5  01  {  }  [  ]  :  ,  a  true  nul  \"x\"  \"  1.  x-1:  é  NaN
part: ","  " "  "o"  "a"  ""  "b;"  "Rome"  "é"  "1"  ", "  "\n"  value
separator: ","  ";"  "|"  "\t"  "||"
regex: /\d+/  /[a-z]+/i  /(\w+), (\w+)/  /\s+/  /^\s*|\s*$/  /[^\p{L}\p{N} ]/  /(?<=a)b/  /(.)\1/  /\b\w/
  /.*?(\d{4}).*/
  /(?i)OSLO|rome/  /[aeiou]/  /(a|b)?c*/  /$/  /x*/  /\p{Punct}/  /\p{Lu}/  /.*/  /(?s).*/  /\W/  /(?U)\w+/  /a{2,}/
  /o++/  /(\w)++\b/  /[a-m&&[^e]]+/  /[x[l-o]]/  /[^a-z&&[^o]]/  /[a-e]*+\w/  /(?U)\b\w+\b/  /a?+b/  /\h/
  /(?<year>\d{4})-(?<month>\d\d)/  /\R/  /(?iu)[a-z]/  /<piece><piece>/  /<piece><piece><piece>/
piece: a  b  (  (?:  [  [^  )  ]  {1  {2}  {  *  +  ?  |  ++  &&[^b]  [o]  ^  $  .  \d  \w  \q  -  a-z  z-a  [a-  \p{L}
  (?i)  (?=  &&  é
replacement: ""  "-"  "$x"  "\${no}"  "$1"  "$0!"  "\\$"  "$2 $1"  "$"  "\${year}"  "<$0>"  "\\"
mode: "html"  "xml"  "csv"  "javascript"  "url"  "HTML"  "json"
base: "base16"  "base32"  "base32hex"  "base64"  "base64url"  "x"
charset: "utf-8"  "iso-8859-1"  "windows-1252"  "us-ascii"
datePattern: "yyyy-MM-dd"  "d MMM yyyy"  "EEEE, MMMM d"  "HH:mm:ss.SSS"  "h:mm a"  "QQQ yy"  "D"  "yyyy'T'HHX"  "k K"
  "ddd"
  "xxx Z u"  "QQQQ u K k"  "DD kk xx x"  "yyyy-MM-ddTHH"  "DDDD"  "HHH"  "aa"  "r"  "'open"
numberPattern: "%d"  "%.2f"  "%05d"  "%,d"  "%s"  "%x"  "%+8.1f|"  "%-6s|"  "%.0f"  "%,.3f"  "plain"  "%y"  "%.2d"  "%5"
  "%"
  "%.3e"  "%8o|"  "%-5x|"  "%04X"  "%O"  "%+x"  "%.1o"  "%X"  "%d %d"  "%5%"
dateFormat: "yyyy-MM-dd"  "dd/MM/yyyy"  "d MMM yy"  "MMM d, yyyy"  "yyyyMMdd"  "yyyyMMddHHmm"  "yyyy"  "M.d.y"  "h:mma"
  "b"
  "yyyy-MM-dd'T'HH:mm:ss.SSSX"  "d MMMM yyyy"  "EEEE"  "EEE, d MMM yyyy"  "EEE, yyyy-MM"  "dMMMyyyy"
  "yyyy-MM-dd HH:mm:ss Z"
  "dd MM yy"  "d MMM yyyy z"  "yyyy D"  "yyyyDDD"  "k:mm"  "K:mm a"
language: "de"  "fr"  "cs"  "en"  "pl"  "deu"
unit: "days"  "months"  "years"  "hours"  "weeks"  "seconds"  "minutes"  "milliseconds"  "nanos"  "day"  "constructor"
unitName: "day"  "months"  "year"  "h"  "w"  "min"  "S"  "sec"  "nanos"  "Day"
datePartName: "year"  "months"  "d"  "h"  "min"  "s"  "ms"  "n"  "w"  "time"  "weekday"  "Year"
epochUnit: "second"  "millisecond"  "microsecond"  "day"  "__proto__"
phonetics: "soundex"  "daitch-mokotoff"  "Cologne-Phonetic"  "ngram-fingerprint"  "x"
size: 0  1  2  3  5  7  12
step: 1  2  3
word: "a"  "o"  "aa"  "1"  5
key: "a"  "b"  "c"  "zz"
`;

const kinds = new Map(
  GRAMMAR.trim()
    .split(/\n(?=\w)/)
    .map((line) => {
      const [kind = '', rest = ''] = line.split(/: (.*)/s);
      const all = rest.split(/\s{2,}/);
      const isSimple = (one: string) => !/(?<!\?)<\w+[:>]/.test(one.replace(/<(?:p|jsonP)iece>/g, ''));
      return [kind, {simple: all.filter(isSimple), others: all.filter((one) => !isSimple(one))}] as const;
    }),
);

type Random = () => number;

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

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const KINDS = ['any', 'text', 'number', 'whole', 'date', 'boolean', 'array'];

interface Batch {
  expressions: string[];
  rows: number[];
}

/** The expressions of a run, without functions newer than `version`, and the rows that they are asked about. */
export function createBatches(version?: string): Batch[] {
  const random = createRandom(SEED);
  const known = new Set([
    ...registry.functions.filter(({since}) => !version || !isOlder(version, since)).map(({name}) => name),
    ...registry.controls.map(({name}) => name),
  ]);
  const expressions = new Set<string>();
  while (expressions.size < EXPRESSIONS + OF_MARKUP) {
    const expression = createExpression(random, expressions.size < EXPRESSIONS ? undefined : 'markup');
    if ((expression.match(/\w+(?=\()/g) ?? []).every((name) => known.has(name))) expressions.add(expression);
  }
  const all = [...expressions];
  return Array.from({length: Math.ceil(all.length / BATCH)}, (_, index) => ({
    expressions: all.slice(index * BATCH, (index + 1) * BATCH),
    rows: Array.from({length: ROWS}, () => Math.floor(random() * VALUES.length)),
  }));
}

/** One expression, with up to three nested calls. */
const createExpression = (random: Random, kind = pick(random, KINDS)): string => create(random, kind, 3, 0);

function create(random: Random, kind: string, depth: number, share = 0.35): string {
  const {simple = [], others = []} = kinds.get(kind) ?? {};
  const isSimple = others.length === 0 || (simple.length > 0 && (depth <= 0 || random() < share));
  const template = pick(random, isSimple ? simple : others);
  return template
    .replace(/\{\{(.*?)\}\}/g, (_, part: string) => (random() < 0.5 ? part : ''))
    .replace(/<(\w+)(?::(\w))?>/g, (whole, inner: string, name?: string) => {
      if (!kinds.has(inner)) return whole;
      // Now and then an argument of the wrong kind, to see the errors; some would keep the tool busy for ever.
      const canBeWrong = !['size', 'step', 'word', 'piece', 'jsonPiece', 'angle'].includes(inner);
      const expression = create(random, canBeWrong && random() < 0.04 ? 'any' : inner, depth - 1);
      return name ? expression.replaceAll('value', name) : expression;
    });
}
