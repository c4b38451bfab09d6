import type {Answer, Question} from './client';
import {findHint} from './hint';
import {evaluate, type HtmlNode} from './index';
import {bindTyped} from './written';

/** Thrown where HTML is wanted that the page has not read yet: a worker has no HTML parser. */
class NeedsHtml extends Error {
  constructor(readonly html: string) {
    super();
  }
}

const send = (answer: Answer): void => postMessage(answer);

addEventListener('message', ({data}: MessageEvent<Question>) => send(answer(data)));

function answer({expression, input, pages}: Question): Answer {
  const parseHtml = (html: string): HtmlNode => {
    const page = pages.get(html);
    if (!page) throw new NeedsHtml(html);
    return page;
  };
  const bindings = 'type' in input ? bindTyped(input) : input;
  if (!bindings) return {result: {declined: 'This value is not of the chosen type.'}};
  try {
    const result = evaluate(expression, bindings, parseHtml);
    return {result: {...result, hint: findHint(expression, result)}};
  } catch (error) {
    if (error instanceof NeedsHtml) return {html: error.html};
    return {result: {declined: 'This page cannot evaluate this. Try it in OpenRefine.'}};
  }
}

send({ready: true});
