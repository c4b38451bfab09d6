import type {TypedValue} from './typedValue';
import type {Bindings, HtmlNode, Result} from './index';
import {parseHtml} from './parseHtml';

/** What an expression finds; or its value as a reader gives it. */
export type Input = Bindings | TypedValue;

/** A result, and what there is to say of an expression that the tool silently accepts. */
export type Answered = Result & {hint?: string};

export interface Question {
  expression: string;
  input: Input;
  /** The HTML that was asked for so far, as trees. */
  pages: Map<string, HtmlNode>;
}

/** The result, or the HTML that is needed to go on; at first, that the worker is there. */
export type Answer = {ready: true} | {result: Answered} | {html: string};

/** Milliseconds after which the evaluation of all inputs is cut off. A regular expression can try for ever. */
export const LIMIT = 1000;

/** What is said of an evaluation that was cut off. */
export const TOO_LONG = 'This takes longer than a second, so it was stopped. Try it in OpenRefine.';

const MOST_PAGES = 50;
const NOT_LOADED = 'The evaluator could not be loaded. Check your connection.';

const createGrelWorker = () =>
  new Worker(/* webpackChunkName: "grel-worker" */ new URL('./worker.ts', import.meta.url));

interface Started {
  worker: Worker;
  /** Fails where the worker cannot be loaded. */
  ready: Promise<void>;
}

/** The worker says when it is there: the time that it takes to come is not the expression's. */
function start(createWorker: () => Worker): Started {
  const worker = createWorker();
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = () => resolve();
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(NOT_LOADED));
    };
  });
  return {worker, ready};
}

/** Evaluates expressions in a worker, one after another. The worker starts with the first one. */
export function createGrelClient(createWorker: () => Worker = createGrelWorker) {
  let started: Started | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let newest: object | undefined;

  function close() {
    started?.worker.terminate();
    started = undefined;
  }

  async function run(expression: string, inputs: Input[], isWanted: () => boolean): Promise<Answered[]> {
    const results: Answered[] = [];
    const declineRest = (declined: string) => [...results, ...inputs.slice(results.length).map(() => ({declined}))];
    try {
      started ??= start(createWorker);
      await started.ready;
    } catch {
      close();
      return declineRest(NOT_LOADED);
    }
    const {worker} = started;
    const pages = new Map<string, HtmlNode>();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        close();
        resolve(declineRest(TOO_LONG));
      }, LIMIT);
      const askNext = () => {
        const input = inputs[results.length];
        if (input && isWanted()) return worker.postMessage({expression, input, pages});
        clearTimeout(timer);
        return resolve(results);
      };
      worker.onmessage = ({data}: MessageEvent<Answer>) => {
        if ('result' in data) results.push(data.result);
        else if ('html' in data && pages.size < MOST_PAGES) pages.set(data.html, parseHtml(data.html));
        else results.push({declined: 'This expression reads more HTML than a page can. Try it in OpenRefine.'});
        askNext();
      };
      askNext();
    });
  }

  return {
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
