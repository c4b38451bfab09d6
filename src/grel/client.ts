import type {Bindings, HtmlNode, Result} from './index';
import {parseHtml} from './parseHtml';

export interface Question {
  expression: string;
  /** What the expression finds, or its value as the tables of the manual write it. */
  bindings: Bindings | {written: string};
  /** The HTML that was asked for so far, as trees. */
  pages: Map<string, HtmlNode>;
}

/** The result, or the HTML that is needed to go on; at first, that the worker is there. */
export type Answer = {ready: true} | {result: Result} | {html: string};

/** Milliseconds after which an evaluation is cut off. A regular expression can try for ever. */
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

  function close() {
    started?.worker.terminate();
    started = undefined;
  }

  /** One question to the worker, which does not survive if it has no answer in time. */
  async function ask(question: Question): Promise<Answer> {
    started ??= start(createWorker);
    const {worker, ready} = started;
    try {
      await ready;
    } catch {
      close();
      return {result: {declined: NOT_LOADED}};
    }
    return new Promise((resolve) => {
      const stop = () => {
        close();
        resolve({result: {declined: TOO_LONG}});
      };
      const timer = setTimeout(stop, LIMIT);
      worker.onmessage = ({data}: MessageEvent<Answer>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.postMessage(question);
    });
  }

  async function run(expression: string, bindings: Question['bindings']): Promise<Result> {
    const pages = new Map<string, HtmlNode>();
    while (pages.size < MOST_PAGES) {
      const answer = await ask({expression, bindings, pages});
      if ('result' in answer) return answer.result;
      if ('html' in answer) pages.set(answer.html, parseHtml(answer.html));
    }
    return {declined: 'This expression reads more HTML than a page can. Try it in OpenRefine.'};
  }

  return {
    evaluate(expression: string, bindings: Question['bindings']): Promise<Result> {
      const result = last.then(() => run(expression, bindings));
      last = result;
      return result;
    },

    close,
  };
}

export type GrelClient = ReturnType<typeof createGrelClient>;
