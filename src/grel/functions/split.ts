import {decline, expects, javaException, someException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {isRegex} from '../java/regex';
import {categoryOf, JAVA_SPACE} from '../java/text';
import {isNumber, toInt, toJavaString} from '../values';

const split: GrelFunction = (args, name) => {
  const [value = null, separator = null, keep = false] = args;
  const fits = args.length === 2 || (args.length === 3 && typeof keep === 'boolean');
  if (fits && value !== null && (typeof separator === 'string' || isRegex(separator))) {
    const text = toJavaString(value);
    if (typeof separator !== 'string') return separator.split(text).filter((piece) => keep || piece !== '');
    if (text === '') return [];
    const pieces = separator === '' ? text.split(new RegExp(JAVA_SPACE)) : text.split(separator);
    return keep ? pieces : pieces.filter((piece) => piece !== '');
  }
  return expects(name, 'three strings, or one string, one regex, followed by an optional boolean');
};

/** Reads one line of CSV. The parser's ways with quotes that are not where they belong are declined. */
const smartSplit: GrelFunction = (args, name) => {
  if (args.length < 1 || args.length > 2) return expects(name, 'one or two strings');
  const [value = null, given] = args;
  if (value === null || given === null) return someException();
  const text = toJavaString(value);
  const separator = given === undefined ? (text.includes('\t') ? '\t' : ',') : toJavaString(given);
  if (/[\0\r\n]/.test(text) || text.length > 4000 || !/^[^"#\s\0]+$|^\t$/.test(separator)) {
    return decline('How OpenRefine’s CSV parser reads this is not known to this page. Try it in OpenRefine.');
  }
  // A comment, or nothing.
  if (/^(?:#|$)/.test(text)) return null;
  const fields: (string | null)[] = [];
  let rest: string | undefined = text;
  while (rest !== undefined) {
    const quoted: RegExpExecArray | null = /^"((?:[^"]|"")*)"/.exec(rest);
    const end: number = quoted ? quoted[0].length : rest.indexOf(separator);
    const plain: string = end < 0 ? rest : rest.slice(0, end);
    const isClean = quoted
      ? quoted[1] !== '' && (end === rest.length || rest.startsWith(separator, end))
      : !plain.includes('"');
    if (!isClean) return decline('How OpenRefine’s CSV parser reads these quotes is not known to this page.');
    fields.push(quoted?.[1] ? quoted[1].replaceAll('""', '"') : plain || null);
    rest = end < 0 || end === rest.length ? undefined : rest.slice(end + separator.length);
  }
  return fields;
};

const splitByCharType: GrelFunction = (args, name) => {
  const [value = null] = args;
  if (args.length !== 1 || value === null) return expects(name, 'two strings');
  const pieces: string[] = [];
  let last = '';
  for (const char of toJavaString(value).split('')) {
    const category = categoryOf(char);
    if (category === last) pieces.push((pieces.pop() ?? '') + char);
    else pieces.push(char);
    last = category;
  }
  return pieces;
};

const splitByLengths: GrelFunction = (args, name) => {
  const [value = null, ...lengths] = args;
  if (args.length < 2 || value === null) return expects(name, 'one string and at least one number');
  const text = toJavaString(value);
  let from = 0;
  return lengths.map((length) => {
    const to = isNumber(length) ? Math.min(text.length, from + Math.max(0, toInt(length))) : from;
    const piece = text.slice(from, to);
    from = to;
    return piece;
  });
};

/** Around the first or last occurrence; a third argument that is true leaves the occurrence out. */
function partitionAt(findPart: (text: string, part: string) => number, isLast: boolean): GrelFunction {
  return (args) => {
    const [text, part = null, omit] = args;
    if (args.length < 2 || args.length > 3 || typeof text !== 'string' || part === null) return null;
    let from = -1;
    let to = -1;
    if (typeof part === 'string') {
      from = findPart(text, part);
      to = from + part.length;
    } else if (isRegex(part)) {
      for (const found of part.findAll(text)) {
        from = found.start;
        to = found.end;
        if (!isLast) break;
      }
    }
    const pieces = from < 0 ? [text, '', ''] : [text.slice(0, from), text.slice(from, to), text.slice(to)];
    return omit === true ? [pieces[0] ?? '', pieces[2] ?? ''] : pieces;
  };
}

const ngram: GrelFunction = (args, name) => {
  if (args.length !== 2) return expects(name, 'a string and a number');
  const [text, size = null] = args;
  if (typeof text !== 'string' || !isNumber(size)) return null;
  const words = text.split(new RegExp(JAVA_SPACE)).filter((word) => word !== '');
  const count = toInt(size);
  if (count >= words.length) return [text];
  if (count < 0) return javaException('NegativeArraySizeException', String(count));
  return Array.from({length: words.length - count + 1}, (_, index) => words.slice(index, index + count).join(' '));
};

export const splitting: Record<string, GrelFunction> = {
  split,
  smartSplit,
  splitByCharType,
  splitByLengths,
  partition: partitionAt((text, part) => text.indexOf(part), false),
  rpartition: partitionAt((text, part) => text.lastIndexOf(part), true),
  ngram,
};
