import {test} from 'vitest';
import {renderLiteral} from '../../tests/examples/expressionExamples';
import {findDifference, readGrelExamples, writtenValue} from '../../tests/examples/grelExamples';
import type {Example} from '../build/examples';
import {readChapters} from '../build/grelFunctions';
import {expectNoFaults} from '../../tests/expectNoFaults';
import {listParts} from './hint';
import {evaluate} from './index';
import {bindWritten} from './written';
import {parseHtml} from './markup/parseHtml';
import {parse} from './parser';

/** Examples, as `describe` names them, whose results differ here; all that match must differ in this way. */
const DIFFERING: {example: RegExp; difference: RegExp; reason: string}[] = [
  {example: /"YYYY"/, difference: /^declined: The letter Y/, reason: 'Countries disagree.'},
  {example: /^(?:cosh|sinh|tanh)\((?!"|null)/, difference: /^declined: The last digits/, reason: 'Few need them.'},
  {
    example: /phonetic\((?:\)|"metaphone3"\)) on "|phonetic\("(?:(?:double)?metaphone|beider-morse|daitch-mokotoff)"\)/,
    difference: /^declined: This page does not know the rules/,
    reason: 'The rules are long.',
  },
  {example: /\\X/, difference: /^declined/, reason: 'What counts as one character needs long tables.'},
  {example: /detectLanguage\(\)/, difference: /^declined: Detecting/, reason: 'It needs statistics of languages.'},
  {example: /\bcross\((?!null|value, "")/, difference: /^declined: cross/, reason: 'It needs a project.'},
  {example: /^facetCount\(/, difference: /^declined: facetCount/, reason: 'It needs a project.'},
];

const examples = readGrelExamples();

const describe = ({expression, value}: Example) => `${expression}${value ? ` on ${renderLiteral(value)}` : ''}`;

// Examples that the checked version cannot run are of later versions. The evaluator follows these, too, apart from
// functions that it does not know yet.
const differences = examples.flatMap((example) => {
  const difference = findDifference(
    example,
    evaluate(example.expression, bindWritten(writtenValue(example)), parseHtml),
  );
  const isTooNew = example.unchecked && difference?.includes('Unknown function');
  return difference === undefined ? [] : [{example, difference, isTooNew}];
});
const differing = differences.filter(({isTooNew}) => !isTooNew);

test('the examples of the site give the same results in the page', () => {
  const unexplained = differing.filter(
    ({example, difference}) =>
      !DIFFERING.some((listed) => listed.example.test(describe(example)) && listed.difference.test(difference)),
  );
  expectNoFaults(
    unexplained.map(({example, difference}) => `${example.file}:${example.line}: ${describe(example)}: ${difference}`),
  );
});

test('no example is listed as differing without need', () => {
  const names = new Set(differing.map(({example}) => describe(example)));
  const agreeing = DIFFERING.flatMap(({example, reason}) => {
    const listed = examples.map(describe).filter((name) => example.test(name));
    return listed.length === 0 ? [`no example: ${reason}`] : listed.filter((name) => !names.has(name));
  });
  expectNoFaults(
    agreeing.map((name) => `src/grel/examples.test.ts: Nothing differs in ${name}. Remove it from DIFFERING.`),
  );
});

test('the examples call functions with as many arguments as the reference says', () => {
  const described = new Map(readChapters().flatMap(({functions}) => functions.map((one) => [one.name, one])));
  // xor() accepts more, and ignores it.
  const fits = (name: string, count: number) =>
    name === 'xor' ||
    described.get(name)?.signatures.some(({parameters}) => {
      const least = parameters.filter(({optional}) => !optional).length;
      return least <= count && (count <= parameters.length || parameters.some(({repeated}) => repeated));
    });
  // What gives an error or null may show a wrong number.
  const sound = examples.filter(({result: {kind}}) => kind !== 'error' && kind !== 'null');
  const readable = sound.filter((one) => !differences.some(({example}) => example === one));
  const wrong = readable.flatMap(({file, line, expression}) =>
    listParts(parse(expression)).flatMap((part) =>
      part.kind === 'call' && !fits(part.name, part.args.length) ? `${file}:${line}: ${expression}: ${part.name}` : [],
    ),
  );
  expectNoFaults(wrong);
});
