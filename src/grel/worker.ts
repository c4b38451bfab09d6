import type {Announcement, Answered, ColumnQuestion, Input, Question} from './client';
import {findHint} from './hint';
import {evaluate} from './index';
import type {ParseHtml} from './scope';
import {bindTyped} from './written';

/** What a type accepts, for a value that does not fit it. */
const FORMS: Record<string, string> = {
  number: 'This is not a number. Write one such as 1.5.',
  boolean: 'This is not a boolean. Write true or false.',
  date: 'This page cannot read this as a date. Write one such as 2024-05-01.',
  array: 'This is not an array. Write one such as ["a", "b"].',
};

function answer(expression: string, input: Input, withHint: boolean): Answered {
  const bindings = 'type' in input ? bindTyped(input) : input;
  if (!bindings) return {declined: ('type' in input && FORMS[input.type]) || 'This value is not of the chosen type.'};
  try {
    const result = evaluate(expression, bindings, parseHtml);
    return withHint ? {...result, hint: findHint(expression, result)} : result;
  } catch {
    return {declined: 'This page cannot evaluate this. Try it in OpenRefine.'};
  }
}

let parseHtml: ParseHtml | undefined;
let column: Input[] = [];
/** Most results of a search: as one object, it travels once. */
const FALSE: Answered = {text: 'false', type: 'boolean'};
const share = (result: Answered): Answered =>
  'type' in result && result.type === 'boolean' && result.text === FALSE.text ? FALSE : result;

async function receive(message: Question | ColumnQuestion | Announcement): Promise<void> {
  if ('input' in message) return postMessage(answer(message.expression, message.input, true));
  if ('inputs' in message) {
    if (message.inputs !== 'as before') column = message.inputs;
    return postMessage(column.map((input) => share(answer(message.expression, input, false))));
  }
  if (/parseHtml/.test(message.expression)) {
    ({parseHtml} = await import('./markup/parseHtml'));
  }
  postMessage(undefined);
}

addEventListener('message', ({data}: MessageEvent<Question | ColumnQuestion | Announcement>) => {
  // The page hears of a parser that cannot be loaded as of a worker that cannot be.
  receive(data).catch(reportError);
});
