import {SearchUnavailableError} from '../../lib/search/errors';

/**
 * How long one attempt may take, in milliseconds.
 * A script in a browser is told nothing between sending a request and the first byte of the answer, so `connect` runs
 * until the headers of the answer arrive, and `read` (or `write`) from there until its body is complete.
 */
export const timeouts = {connect: 1000, read: 2000, write: 30_000};

/** How many times as long an attempt may take at most, after attempts that took too long. */
export const maxPatience = 5;

/** How long a host that failed is passed over, in milliseconds. */
export const coolDown = 120_000;

/** What went wrong at one host. */
export interface FailedAttempt {
  host: string;
  reason: string;
}

/** No host could be reached. DocSearch knows this error by its name. */
export class RetryError extends SearchUnavailableError {
  override name = 'RetryError';

  constructor(readonly attempts: FailedAttempt[]) {
    super(`No search host answers: ${attempts.map(({host, reason}) => `${host} (${reason})`).join(', ')}.`);
  }
}

/** A host answered that it will not serve the request; the others would say the same. */
export class RequestRefusedError extends SearchUnavailableError {
  override name = 'RequestRefusedError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The parts of the outside world that tests replace. */
export interface TransportOptions {
  /** Origins, such as `https://host`, in the order of preference. */
  hosts: string[];
  fetch?: typeof fetch;
  /** Milliseconds since any fixed moment. */
  now?: () => number;
}

export interface Transport {
  /** Posts JSON and answers with JSON. Rejects with `RetryError` or `RequestRefusedError`. */
  post(path: string, body: unknown, kind?: 'read' | 'write'): Promise<unknown>;
}

class TimeoutError extends Error {}

/** Settles as `work` does, or rejects and aborts when it takes longer than `limit` milliseconds. */
async function within<Value>(limit: number, controller: AbortController, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(`no answer within ${limit} ms`));
      controller.abort();
    }, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks one host after another until one answers.
 * A host that fails is left out for `coolDown`; when that leaves none, all are tried again.
 * Each attempt that takes too long lengthens the time limits of the next by their base values, until one succeeds: on a
 * slow network, no host would ever answer in time otherwise.
 */
export function createTransport({hosts, fetch: send = fetch, now = Date.now}: TransportOptions): Transport {
  const failedAt = new Map<string, number>();
  let patience = 1;

  function listCandidates(): string[] {
    const rested = hosts.filter((host) => now() - (failedAt.get(host) ?? -Infinity) > coolDown);
    return rested.length > 0 ? rested : hosts;
  }

  async function attempt(host: string, path: string, body: string, limit: number): Promise<unknown> {
    const controller = new AbortController();
    // As text, the request is a simple one, which saves the browser the preflight.
    const request = {
      method: 'POST',
      headers: {'content-type': 'text/plain'},
      body,
      signal: controller.signal,
    };
    const response = await within(timeouts.connect * patience, controller, send(`${host}${path}`, request));
    const text = await within(limit * patience, controller, response.text());
    if (response.status >= 400 && response.status < 500) {
      throw new RequestRefusedError(response.status, `${host} answers ${response.status}: ${text.slice(0, 200)}`);
    }
    if (!response.ok) throw new Error(`status ${response.status}`);
    return JSON.parse(text);
  }

  return {
    async post(path, body, kind = 'read') {
      const text = JSON.stringify(body);
      const attempts: FailedAttempt[] = [];
      for (const host of listCandidates()) {
        try {
          const answer = await attempt(host, path, text, timeouts[kind]);
          failedAt.delete(host);
          patience = 1;
          return answer;
        } catch (error) {
          if (error instanceof RequestRefusedError) throw error;
          if (error instanceof TimeoutError) patience = Math.min(patience + 1, maxPatience);
          failedAt.set(host, now());
          attempts.push({host, reason: error instanceof Error ? error.message : String(error)});
        }
      }
      throw new RetryError(attempts);
    },
  };
}
