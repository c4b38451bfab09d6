/** Searches off the main thread, so that typing stays smooth. */
import type {SearchEngine} from '../../lib/search/engine';
import {createEngineLoader} from './loadEngine';
import type {Answer, Question} from './messages';

/** The engine stays loaded. */
let load: (() => Promise<SearchEngine>) | undefined;

async function answer({id, manifestUrl, request}: Question): Promise<Answer> {
  load ??= createEngineLoader(manifestUrl);
  try {
    return {id, response: await (await load()).search(request)};
  } catch (error) {
    const {name, message} = error instanceof Error ? error : new Error(String(error));
    return {id, failure: {name, message}};
  }
}

addEventListener('message', ({data}: MessageEvent<Question>) => {
  void answer(data).then((reply) => postMessage(reply));
});

// The worker is there.
postMessage(undefined);
