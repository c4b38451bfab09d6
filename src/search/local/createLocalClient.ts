import {IndexMissingError, SearchUnavailableError} from '../../lib/search/errors';
import type {SearchClient, SearchRequest, SearchResponse} from '../../lib/search/types';
import type {Answer} from './messages';

const createSearchWorker = () => new Worker(new URL('./worker.ts', import.meta.url));

/** Milliseconds after which a worker that has said nothing is given up. A host can answer with an empty file. */
const readyLimit = 5000;

interface Waiting {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

function settle({resolve, reject}: Waiting, answer: Answer): void {
  if ('response' in answer) return resolve(answer.response);
  const {name, message} = answer.failure;
  reject(name === 'IndexMissingError' ? new IndexMissingError(message) : new SearchUnavailableError(message));
}

/**
 * Searches the index that the build wrote at `indexUrl`, in a worker. `createWorker` throws where there are no workers.
 * Rejects with a `SearchUnavailableError`, or an `IndexMissingError` where there is no index; the next search tries again.
 */
export function createLocalClient(indexUrl: string, createWorker = createSearchWorker): SearchClient {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | undefined;

  /** A worker that cannot be loaded, fails, or stays silent is given up with its questions. */
  function dropWorker(): void {
    worker?.terminate();
    worker = undefined;
    for (const {reject} of waiting.values()) reject(new SearchUnavailableError('The worker that searches has failed.'));
    waiting.clear();
  }

  function startWorker(): Worker {
    const started = createWorker();
    const timer = setTimeout(() => started === worker && dropWorker(), readyLimit);
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
      if (started === worker) dropWorker();
    };
    started.addEventListener('error', onFailure);
    started.addEventListener('messageerror', onFailure);
    return started;
  }

  return {
    search: (request: SearchRequest) =>
      new Promise((resolve, reject) => {
        try {
          worker ??= startWorker();
        } catch (cause) {
          reject(new SearchUnavailableError('The worker that searches cannot be made.', {cause}));
          return;
        }
        lastId += 1;
        waiting.set(lastId, {resolve, reject});
        worker.postMessage({id: lastId, manifestUrl: new URL(indexUrl, document.baseURI).href, request});
      }),
  };
}
