import {decline, expects, javaException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {compileRegex, isRegex, RegexSyntaxError} from '../java/regex';
import {Int, toJavaString} from '../values';

function ofTwoStrings(look: (text: string, part: string) => boolean | number): GrelFunction {
  return (args, name) => {
    const [text, part] = args;
    if (args.length !== 2 || typeof text !== 'string' || typeof part !== 'string') return expects(name, 'two strings');
    const result = look(text, part);
    return typeof result === 'number' ? new Int(result) : result;
  };
}

const contains: GrelFunction = (args) => {
  const [text, part] = args;
  if (args.length !== 2 || typeof text !== 'string') return null;
  if (typeof part === 'string') return text.includes(part);
  return isRegex(part) ? part.find(text) !== undefined : null;
};

const find: GrelFunction = (args, name, scope) => {
  if (args.length !== 2) return expects(name, 'a string or a regex');
  const [value = null, part] = args;
  if (value === null) return [];
  const text = toJavaString(value);
  const found: string[] = [];
  if (typeof part === 'string') {
    if (part === '') decline('OpenRefine never ends when it searches for empty text.');
    // Matches may overlap.
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
      found.push(part);
      scope.step();
    }
  } else if (isRegex(part)) {
    for (const match of part.findAll(text)) {
      found.push(match.text);
      scope.step();
    }
  }
  return found;
};

const match: GrelFunction = (args, name) => {
  if (args.length !== 2) return expects(name, 'a regex');
  const [value = null, part = null] = args;
  if (value === null || (typeof part !== 'string' && !isRegex(part))) return null;
  const text = toJavaString(value);
  return compile(part).matchWhole(text)?.groups ?? null;
};

/** A text as a pattern; unlike in an expression, a fault is an exception here. */
function compile(pattern: string | ReturnType<typeof compileRegex>) {
  if (typeof pattern !== 'string') return pattern;
  try {
    return compileRegex(pattern);
  } catch (error) {
    if (error instanceof RegexSyntaxError) javaException('util.regex.PatternSyntaxException', error.message);
    throw error;
  }
}

/** The letters to change from one text to the other, whatever their case. The result is a decimal number to the tool. */
const levenshteinDistance: GrelFunction = (args, name, scope) => {
  if (args.length !== 2 || typeof args[0] !== 'string' || typeof args[1] !== 'string')
    return expects(name, 'two strings');
  const [one = [], other = []] = [args[0], args[1]].map((text) => text.split('').map(toLower));
  scope.step((one.length * other.length) / 100);
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const change = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** The small letter in place of one, where it takes one place. */
function toLower(char: string): string {
  const lower = char.toLowerCase();
  return lower.length === 1 ? lower : char;
}

const detectLanguage: GrelFunction = (args, name) =>
  args.length === 1 && typeof args[0] === 'string' && args[0] !== ''
    ? decline('Detecting a language needs the statistics that OpenRefine brings along. Try it there.')
    : expects(name, 'a string');

export const searching: Record<string, GrelFunction> = {
  contains,
  find,
  match,
  startsWith: ofTwoStrings((text, part) => text.startsWith(part)),
  endsWith: ofTwoStrings((text, part) => text.endsWith(part)),
  indexOf: ofTwoStrings((text, part) => text.indexOf(part)),
  lastIndexOf: ofTwoStrings((text, part) => text.lastIndexOf(part)),
  levenshteinDistance,
  detectLanguage,
};
