import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {collectExamples, describeMismatch, renderLiteral, type Example, type Outcome} from '../lib/examples';
import {collectFunctionExamples} from '../lib/grel/collectFunctionExamples';
import {evaluate} from './index';
import {parseHtmlForTests} from './parseHtmlForTests';
import {bindWritten} from './written';

/** Examples, as `describe` names them, whose results differ here; all that match must differ in this way. */
const DIFFERING: {example: RegExp; difference: RegExp; reason: string}[] = [
  {
    example: /phonetic\((?:\)|"metaphone3"\)) on "|phonetic\("(?:(?:double)?metaphone|beider-morse)"\)/,
    difference: /^declined: This page does not know the rules/,
    reason: 'The rules are long.',
  },
  {example: /detectLanguage\(\)/, difference: /^declined: Detecting/, reason: 'It needs statistics of languages.'},
  {example: /\bcross\((?!null)/, difference: /^declined: cross/, reason: 'It needs a project.'},
  {example: /^facetCount\(/, difference: /^declined: facetCount/, reason: 'It needs a project.'},
  {
    example: /^cosh\(1\)/,
    difference: /expected 1\.543080634815244, got 1\.5430806348152/,
    reason: 'The last digit depends on the browser.',
  },
];

/** At random on both sides. */
const RANDOM = /^random\(1, 6\)/;

const read = (file: string) => readFileSync(file, 'utf8');
const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((path) => /\.mdx?$/.test(path))
  .map((path) => join('docs', path))
  .map((file) => collectExamples(file, read(file)));
const functions = readdirSync('src/data/grel/functions')
  .map((name) => join('src/data/grel/functions', name))
  .map((file) => collectFunctionExamples(file, read(file)));
const examples = [...pages, ...functions]
  .flatMap((page) => page.examples)
  .filter(({language, expression}) => language === 'grel' && !RANDOM.test(expression));

const describe = ({expression, value}: Example) => `${expression}${value ? ` on ${renderLiteral(value)}` : ''}`;

/** What differs between an example and its result here, or nothing. */
function findDifference(example: Example): string | undefined {
  const {expression, value} = example;
  const result = evaluate(expression, bindWritten(value ? renderLiteral(value) : 'null'), parseHtmlForTests);
  if ('declined' in result) return `declined: ${result.declined}`;
  const outcome: Outcome =
    'error' in result
      ? {kind: 'error', message: result.error}
      : {kind: 'value', text: result.type === 'undefined' ? null : result.text, type: result.type};
  return describeMismatch(example.result, outcome);
}

// Those that the checked version cannot confirm are of later versions, which the evaluator follows.
const differing = examples.flatMap((example) => {
  const difference = findDifference(example);
  return difference === undefined ? [] : [{example, difference}];
});

test('the examples of the site give the same results in the page', () => {
  const unexplained = differing.filter(
    ({example, difference}) =>
      !DIFFERING.some((listed) => listed.example.test(describe(example)) && listed.difference.test(difference)),
  );
  expect(
    unexplained.map(({example, difference}) => `${example.file}:${example.line} ${describe(example)}: ${difference}`),
  ).toEqual([]);
});

test('no example is listed as differing without need', () => {
  const names = new Set(differing.map(({example}) => describe(example)));
  const agreeing = DIFFERING.flatMap(({example, reason}) => {
    const listed = examples.map(describe).filter((name) => example.test(name));
    return listed.length === 0 ? [`no example: ${reason}`] : listed.filter((name) => !names.has(name));
  });
  expect(agreeing).toEqual([]);
});

// Phonetic keys and detected languages, which need long tables, are most of the others.
test('at least 97 of 100 checked examples agree', () => {
  const checked = examples.filter(({unchecked}) => !unchecked);
  const failed = differing.filter(({example}) => !example.unchecked);
  expect(checked.length).toBeGreaterThan(800);
  expect(1 - failed.length / checked.length).toBeGreaterThanOrEqual(0.97);
});
