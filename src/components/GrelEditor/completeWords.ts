import {
  insertCompletionText,
  type Completion,
  type CompletionContext,
  type CompletionSource,
} from '@codemirror/autocomplete';
import type {EditorView} from '@codemirror/view';
import type {Word} from '../../lib/grel/words';

/** Whether a position is inside of quotes, where names mean nothing. */
function isInText(before: string): boolean {
  const texts = before.matchAll(/(["'])(?:\\[^]?|(?!\1)[^\\])*(\1|$)/g);
  return Array.from(texts).at(-1)?.[2] === '';
}

/** Puts a name in, with parentheses around the cursor if it is called. */
function insert({kind, name, signatures}: Word, isMethod: boolean) {
  return (view: EditorView, completion: Completion, from: number, to: number): void => {
    const isCalled = kind !== 'variable' && view.state.sliceDoc(to, to + 1) !== '(';
    const text = isCalled ? `${name}()` : name;
    const change = insertCompletionText(view.state, text, from, to);
    const hasArguments = signatures.some((form) => (isMethod ? form.includes(',') : !form.includes('()')));
    const end = from + text.length - (isCalled && hasArguments ? 1 : 0);
    view.dispatch({...change, selection: {anchor: end}, userEvent: 'input.complete'});
  };
}

/** Completes names of functions; and those of controls and variables where no dot comes before. */
export function createCompletionSource(words: Word[]): CompletionSource {
  return (context: CompletionContext) => {
    const typed = context.matchBefore(/[\p{L}_]\w*$/u);
    const from = typed?.from ?? context.pos;
    const before = context.state.sliceDoc(0, from);
    const isMethod = /\.\s*$/.test(before) && !/\d\.$/.test(before);
    if ((!typed && !isMethod && !context.explicit) || isInText(before)) return null;
    return {
      from,
      options: words
        .filter(({kind}) => !isMethod || kind === 'function')
        .map((word) => ({
          label: word.name,
          detail: word.signatures[0]?.slice(word.name.length),
          info: word.purpose,
          apply: insert(word, isMethod),
        })),
      validFor: /^\w*$/,
    };
  };
}
