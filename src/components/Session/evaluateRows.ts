import type {Bindings} from '../../grel';
import {createGrelClient} from '../../grel/client';
import {columns} from './model/objects';
import {matchingRows, rowsOf, type SessionAction, type SessionState} from './model/session';

/** What an expression finds in each row that matches. */
export function createInputs(state: SessionState, column: number): {numbers: number[]; inputs: Bindings[]} {
  const rows = rowsOf(state).map((row) => Object.fromEntries(columns.map((name, place) => [name, row[place] ?? null])));
  const columnName = columns[column] ?? '';
  const numbers = matchingRows(state);
  const inputs = numbers.map((rowIndex) => ({value: rows[rowIndex]?.[columnName] ?? null, columnName, rowIndex, rows}));
  return {numbers, inputs};
}

/** Evaluates an expression for each row that matches, in the worker of the manual's examples. */
export async function evaluateRows(state: SessionState, column: number, expression: string): Promise<SessionAction> {
  const client = createGrelClient();
  const {numbers, inputs} = createInputs(state, column);
  const results = await client.evaluate(expression, inputs);
  client.close();
  return {type: 'transform', column, expression, results: new Map(results.map((one, at) => [numbers[at] ?? -1, one]))};
}
