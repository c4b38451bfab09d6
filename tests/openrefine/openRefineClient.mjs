// @ts-check
import {setTimeout as wait} from 'node:timers/promises';

/** @typedef {ReturnType<typeof createOpenRefineClient>} OpenRefineClient */
/** @typedef {{id: string, columns: {name: string, cellIndex: number}[]}} Project */

/**
 * Milliseconds that one command may take. An expression can loop without end: forRange with a step of 0 did until 3.7.
 * Jython needs 10 seconds to read a library of XML, and more than 20 on a busy machine.
 */
const ANSWER_LIMIT = 60_000;

const engine = JSON.stringify({facets: [], mode: 'row-based'});

/**
 * An operation that writes the result of an expression into a column, as the Undo/Redo tab extracts it.
 * @type {(columnName: string, expression: string, onError?: string) => object}
 */
export const transform = (columnName, expression, onError = 'keep-original') => ({
  op: 'core/text-transform',
  engineConfig: {facets: [], mode: 'row-based'},
  columnName,
  expression,
  onError,
  repeat: false,
  repeatCount: 10,
});

/**
 * The part of OpenRefine's HTTP interface that the tests and the screenshots use: /command/ of version 3.x.
 * @param {string} address
 */
export function createOpenRefineClient(address) {
  /** @param {string} command @param {RequestInit} [init] */
  async function request(command, init) {
    try {
      return await fetch(`${address}/command/${command}`, {...init, signal: AbortSignal.timeout(ANSWER_LIMIT)});
    } catch (error) {
      throw new Error(`OpenRefine gave no answer to ${command.split('?')[0]}.`, {cause: error});
    }
  }

  /** @param {string} command @param {Response} response @returns {Promise<any>} */
  async function readJson(command, response) {
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new Error(
        `${command} answered ${response.status}: ${/** @type {Error} */ (error).message}\n${text.slice(0, 500)}`,
      );
    }
  }

  /** @type {(command: string, query?: Record<string, string>) => Promise<any>} */
  const get = async (command, query = {}) =>
    readJson(command, await request(`${command}?${new URLSearchParams(query)}`));

  /** @type {Promise<{token: string}> | undefined} */
  let answer;
  /** One token for all commands, because the program accepts it for an hour. */
  const getToken = async () => (await (answer ??= get('core/get-csrf-token'))).token;

  /**
   * Sends a form with the CSRF token that every command that acts or evaluates asks for.
   * @type {(command: string, fields: Record<string, string>) => Promise<Response>}
   */
  const send = async (command, fields) =>
    request(command, {method: 'POST', body: new URLSearchParams({...fields, csrf_token: await getToken()})});

  /** @param {string} command @param {Record<string, string>} fields */
  async function post(command, fields) {
    const answer = await readJson(command, await send(command, fields));
    if (answer.code === 'error') throw new Error(`${command} answered: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** @param {string} id @returns {Promise<Project>} */
  async function readProject(id) {
    const {columnModel} = await get('core/get-models', {project: id});
    return {id, columns: columnModel.columns};
  }

  /** Some operations run in the background; while one does, the project has a process. @param {string} project */
  async function finishProcesses(project) {
    while ((await get('core/get-processes', {project})).processes.length > 0) await wait(100);
  }

  return {
    address,
    post,
    finishProcesses,
    /** @type {(name: string, value: string) => Promise<unknown>} */
    setPreference: (name, value) => post('core/set-preference', {name, value}),
    /** @type {(project: string) => Promise<unknown>} */
    deleteProject: (project) => post('core/delete-project', {project}),

    /**
     * Creates a project from CSV text with a header row. Every cell is text, unless `numbers`; an empty one is null.
     * @param {string} name @param {string} csv
     */
    async createProject(name, csv, {numbers = false} = {}) {
      const options = {
        encoding: 'UTF-8',
        separator: ',',
        headerLines: 1,
        guessCellValueTypes: numbers,
        trimStrings: false,
      };
      const form = new FormData();
      form.set('project-name', name);
      form.set('format', 'text/line-based/*sv');
      form.set('project-file', new Blob([csv], {type: 'text/csv'}), `${name}.csv`);
      const query = new URLSearchParams({csrf_token: await getToken(), options: JSON.stringify(options)});
      const response = await request(`core/create-project-from-upload?${query}`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
      });
      const id = /project=(\d+)/.exec(response.headers.get('location') ?? '')?.[1];
      if (!id) throw new Error(`OpenRefine made no project of "${name}": ${response.status} ${await response.text()}`);
      return readProject(id);
    },

    /**
     * Evaluates an expression on rows without changing anything, as the expression dialog does.
     * @param {{project: Project, expression: string, column: string, rows: number[]}} question `rows` count from 0
     * @returns {Promise<{cells: ({text: string | null} | {error: string})[]} | {parseError: string}>}
     */
    async previewExpression({project, expression, column, rows}) {
      const response = await send('core/preview-expression', {
        project: project.id,
        expression,
        cellIndex: String(project.columns.find(({name}) => name === column)?.cellIndex),
        rowIndices: JSON.stringify(rows),
        repeat: 'false',
        repeatCount: '0',
      });
      const {code, message = '', results = []} = await readJson('core/preview-expression', response);
      if (code !== 'ok') return {parseError: message};
      return {
        cells: results.map((/** @type {any} */ cell) =>
          typeof cell?.message === 'string' ? {error: cell.message} : {text: cell},
        ),
      };
    },

    /**
     * Applies operations as the Undo/Redo tab extracts them, and answers the project with its new columns.
     * @param {{id: string}} project @param {object[]} operations
     */
    async applyOperations({id}, operations) {
      await post('core/apply-operations', {project: id, operations: JSON.stringify(operations)});
      await finishProcesses(id);
      return readProject(id);
    },

    /**
     * The operations of the history, as the tool writes them.
     * @param {{id: string}} project
     * @returns {Promise<object[]>}
     */
    async getOperations({id}) {
      const {entries} = await get('core/get-operations', {project: id});
      return entries.flatMap((/** @type {{operation?: object}} */ {operation}) => operation ?? []);
    },

    /**
     * All rows as CSV, with the column names first; unlike in the export menu's CSV, blank rows are kept.
     * @param {{id: string}} project
     */
    async exportCsv({id}, chosen = engine) {
      const options = JSON.stringify({outputBlankRows: true});
      return (await send('core/export-rows/rows.csv', {project: id, format: 'csv', engine: chosen, options})).text();
    },
  };
}
