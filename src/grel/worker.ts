import type {Answer, Question} from './client';
import {evaluate, type HtmlNode} from './index';
import {bindWritten} from './written';

/** Thrown where HTML is wanted that the page has not read yet: a worker has no HTML parser. */
class NeedsHtml extends Error {
  constructor(readonly html: string) {
    super();
  }
}

const send = (answer: Answer): void => postMessage(answer);

addEventListener('message', ({data}: MessageEvent<Question>) => send(answer(data)));

function answer({expression, bindings, pages}: Question): Answer {
  const parseHtml = (html: string): HtmlNode => {
    const page = pages.get(html);
    if (!page) throw new NeedsHtml(html);
    return page;
  };
  try {
    return {result: evaluate(expression, 'written' in bindings ? bindWritten(bindings.written) : bindings, parseHtml)};
  } catch (error) {
    if (error instanceof NeedsHtml) return {html: error.html};
    return {result: {declined: 'This page cannot evaluate this. Try it in OpenRefine.'}};
  }
}

send({ready: true});
