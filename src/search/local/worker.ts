/** Searches off the main thread, so that typing stays smooth. */
import {createAnswerer} from './answer';
import type {Answer, Question} from './messages';

const answer = createAnswerer();

addEventListener('message', async ({data}: MessageEvent<Question>) => {
  const reply: Answer = await answer(data);
  postMessage(reply);
});
