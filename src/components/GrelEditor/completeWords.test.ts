import {CompletionContext} from '@codemirror/autocomplete';
import {EditorState} from '@codemirror/state';
import {expect, test} from 'vitest';
import type {Word} from '../../lib/grel/words';
import {createCompletionSource} from './completeWords';

const word = (name: string, kind: Word['kind']): Word => ({name, kind, signatures: [], purpose: '', to: ''});
const words = [word('trim', 'function'), word('forEach', 'control'), word('value', 'variable')];
const all = words.map(({name}) => name);
const complete = createCompletionSource(words, () => null as never);

test.each([
  ['1 + t', false, all],
  ['value.', false, ['trim']],
  ['value.t', false, ['trim']],
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
