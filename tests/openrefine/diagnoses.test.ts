import {readFileSync} from 'node:fs';
import {beforeAll, expect, test} from 'vitest';
import {readDiagnoses} from '../../src/build/diagnoses';
import {evaluate, type Result} from '../../src/grel';
import {parseLiteral, type Literal} from '../../src/grel/literals';
import {parseHtml} from '../../src/grel/markup/parseHtml';
import {Scanner} from '../../src/grel/scanner';
import {bindTyped, bindWritten} from '../../src/grel/written';
import {diagnose} from '../../src/lib/diagnosis/diagnose';
import type {Cell, Diagnosis} from '../../src/lib/diagnosis/diagnosis';
import {collectExamples, renderGrel, renderLiteral} from '../examples/expressionExamples';
import {readPages} from '../examples/readPages';
import {expectNoFaults} from '../expectNoFaults';
import {askTyped, COLUMN, createValuesProject} from './exampleChecker';
import type {Project} from './openRefineClient.mjs';
import {sharedOpenRefine} from './sharedOpenRefine';

const pages = readPages().filter(([file]) => /^docs.manual.*\.md$/.test(file));
const diagnoses = pages.flatMap(([file, markdown]) => readDiagnoses(file.replaceAll('\\', '/'), markdown));

/** The texts of the examples of each recipe, by the ID of its section: what it is for, and what it makes of it. */
const examples = new Map<string, {values: string[]; results: string[]}>();
for (const [file, markdown] of pages.filter(([name]) => name.includes('recipes'))) {
  const lines = markdown.split('\n');
  for (const {line, value, result} of collectExamples(file, markdown).examples) {
    const heading =
      lines
        .slice(0, line)
        .filter((one) => /^#+ .*\{#/.test(one))
        .at(-1) ?? '';
    const key = `/${file.replace(/\.md$/, '')}#${/\{#([\w-]+)\}/.exec(heading)?.[1]}`;
    const own = examples.get(key) ?? {values: [], results: []};
    if (value?.kind === 'string') own.values.push(value.value);
    // What a recipe leaves alone is none of its results.
    if (result.kind === 'string' && renderLiteral(result) !== renderLiteral(value ?? {kind: 'null'}))
      own.results.push(result.value);
    examples.set(key, own);
  }
}
const exampleOf = ({example}: Diagnosis): string[] => {
  const literal = example === undefined ? undefined : parseLiteral(example);
  return literal?.kind === 'string' ? [literal.value] : [];
};

const strange = readFileSync('src/data/strangeValues.txt', 'utf8').trim().split('\n').map(parseLiteral);
const texts = new Set([
  ...[...examples.values()].flatMap(({values, results}) => [...values, ...results]),
  ...diagnoses.flatMap(exampleOf),
  ...strange.flatMap((literal) => (literal.kind === 'string' ? literal.value : [])),
]);
/** No cell has two literals; a blank text is none. */
const literals: Literal[] = [
  ...strange.filter(({kind}) => kind !== 'string'),
  ...[...texts].map((value) => ({kind: 'string' as const, value})),
];
const bound = literals.map((literal) => bindWritten(renderLiteral(literal)));

/** Recipes whose result is what another one is there to fix, as their pages say. */
const OPPOSITES = new Set([
  'blank-cells#blank-out-placeholders /docs/manual/recipes/blank-cells#replace-blanks',
  'text#trailing-punctuation /docs/manual/recipes/json-html-xml#xml-value',
  'text#extra-spaces /docs/manual/recipes/text-parts#first-characters',
]);
const met = new Set<string>();

const openRefine = sharedOpenRefine();
let project: Project;
beforeAll(async () => {
  project = await createValuesProject(openRefine.client, literals.map(renderGrel));
});

const toText = (result: Result): string => {
  if ('declined' in result) return `declined: ${result.declined}`;
  if ('error' in result) return 'error';
  return result.type === 'undefined' ? 'blank' : `${result.type} ${result.text}`;
};

/** What the program and the page's evaluator make of each literal. */
async function askBoth(expression: string): Promise<[program: string, page: string][]> {
  const cells = await askTyped(openRefine.client, project, expression, literals.length);
  return bound.map((bindings, row) => {
    const cell = cells[row];
    const value = cell?.kind === 'value' && (cell.type === 'undefined' ? 'blank' : `${cell.type} ${cell.text}`);
    return [value || 'error', toText(evaluate(expression, bindings, parseHtml))];
  });
}

/** Whether OpenRefine 3.10 changes an expression when it applies the steps: /docs/manual/troubleshooting#changed-expressions. */
function isChanged(expression: string): boolean {
  const scanner = new Scanner(expression);
  let [isOperand, isMinus] = [false, false];
  for (let token = scanner.next(true); token; token = scanner.next(!isOperand)) {
    const source = expression.slice(token.start, scanner.index);
    if (token.type === 'regex' && token.ignoreCase) return true;
    if (token.type === 'string' && (token.text.includes('\\') || token.text.includes(source.charAt(0)))) return true;
    if (token.type === 'number' && isMinus) return true;
    isMinus = source === '-' && !isOperand;
    isOperand = token.type !== 'operator' && !'([,'.includes(source);
  }
  return false;
}

/** What the page evaluates only for cells that "find" finds. */
const COMPARED = new Set(['pieces', 'key']);

test.each(diagnoses)('$id finds and fixes in OpenRefine what it does on the page', async (diagnosis) => {
  const {find, most, fix, pieces, key, to, sees} = diagnosis;
  const faults: string[] = [];
  if (isChanged(fix ?? ''))
    faults.push(
      '"fix" has a part that OpenRefine 3.10 loses. Write /(?i)…/, (0 - 1), or the other kind of quotation marks.',
    );
  const results: Record<string, string[]> = {};
  for (const [name, expression] of Object.entries({find, most, fix, pieces, key})) {
    if (expression === undefined) continue;
    const both = await askBoth(expression);
    results[name] = both.map(([program]) => program);
    both.forEach(([program, page], row) => {
      const cell = renderLiteral(literals[row] as Literal);
      const isDeclined = page.startsWith('declined');
      // Only texts are pasted into the page, and only cells that "find" finds are compared with others.
      const isAsked =
        literals[row]?.kind === 'string' && (!COMPARED.has(name) || results.find?.[row] === 'boolean true');
      if (program !== page && !(isDeclined && !isAsked))
        faults.push(`"${name}" makes "${program}" of ${cell}, but "${page}" on the page`);
    });
  }
  const isTrue = (name: string, text: string): boolean => {
    const row = literals.findIndex((one) => one.kind === 'string' && one.value === text);
    return results[name]?.[row] === 'boolean true';
  };
  const own = [...(examples.get(to)?.values ?? []), ...exampleOf(diagnosis)];
  if (!own.some((text) => isTrue('find', text)))
    faults.push(
      'finds no cell in the table of its section. Add a row with such a cell, or write "example: " with one.',
    );
  // What is only named, such as several values in a cell, can be the right result of a recipe.
  for (const [section, {results: theirs}] of fix ? examples : []) {
    const isAnswer = (one: Diagnosis): boolean => one.to === section && one.question === diagnosis.question;
    if (section === to || (diagnosis.question && diagnoses.some(isAnswer))) continue;
    const found = theirs.filter((one) => isTrue('find', one) && (!most || isTrue('most', one)));
    if (found.length > 0 && OPPOSITES.has(`${diagnosis.id} ${section}`)) met.add(`${diagnosis.id} ${section}`);
    else faults.push(...found.map((text) => `finds ${JSON.stringify(text)}, the result of ${section}`));
  }
  literals.forEach((literal, row) => {
    const [before, after = ''] = [toText(evaluate('value', bound[row] ?? {value: null})), results.fix?.[row]];
    const changes = results.fix !== undefined && after !== 'error' && after !== before;
    if (literal.kind === 'string' && changes && results.find?.[row] !== 'boolean true' && !after.startsWith('number'))
      faults.push(`"fix" makes "${after}" of ${renderLiteral(literal)}, which "find" does not find`);
  });
  expectNoFaults(faults.map((fault) => `${diagnosis.id} (${sees}): ${fault}`));
});

test('the opposites are still opposites', () => {
  const stale = [...OPPOSITES].filter((pair) => !met.has(pair));
  expectNoFaults(stale.map((pair) => `tests/openrefine/diagnoses.test.ts: OPPOSITES does not need "${pair}".`));
});

test('the steps make the same of every text as the page does', async () => {
  const cells = [...texts].map((text): Cell => (text === '' ? null : {type: 'string', text}));
  const choices = Object.fromEntries(diagnoses.map(({id}) => [id, true]));
  const evaluateAll = async (expression: string, column: Cell[]) =>
    column.map((cell) => {
      const bindings = bindTyped({type: 'undefined', text: '', ...cell} as Parameters<typeof bindTyped>[0]);
      const result = evaluate(expression, bindings ?? {value: null}, parseHtml);
      if ('declined' in result) return 'declined' as const;
      if ('error' in result) return 'error' as const;
      return result.type === 'undefined' ? null : {type: result.type, text: result.text};
    });
  const first = await diagnose(diagnoses, cells, choices, evaluateAll);
  const clusters = first.findings.flatMap((finding) => finding.clusters.map(({id}) => [id, true] as const));
  const report = await diagnose(diagnoses, cells, {...choices, ...Object.fromEntries(clusters)}, evaluateAll);
  const sources = cells.map((cell) => renderGrel(cell ? {kind: 'string', value: cell.text} : {kind: 'null'}));
  const created = await createValuesProject(openRefine.client, sources);
  const applied = await openRefine.client.applyOperations(created, report.steps(COLUMN));
  const values = await askTyped(openRefine.client, applied, 'value', cells.length);
  expect(report.steps(COLUMN).length).toBeGreaterThan(10);
  expect(values.map((cell) => (cell.kind === 'error' ? cell.message : `${cell.type} ${cell.text ?? ''}`))).toEqual(
    report.cells.map((cell) => `${cell?.type ?? 'undefined'} ${cell?.text ?? ''}`),
  );
});
