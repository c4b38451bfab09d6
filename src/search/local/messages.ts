import type {SearchRequest, SearchResponse} from '../../lib/search/types';

/** What the page sends to the worker: one question. */
export interface Question {
  /** Answers carry the number of their question. */
  id: number;
  /** Absolute, as a worker resolves addresses against its own. */
  manifestUrl: string;
  request: SearchRequest;
}

/** What the worker sends back. Errors lose their class on the way, so their name is sent. */
export type Answer = {id: number; response: SearchResponse} | {id: number; failure: {name: string; message: string}};
