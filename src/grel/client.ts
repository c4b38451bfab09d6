import type {Bindings, HtmlNode, Result} from './index';
import {parseHtml} from './parseHtml';

export interface Question {
  expression: string;
  bindings: Bindings;
  /** The HTML that was asked for so far, as trees. */
  pages: Map<string, HtmlNode>;
}

/** The result, or the HTML that is needed to go on. */
export type Answer = {result: Result} | {html: string};

/** Milliseconds after which an evaluation is cut off. A regular expression can try for ever. */
export const LIMIT = 1000;

const MOST_PAGES = 50;
const TOO_LONG = 'This takes longer than a second, so it was stopped. Try it in OpenRefine.';

const createGrelWorker = () => new Worker(new URL('./worker.ts', import.meta.url));

/** Evaluates expressions in a worker, one after another. The worker starts with the first one. */
export function createGrelClient(createWorker: () => Worker = createGrelWorker) {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** One question to the worker, which does not survive if it has no answer in time. */
  function ask(question: Question): Promise<Answer> {
    worker ??= createWorker();
    const asked = worker;
    return new Promise((resolve) => {
      const stop = (reason: string) => {
        asked.terminate();
        worker = undefined;
        resolve({result: {declined: reason}});
      };
      const timer = setTimeout(() => stop(TOO_LONG), LIMIT);
      asked.onmessage = ({data}: MessageEvent<Answer>) => {
        clearTimeout(timer);
        resolve(data);
      };
      asked.onerror = () => {
        clearTimeout(timer);
        stop('The evaluator could not be loaded. Check your connection.');
      };
      asked.postMessage(question);
    });
  }

  async function run(expression: string, bindings: Bindings): Promise<Result> {
    const pages = new Map<string, HtmlNode>();
    while (pages.size < MOST_PAGES) {
      const answer = await ask({expression, bindings, pages});
      if ('result' in answer) return answer.result;
      pages.set(answer.html, parseHtml(answer.html));
    }
    return {declined: 'This expression reads more HTML than a page can. Try it in OpenRefine.'};
  }

  return {
    evaluate(expression: string, bindings: Bindings): Promise<Result> {
      const result = last.then(() => run(expression, bindings));
      last = result;
      return result;
    },

    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
