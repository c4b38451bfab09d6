import {CompletionContext} from '@codemirror/autocomplete';
import {EditorState, type TransactionSpec} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {expect, test} from 'vitest';
import type {Word} from '../../lib/grel/words';
import {createCompletionSource} from './completeWords';

const word = (name: string, kind: Word['kind'], end: string): Word => {
  return {name, kind, signatures: [name + end], purpose: '', to: ''};
};
const words = [
  word('trim', 'function', '(text)'),
  word('split', 'function', '(text, separator)'),
  word('now', 'function', '()'),
  word('forEach', 'control', '(list, v, expression)'),
  word('value', 'variable', ''),
];
const all = words.map(({name}) => name);
const complete = createCompletionSource(words);

test.each([
  ['1 + t', false, all],
  ['value.', false, ['trim', 'split', 'now']],
  ['value.t', false, ['trim', 'split', 'now']],
  ['1.', false, null],
  ['', false, null],
  ['', true, all],
  ['"a', true, null],
  [`'a" b`, true, null],
  [String.raw`"a\" b`, true, null],
  ['"a" + b', false, all],
])('behind %j (asked for: %s), these names are offered: %j', async (doc, explicit, names) => {
  const result = await complete(new CompletionContext(EditorState.create({doc}), doc.length, explicit));
  expect(result?.options.map(({label}) => label) ?? null).toEqual(names);
});

// The cursor is at the bar.
test.each([
  ['trim', 'value.tr|', 'value.trim()|'],
  ['trim', 'tr|', 'trim(|)'],
  ['trim', 'tr|(value)', 'trim|(value)'],
  ['split', 'value.s| + 1', 'value.split(|) + 1'],
  ['now', 'n|', 'now()|'],
  ['value', 'v|', 'value|'],
])('%s in %j makes it %j', async (name, written, completed) => {
  const [before = '', after = ''] = written.split('|');
  let state = EditorState.create({doc: before + after});
  const found = await complete(new CompletionContext(state, before.length, false));
  const option = found?.options.find(({label}) => label === name);
  const view = {state, dispatch: (change: TransactionSpec) => (state = state.update(change).state)};
  if (found && typeof option?.apply === 'function')
    option.apply(view as unknown as EditorView, option, found.from, before.length);
  const {head} = state.selection.main;
  expect(`${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`).toBe(completed);
});
