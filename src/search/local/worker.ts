/** Searches off the main thread, so that typing stays smooth. */
import {createAnswerer} from './answer';
import type {Answer, Question} from './messages';

const answer = createAnswerer();

addEventListener('message', ({data}: MessageEvent<Question>) => {
  void answer(data).then((reply: Answer) => postMessage(reply));
});

// The worker is there.
postMessage(undefined);
