import type {SearchEngine} from '../../lib/search/engine';
import {createEngineLoader} from './loadEngine';
import type {Answer, Question} from './messages';

/** Answers questions with engines that stay loaded. Never rejects. */
export function createAnswerer(
  createLoader: (manifestUrl: string) => () => Promise<SearchEngine> = createEngineLoader,
): (question: Question) => Promise<Answer> {
  const loaders = new Map<string, () => Promise<SearchEngine>>();
  return async ({id, manifestUrl, request}) => {
    const load = loaders.get(manifestUrl) ?? createLoader(manifestUrl);
    loaders.set(manifestUrl, load);
    try {
      return {id, response: await (await load()).search(request)};
    } catch (error) {
      const {name, message} = error instanceof Error ? error : new Error(String(error));
      return {id, failure: {name, message}};
    }
  };
}
