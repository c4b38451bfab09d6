import {expect, test} from 'vitest';
import {evaluate, type Bindable} from './index';

const UNREAD = 'Unable to convert to date';
const DECLINED = null;

// Each answer is OpenRefine's own, or it is declined because releases, processors, or Java versions disagree.
test.each<[string, Bindable, string | null]>([
  ['value.toDate("h:mma")', '09:15 PM', UNREAD],
  ['value.toDate("d MMM yyyy")', '5  Mar 2021', UNREAD],
  ['value.toDate("yyyyMMdd")', ' 20240305', DECLINED],
  ['value.toDate("yyyyMMddHHmm")', '20240305 1430', '[date 2024-03-05T08:10:00Z]'],
  ['value.toDate("EEEE")', 'Monday', DECLINED],
  ['value.toDate("deu", "d MMM yyyy")', '5 Mar 2021', DECLINED],
  ['value.toDate("cs", "d MMMM yyyy")', '3 červen 2021', DECLINED],
  ['value.toDate()', '2021-03-05T14:30:00-05', '[date 2021-03-05T14:30:00Z]'],
  ['value.toDate()', '2021-03-05T24:00:00Z', DECLINED],
  ['value.toDate()', '+2021-03-05T14:30:00', UNREAD],
  ['diff(toDate("2021-01-01"), toDate("2020-01-01"), "constructor")', null, 'Unknown time unit constructor'],
  ['timeSinceUnixEpochToDate(1, "__proto__").type()', null, '/accepts a number/'],
  ['[log(11), ln(3), log(40)]', null, '[ 1.0413926851582251, 1.0986122886681098, 1.6020599913279623 ]'],
  ['[acos(0.345), atan2(0.345, 0.6)]', null, '[ 1.218557541697832, 0.5218342798144103 ]'],
  ['[pow(1.05, 4), tan(4)]', null, '[ 1.2155062500000002, 1.1578212823495775 ]'],
  ['pow(0, 0) == 1', null, 'true'],
  ['value.toNumber()', '𝟏𝟐', 'Unable to parse as number'],
  ['isNumeric(value)', '𝟏𝟐', 'false'],
  ['cosh(1)', null, DECLINED],
  ['value.toString("%.2d")', 2.5, 'Unknown format conversion 2'],
  ['value.toString("%5")', 2.5, "Unknown format conversion Conversion = '5'"],
  ['value.toString("%.1e")', 1234.5, '1.2e+03'],
  ['pow(0.5, 61)', null, DECLINED],
  ['value.toDate("yyyy", "")', 'in May', UNREAD],
  ['(-0.0).toString("%s")', null, '-0.0'],
  ['value.toNumber().toString()', '75821376313901270.7', DECLINED],
  ['value * 1', 1e21, '1.0E21'],
  ['value.replace(/)/, "")', 'a)', "/Unmatched closing '\\)'\\n/"],
  ['value.match(/[abc/)', 'a', '/Unclosed character class near index 3\\n/'],
  ['value.match(/[a-/)', 'a', '/Illegal character range near index 3/'],
  ['value.replace(/\\R{2}/, "")', '\r\n', DECLINED],
  ['value.replace(/(?iu)[a-z]/, "")', 'K', DECLINED],
  ['value.replaceEach(["cold", "hot"], ["hot", "cold"])', 'cold', '/StackOverflowError/'],
  ['value.replaceEach(["Mon", "Fri"], ["Monday", "Friday"])', 'Mon-Fri', DECLINED],
  ['value.replaceEach(["  "], [" "])', 'too    many', 'too many'],
  ['value.replaceEach([".."], ["."])', 'a.......b', DECLINED],
  ['isError(value.parseJson())', '{', 'true'],
  ['[isError(sort([1, 2, "a"])), isError("1 %".unescape("url"))]', null, '[ true, true ]'],
  ['[isError("!".decode("base64")), isError(gcd("a", 2))]', null, '[ true, true ]'],
  ['forNonBlank(value.smartSplit(), v, v, 1)', null, '1'],
  [
    'sort([2.5, "a"])',
    null,
    '/^java.lang.ClassCastException: class java.lang.Double cannot be cast to class java.lang.S/',
  ],
  ['value.parseJson()', '{a-b: [1,]}', DECLINED],
  [
    'value.parseJson()',
    '[1, nope]',
    '/^parseJson failed: Unrecognized token .nope.: was [^]+\n .+ line: 1, column: 9\\]$/',
  ],
  ['value.smartSplit().join("|")', ' a, "b"', DECLINED],
  ['[value.smartSplit(), "#".length()]', '# a', '[ null, 1 ]'],
  ['value.toString("%x") + (-1).toString("%X") + rowIndex.toString("%04o")', 255, 'ffFFFFFFFFFFFFFFFF0000'],
  ['isError(value.toNumber())', '0x1F', 'true'],
  ['value.toDate().toString("yyyy-MM-ddTHH")', '2024-05-06', '/IllegalArgumentException: Unknown pattern letter: T$/'],
  ['value.toDate().toString("QQQQ u K k xxx")', '2024-05-06', '2nd quarter 2024 0 24 +00:00'],
  ['value.toDate("yyyyDDD")', '2024130', '[date 2024-05-09T00:00:00Z]'],
  ['value.find(/(?U)\\b\\p{L}+\\b/).join("|")', 'Größe, Maß', 'Größe|Maß'],
  ['value.find(/[a-z&&[^aeiou]]++o?/).join("|")', 'broom', 'bro|m'],
  ['value.replace(/(a|b)++c/, "$1")', 'abc', DECLINED],
  ['value.replace(/a*+a/, "$x")', 'aaa', 'aaa'],
  ['value.replace(/a/, "$x")', 'a', 'java.lang.IllegalArgumentException: Illegal group reference'],
  ['value.replace(/\\h+/, "_") + "\\n".replace(/\\h|[^\\H\\n]/, "x").length()', 'a \t\u00a0b', 'a_b1'],
  ['value.phonetic("Cologne-Phonetic")', 'Schwarzkopf-Cäsar', '8378413487'],
  ['value.unescape("csv")', '""', ''],
  ['value.unescape("csv")', '"Value"', 'Value'],
  ['value.phonetic("soundex")', 'A𝒜b', 'A100'],
  ['value.parseJson().jsonize()', '', 'null'],
  ['"a\\', null, DECLINED],
  ['value.unicodeType()', '🫠', DECLINED],
  [
    'value.htmlText("a")',
    'abc',
    "htmlText cannot work with this 'null expects one argument' and expects a single XML or HTML element as an argument",
  ],
  ['isNumeric(value)', null, DECLINED],
  ['wikibaseIssues()', null, DECLINED],
])('%s on %j is %j', (expression, value, expected) => {
  const result = evaluate(expression, {value});
  const answer = 'text' in result ? result.text : 'error' in result ? result.error : DECLINED;
  const pattern = /^\/([^]*)\/$/.exec(expected ?? '')?.[1];
  if (pattern) expect(answer).toMatch(new RegExp(pattern));
  else expect(answer).toBe(expected);
});
