import {setTimeout as wait} from 'node:timers/promises';

/** The part of OpenRefine's HTTP interface that the tests use: /command/core/ of version 3.x. */

export interface Project {
  /** As text: it may be longer than a JavaScript number keeps exactly. */
  id: string;
  columns: {name: string; cellIndex: number}[];
}

export interface PreviewRequest {
  project: Project;
  /** With its language prefix, or GREL without one. */
  expression: string;
  column: string;
  /** Counted from 0. */
  rows: number[];
}

/** What the preview prints for a row; `null` for null. */
export type PreviewedCell = {text: string | null} | {error: string};

export type Preview = {cells: PreviewedCell[]} | {parseError: string};

/** Milliseconds that one command may take. An expression can loop without end: forRange with a step of 0 did until 3.7. */
const ANSWER_LIMIT = 20_000;

export type OpenRefineClient = ReturnType<typeof createOpenRefineClient>;

export function createOpenRefineClient(address: string) {
  async function request(path: string, init?: RequestInit): Promise<Response> {
    try {
      return await fetch(`${address}/command/core/${path}`, {...init, signal: AbortSignal.timeout(ANSWER_LIMIT)});
    } catch (error) {
      const [command] = path.split('?');
      const reason = (error as Error).name === 'TimeoutError' ? `within ${ANSWER_LIMIT / 1000} seconds` : String(error);
      throw new Error(`OpenRefine gave no answer to ${command}: ${reason}`);
    }
  }

  async function get(command: string, query: Record<string, string> = {}): Promise<unknown> {
    return readJson(command, await request(`${command}?${new URLSearchParams(query)}`));
  }

  /** Sends a form with a fresh CSRF token, which every command that acts or evaluates asks for. */
  async function post(command: string, fields: Record<string, string>): Promise<unknown> {
    const body = new URLSearchParams({...fields, csrf_token: await getToken()});
    return readJson(command, await request(command, {method: 'POST', body}));
  }

  async function getToken(): Promise<string> {
    return ((await get('get-csrf-token')) as {token: string}).token;
  }

  async function getColumns(projectId: string): Promise<Project['columns']> {
    const models = (await get('get-models', {project: projectId})) as {columnModel: {columns: Project['columns']}};
    return models.columnModel.columns.map(({name, cellIndex}) => ({name, cellIndex}));
  }

  /** Some operations run in the background; while one does, the project has a process. */
  async function finishProcesses(projectId: string): Promise<void> {
    for (;;) {
      const {processes} = (await get('get-processes', {project: projectId})) as {processes: unknown[]};
      if (processes.length === 0) return;
      await wait(100);
    }
  }

  return {
    address,

    /** Creates a project from CSV text with a header row. Every cell is text, unless `numbers`; an empty one is null. */
    async createProject(name: string, csv: string, {numbers = false} = {}): Promise<Project> {
      const options = {
        encoding: 'UTF-8',
        separator: ',',
        ignoreLines: -1,
        headerLines: 1,
        skipDataLines: 0,
        limit: -1,
        storeBlankRows: true,
        storeBlankCellsAsNulls: true,
        guessCellValueTypes: numbers,
        processQuotes: true,
        trimStrings: false,
        includeFileSources: false,
      };
      const form = new FormData();
      form.set('project-name', name);
      form.set('format', 'text/line-based/*sv');
      form.set('options', JSON.stringify(options));
      form.set('project-file', new Blob([csv], {type: 'text/csv'}), `${name}.csv`);
      const query = new URLSearchParams({csrf_token: await getToken(), options: JSON.stringify(options)});
      const response = await request(`create-project-from-upload?${query}`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
      });
      const id = /project=(\d+)/.exec(response.headers.get('location') ?? '')?.[1];
      if (!id) throw new Error(`OpenRefine made no project of "${name}": ${response.status} ${await response.text()}`);
      return {id, columns: await getColumns(id)};
    },

    async deleteProject(project: Project): Promise<void> {
      await post('delete-project', {project: project.id});
    },

    /** Evaluates an expression on rows without changing anything, as the expression dialog does. */
    async previewExpression({project, expression, column, rows}: PreviewRequest): Promise<Preview> {
      const answer = (await post('preview-expression', {
        project: project.id,
        expression,
        cellIndex: String(cellIndexOf(project, column)),
        rowIndices: JSON.stringify(rows),
        repeat: 'false',
        repeatCount: '0',
      })) as {code: string; message?: string; results?: (string | {message: string} | null)[]};
      if (answer.code !== 'ok') return {parseError: answer.message ?? ''};
      return {
        cells: (answer.results ?? []).map((cell) =>
          cell !== null && typeof cell === 'object' ? {error: cell.message} : {text: cell},
        ),
      };
    },

    /** Applies operations as the Undo/Redo tab extracts them, and answers the project with its new columns. */
    async applyOperations(project: Project, operations: object[]): Promise<Project> {
      const answer = (await post('apply-operations', {
        project: project.id,
        operations: JSON.stringify(operations),
      })) as {code: string; message?: string};
      if (answer.code === 'pending') await finishProcesses(project.id);
      else if (answer.code !== 'ok') {
        throw new Error(`OpenRefine did not apply the operations: ${JSON.stringify(answer)}`);
      }
      return {...project, columns: await getColumns(project.id)};
    },

    /** The operations of the history, as the tool writes them. */
    async getOperations(project: Project): Promise<object[]> {
      const {entries} = (await get('get-operations', {project: project.id})) as {entries: {operation?: object}[]};
      return entries.flatMap(({operation}) => operation ?? []);
    },

    /** All rows as CSV, with the column names first; unlike in the export menu's CSV, blank rows are kept. */
    async exportCsv(project: Project): Promise<string> {
      const body = new URLSearchParams({
        project: project.id,
        format: 'csv',
        engine: JSON.stringify({facets: [], mode: 'row-based'}),
        options: JSON.stringify({outputBlankRows: true}),
        csrf_token: await getToken(),
      });
      const response = await request('export-rows/rows.csv', {method: 'POST', body});
      const text = await response.text();
      if (!response.ok) throw new Error(`OpenRefine exported no rows: ${response.status} ${text.slice(0, 500)}`);
      return text;
    },

    /** The clusters of a column: each a list of its values with their counts. `clusterer` lacks only the column. */
    async computeClusters(
      project: Project,
      column: string,
      clusterer: {type: 'binning' | 'knn'; function: string; params?: object},
    ): Promise<{v: string; c: number}[][]> {
      return (await post('compute-clusters', {
        project: project.id,
        engine: JSON.stringify({facets: [], mode: 'row-based'}),
        clusterer: JSON.stringify({params: {}, ...clusterer, column}),
      })) as {v: string; c: number}[][];
    },
  };
}

function cellIndexOf(project: Project, column: string): number {
  const found = project.columns.find(({name}) => name === column);
  if (!found) throw new Error(`The project has no column "${column}".`);
  return found.cellIndex;
}

async function readJson(command: string, response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    const answer = JSON.parse(text) as {code?: string; message?: string};
    if (answer.message === 'Missing or invalid csrf_token parameter') throw new Error(answer.message);
    return answer;
  } catch (error) {
    throw new Error(`${command} answered ${response.status}: ${(error as Error).message}\n${text.slice(0, 500)}`);
  }
}
