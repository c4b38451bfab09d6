import type {Result} from '../../src/grel';
import type {Example} from '../../src/build/examples';
import {describeMismatch, readExpressionExamples, renderLiteral} from './expressionExamples';

/** The site's examples of GREL, but for what is at random on both sides. */
export const readGrelExamples = (): Example[] =>
  readExpressionExamples().examples.filter(
    ({language, expression}) => language === 'grel' && !expression.startsWith('random(1, 6)'),
  );

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
