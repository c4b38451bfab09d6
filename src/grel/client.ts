import type {TypedValue} from './typedValue';
import type {Bindings, Result} from './index';

/** What an expression finds; or its value as a reader gives it. */
export type Input = Bindings | TypedValue;

/** A result, and what there is to say of an expression that the tool silently accepts. */
export type Answered = Result & {hint?: string};

/** Asks the worker to load what an expression needs. It answers with an empty message, and so says that it is there. */
export interface Announcement {
  expression: string;
}

export interface Question extends Announcement {
  input: Input;
}

/** Asks for the results of many values in one answer, because a message for each takes longer than the values. */
export interface ColumnQuestion extends Announcement {
  inputs: Input[] | 'as before';
}

/** Milliseconds after which the evaluation of all inputs is cut off. A regular expression can try for ever. */
export const LIMIT = 1000;

/** What is said of an evaluation that was cut off. */
export const TOO_LONG = 'This takes longer than a second, so it was stopped. Try it in OpenRefine.';

/** Milliseconds after which a worker that says nothing is given up. A host can answer with an empty file. */
export const READY_LIMIT = 8_000;
const NOT_LOADED = 'The evaluator could not be loaded. Check your connection.';

const createGrelWorker = () => new Worker(new URL('./worker.ts', import.meta.url));

/** The time that the worker takes to load is not the expression's. Fails where it cannot be loaded, or says nothing. */
function prepare(worker: Worker, announcement: Announcement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error());
    const timer = setTimeout(fail, READY_LIMIT);
    worker.onmessage = ({data}) => {
      clearTimeout(timer);
      // Whatever else answers is not this site's worker.
      if (data === undefined) resolve();
      else fail();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    worker.postMessage(announcement);
  });
}

/** Evaluates expressions in a worker, one after another. The worker starts with the first one. */
export function createGrelClient(createWorker: () => Worker = createGrelWorker) {
  let started: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let newest: object | undefined;
  /** The column that the worker has. */
  let sent: Input[] | undefined;

  function close() {
    started?.terminate();
    started = undefined;
    sent = undefined;
  }

  async function start(expression: string): Promise<Worker> {
    try {
      started ??= createWorker();
      const worker = started;
      await prepare(worker, {expression});
      return worker;
    } catch {
      close();
      throw new Error(NOT_LOADED);
    }
  }

  async function run(expression: string, inputs: Input[], isWanted: () => boolean): Promise<Answered[]> {
    const results: Answered[] = [];
    const declineRest = (declined: string) => [...results, ...inputs.slice(results.length).map(() => ({declined}))];
    const worker = await start(expression).catch(() => undefined);
    if (!worker) return declineRest(NOT_LOADED);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        close();
        resolve(declineRest(TOO_LONG));
      }, LIMIT);
      const askNext = () => {
        const input = inputs[results.length];
        if (input && isWanted()) return worker.postMessage({expression, input});
        clearTimeout(timer);
        return resolve(results);
      };
      worker.onmessage = ({data}: MessageEvent<Answered>) => {
        results.push(data);
        askNext();
      };
      askNext();
    });
  }

  async function runColumn(expression: string, inputs: Input[]): Promise<Answered[] | undefined> {
    const worker = await start(expression);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        close();
        resolve(undefined);
      }, LIMIT);
      worker.onmessage = ({data}: MessageEvent<Answered[]>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.postMessage({expression, inputs: inputs === sent ? 'as before' : inputs});
      sent = inputs;
    });
  }

  return {
    /** The results for all cells of a column; nothing if they take too long. Fails if there is no evaluator. */
    evaluateColumn(expression: string, inputs: Input[]): Promise<Answered[] | undefined> {
      const results = last.then(() => runColumn(expression, inputs));
      last = results.catch(() => undefined);
      return results;
    },

    /** The results in the order of the inputs; fewer if a newer question comes meanwhile. */
    evaluate(expression: string, inputs: Input[]): Promise<Answered[]> {
      const own = (newest = {});
      const results = last.then(() => run(expression, inputs, () => own === newest));
      // What fails concerns only those who asked.
      last = results.catch(() => undefined);
      return results;
    },

    close,
  };
}
