import {useEffect, useRef} from 'react';
import {autocompletion} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {diagnosticCount, setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import type {Word} from '../../lib/grel/words';
import {LimitNote} from '../LimitNote';
import {createCompletionSource} from './completeWords';
import type {Place} from './parsingError';
import styles from './styles.module.css';

interface ExpressionFieldProps {
  /** Only the first one is put into the field. */
  expression: string;
  labelledBy: string;
  words: Word[];
  fault?: Place;
  onChange: (expression: string) => void;
}

/** Ten thousand combining marks keep a phone busy for longer than a second. */
const LONGEST = 3000;

/** A field for an expression, which completes names and underlines what cannot be read. It has the focus at first. */
export function ExpressionField(props: ExpressionFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // CodeMirror is set up once, with what it was given then.
  const given = useRef(props);
  useEffect(() => void (given.current = props));

  useEffect(() => {
    const {expression: initial, words, labelledBy} = given.current;
    const attributes = {
      'aria-labelledby': labelledBy,
      spellcheck: 'false',
      autocapitalize: 'off',
      autocorrect: 'off',
    };
    const created = new EditorView({
      parent: frame.current ?? undefined,
      state: EditorState.create({
        doc: initial,
        selection: {anchor: initial.length},
        extensions: [
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          autocompletion({
            override: [createCompletionSource(words)],
            icons: false,
            // Below it is the result.
            aboveCursor: true,
          }),
          EditorView.lineWrapping,
          EditorState.transactionFilter.of((change) => {
            const excess = change.newDoc.length - LONGEST;
            // Only of what is added does a part get lost.
            let end = 0;
            change.changes.iterChangedRanges((_fromA, _toA, _fromB, toB) => (end = toB));
            return excess > 0 ? [change, {changes: {from: end - excess, to: end}, sequential: true}] : change;
          }),
          EditorView.contentAttributes.of((current) => ({
            ...attributes,
            'aria-invalid': String(diagnosticCount(current.state) > 0),
          })),
          EditorView.updateListener.of(({docChanged, state}) => {
            if (docChanged) given.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = created;
    created.focus();
    return () => created.destroy();
  }, []);

  const {from, to} = props.fault ?? {};
  useEffect(() => {
    const {current} = view;
    if (!current) return;
    // The text may have changed since.
    const fits = from !== undefined && to !== undefined && to <= current.state.doc.length;
    const faults = fits ? [{from, to, severity: 'error' as const, message: 'GREL cannot read this.'}] : [];
    current.dispatch(setDiagnostics(current.state, faults));
  }, [from, to]);

  return (
    <div>
      <div ref={frame} className={styles.field} />
      <LimitNote text={props.expression} most={LONGEST} />
    </div>
  );
}
