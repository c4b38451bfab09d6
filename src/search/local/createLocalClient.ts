import {IndexMissingError, SearchUnavailableError} from '../../lib/search/errors';
import type {SearchClient, SearchRequest, SearchResponse} from '../../lib/search/types';
import type {Answer, Question} from './messages';

/** What the client needs from its surroundings; tests give their own. */
export interface LocalClientEnvironment {
  /** Throws where there are no workers. */
  createWorker: () => Worker;
  /** Loads the code that searches on the main thread. */
  loadAnswerer: () => Promise<(question: Question) => Promise<Answer>>;
  pageUrl: () => string;
}

const browser: LocalClientEnvironment = {
  createWorker: () => new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url)),
  loadAnswerer: async () => (await import(/* webpackChunkName: "search-answer" */ './answer')).createAnswerer(),
  pageUrl: () => document.baseURI,
};

/** Milliseconds after which a worker that has said nothing is given up. A host can answer with an empty file. */
const readyLimit = 5000;

interface Waiting {
  question: Question;
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

function settle({resolve, reject}: Waiting, answer: Answer): void {
  if ('response' in answer) return resolve(answer.response);
  const {name, message} = answer.failure;
  reject(name === 'IndexMissingError' ? new IndexMissingError(message) : new SearchUnavailableError(message));
}

/**
 * Searches the index that the build wrote at `indexUrl`, in a worker, or on the main thread where no worker starts.
 * Rejects with a `SearchUnavailableError`, or an `IndexMissingError` where there is no index; the next search tries again.
 */
export function createLocalClient(
  indexUrl: string,
  {createWorker, loadAnswerer, pageUrl}: LocalClientEnvironment = browser,
): SearchClient {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | undefined;
  let answerer: Promise<(question: Question) => Promise<Answer>> | undefined;

  async function answerHere(one: Waiting): Promise<void> {
    try {
      answerer ??= loadAnswerer();
      settle(one, await (await answerer)(one.question));
    } catch (cause) {
      answerer = undefined;
      one.reject(new SearchUnavailableError('The code that searches cannot be loaded.', {cause}));
    }
  }

  /** A worker that cannot be loaded, fails, or stays silent leaves its questions to the main thread. */
  function replaceWorker(): void {
    worker?.terminate();
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const one of left) void answerHere(one);
  }

  function startWorker(): Worker | undefined {
    try {
      const started = createWorker();
      const timer = setTimeout(() => started === worker && replaceWorker(), readyLimit);
      started.addEventListener('message', ({data}: MessageEvent<Answer | undefined>) => {
        clearTimeout(timer);
        // The first message says only that the worker is there.
        if (!data) return;
        const one = waiting.get(data.id);
        waiting.delete(data.id);
        if (one) settle(one, data);
      });
      const onFailure = (event: Event): void => {
        event.preventDefault();
        if (started === worker) replaceWorker();
      };
      started.addEventListener('error', onFailure);
      started.addEventListener('messageerror', onFailure);
      return started;
    } catch {
      return undefined;
    }
  }

  return {
    search: (request: SearchRequest) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const question: Question = {id: lastId, manifestUrl: new URL(indexUrl, pageUrl()).href, request};
        const one: Waiting = {question, resolve, reject};
        // Once the main thread searches, it goes on: it holds the index.
        if (!answerer) worker ??= startWorker();
        if (!worker) return void answerHere(one);
        waiting.set(question.id, one);
        worker.postMessage(question);
      }),
  };
}
