import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Result} from '../../src/grel';
import type {Example} from '../../src/lib/examples';
import {collectFunctionExamples} from './collectFunctionExamples';
import {collectExamples, describeMismatch, renderLiteral} from './expressionExamples';

/** At random on both sides. */
const RANDOM = /^random\(1, 6\)/;

/** The site's examples of GREL. */
export function readGrelExamples(): Example[] {
  const collect = (root: string, collectFrom: typeof collectExamples) =>
    readdirSync(root, {recursive: true, encoding: 'utf8'})
      .filter((path) => /\.(?:mdx?|json)$/.test(path))
      .map((path) => join(root, path))
      .flatMap((file) => collectFrom(file, readFileSync(file, 'utf8')).examples);
  return [...collect('docs', collectExamples), ...collect('src/data/grel/functions', collectFunctionExamples)].filter(
    ({language, expression}) => language === 'grel' && !RANDOM.test(expression),
  );
}

/** The value of an example as its table writes it. */
export const writtenValue = ({value}: Example): string => (value ? renderLiteral(value) : 'null');

/** What differs between an example and the evaluator's result, or nothing. */
export function findDifference(example: Example, result: Result): string | undefined {
  if ('declined' in result) return `declined: ${result.declined}`;
  if ('error' in result) return describeMismatch(example.result, {kind: 'error', message: result.error});
  return describeMismatch(example.result, {
    kind: 'value',
    text: result.type === 'undefined' ? null : result.text,
    type: result.type,
  });
}
