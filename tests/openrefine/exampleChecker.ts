import type {Example} from '../../src/build/examples';
import type {Literal} from '../../src/grel/literals';
import {describeMismatch, readOutcome, renderGrel, renderLiteral, type Outcome} from '../examples/expressionExamples';
import {transform, type OpenRefineClient, type Project} from './openRefineClient.mjs';

/** Says how the tool's answer differs from the example, or nothing where it confirms it. */
type ExampleCheck = (example: Example) => Promise<string | undefined>;

/** The column that holds the values, as the tables call it: an example may write `cells.Value.value`. */
export const COLUMN = 'Value';

/** A project with a row for each of the expressions, whose value is in the column that examples name. */
export async function createValuesProject(client: OpenRefineClient, sources: string[]): Promise<Project> {
  const csv = `Row,${COLUMN}\n${sources.map((_, row) => `${row},unset\n`).join('')}`;
  const created = await client.createProject('examples', csv);
  return client.applyOperations(created, [transform(COLUMN, `grel:[${sources.join(', ')}][rowIndex]`, 'store-error')]);
}

/**
 * Prepares a project in which every value that the examples name is in a real cell, one row each.
 * An array, which no cell can hold, is bound to the name `value` instead.
 */
export async function createExampleCheck(client: OpenRefineClient, examples: Example[]): Promise<ExampleCheck> {
  const storable = examples.flatMap(({value}) => (value && value.kind !== 'array' ? [value] : []));
  // By their source, because 3 and 3.0 are equal but kept differently.
  const values = new Map([{kind: 'null'} as Literal, ...storable].map((value) => [renderGrel(value), value]));
  const sources = [...values.keys()];
  const project = await createValuesProject(client, sources);
  const kept = await askTyped(client, project, 'value', sources.length);
  for (const [row, value] of [...values.values()].entries()) {
    const difference = describeMismatch(value, kept[row] as Outcome);
    if (difference)
      throw new Error(`OpenRefine does not keep the value ${renderLiteral(value)} in a cell: ${difference}.`);
  }

  return async ({language, expression, value, result}) => {
    const row = Math.max(value ? sources.indexOf(renderGrel(value)) : 0, 0);
    if (language !== 'grel') {
      if (value?.kind === 'array') return 'the Value is an array, which only GREL examples can have';
      const outcome = await evaluateForeign(client, project, `${language}:${expression}`, row, result);
      return describeMismatch(result, outcome);
    }
    const bind = (inner: string) => (value?.kind === 'array' ? `with(${renderGrel(value)}, value, ${inner})` : inner);
    const plain = await preview(client, project, bind(expression), row);
    // The parser of 3.x stops at the first thing it cannot use and ignores the rest; a closing bracket makes it say so.
    const isError = plain.kind === 'error';
    const inBrackets = bind(`(${expression})`);
    const bracketed = await preview(client, project, isError ? inBrackets : `type(${inBrackets})`, row);
    return (
      describeMismatch(result, isError ? plain : withType(plain, bracketed)) ?? describeIgnoredRest(plain, bracketed)
    );
  };
}

/** An expression that fails to parse fails in brackets too, but at another offset. */
function describeIgnoredRest(plain: Evaluated, bracketed: Evaluated): string | undefined {
  if (plain.parsed !== bracketed.parsed) {
    const message = bracketed.kind === 'error' ? bracketed.message : bracketed.text;
    return `the tool ignores the end of the expression: in brackets it answers "${message}"`;
  }
  if (plain.kind === 'value' || !plain.parsed) return undefined;
  const difference = describeMismatch(readOutcome(plain), bracketed);
  return difference && `in brackets the expression gives something else: ${difference}`;
}

type Evaluated = Outcome & {parsed: boolean};

const withType = (outcome: Extract<Outcome, {kind: 'value'}>, type: Outcome): Outcome =>
  type.kind === 'value' && type.text !== null ? {...outcome, type: type.text} : outcome;

async function preview(
  client: OpenRefineClient,
  project: Project,
  expression: string,
  row: number,
): Promise<Evaluated> {
  const answer = await client.previewExpression({project, expression, column: COLUMN, rows: [row]});
  if ('parseError' in answer) return {kind: 'error', message: answer.parseError, parsed: false};
  const [cell] = answer.cells;
  if (!cell) throw new Error(`The preview of ${expression} has no row.`);
  return 'error' in cell
    ? {kind: 'error', message: cell.error, parsed: true}
    : {kind: 'value', text: cell.text, parsed: true};
}

/** What an expression that can be read makes of each of the first rows, with its type. */
export async function askTyped(client: OpenRefineClient, project: Project, expression: string, count: number) {
  const rows = [...Array(count).keys()];
  const ask = async (asked: string) => {
    const answer = await client.previewExpression({project, expression: asked, column: COLUMN, rows});
    if ('parseError' in answer) throw new Error(`${asked}: ${answer.parseError}`);
    return answer.cells;
  };
  const [cells, types] = [await ask(expression), await ask(`type(${expression})`)];
  return cells.map((cell, row): Outcome => {
    if ('error' in cell) return {kind: 'error', message: cell.error};
    return {kind: 'value', ...cell, type: String(Object.values(types[row] ?? {})[0])};
  });
}

/** GREL's `type()` cannot take an expression of another language, so it is asked about a column made from it. */
async function evaluateForeign(
  client: OpenRefineClient,
  project: Project,
  expression: string,
  row: number,
  expected: Literal,
): Promise<Outcome> {
  const outcome = await preview(client, project, expression, row);
  if (outcome.kind === 'error' || expected.kind === 'array' || expected.kind === 'object') return outcome;
  const name = 'Result';
  const extended = await client.applyOperations(project, [
    {
      op: 'core/column-addition',
      description: '',
      engineConfig: {facets: [], mode: 'row-based'},
      baseColumnName: COLUMN,
      newColumnName: name,
      columnInsertIndex: 2,
      expression,
      onError: 'store-error',
    },
  ]);
  const type = await preview(client, extended, `type(cells["${name}"].value)`, row);
  await client.applyOperations(extended, [{op: 'core/column-removal', description: '', columnName: name}]);
  return withType(outcome, type);
}
