import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Act} from './createShow';
import {firstTask} from './firstTask';
import type {SessionAction} from './model/session';
import type {Opened} from './Overlay';

export interface Step {
  /** What to do. The page /docs/manual/try tells the same in more words, and the tests perform it. */
  task: ReactNode;
  /** The window that it is about. */
  window?: Opened['kind'];
  /** What has to be there first, besides all rows. */
  start?: readonly SessionAction[];
  /** The task, act by act. */
  acts?: readonly Act[];
  /** What the reader sees then. */
  outcome?: string;
}

const MAKER = 2;

export const facet: Step = {
  task: firstTask,
  acts: ['Maker', 'Facet', 'Text facet', 'Edith Hale'],
  outcome: 'The list shows 14 spellings of five makers. You see the two rows with the spelling you clicked.',
};

export const merge: Step = {
  task: (
    <>
      Click <b>Reset all</b>, and then <b>Cluster</b> in the facet and again in the window. There, click{' '}
      <b>Select all</b> and <b>Merge selected & Close</b>.
    </>
  ),
  window: 'cluster',
  start: [{type: 'facet', column: MAKER}],
  acts: ['Reset all', 'Cluster', {at: 'dialog p button'}, 'Select all', 'Merge selected & Close'],
  outcome:
    'Four names, in 19 cells, now have one spelling each. Two misspellings remain, which this method doesn’t find.',
};

export const trim: Step = {
  task: (
    <>
      Some types begin or end with a space. Click <b>Type</b> and choose{' '}
      <b>Edit cells → Common transforms → Trim leading and trailing whitespace</b>.
    </>
  ),
  acts: ['Type', 'Edit cells', 'Common transforms', 'Trim leading and trailing whitespace'],
  outcome: 'No type begins or ends with a space now. You couldn’t see those spaces.',
};

export const transform: Step = {
  task: (
    <>
      Click <b>Made</b>, choose <b>Edit cells → Transform…</b>, enter{' '}
      <code>value.replace(&quot;about&quot;, &quot;c.&quot;)</code>, and click <b>OK</b>. The preview shows an error for
      the blank cell, which stays blank.
    </>
  ),
  window: 'transform',
  acts: ['Made', 'Edit cells', 'Transform…', {at: 'textarea', text: 'value.replace("about", "c.")'}, 'OK'],
  outcome: 'The dates say “c.” instead of “about”.',
};

const finish: Step = {
  task: (
    <>
      Open <b>Undo / Redo</b>, and click the second-to-last change and then the last one. Finally, choose{' '}
      <b>Export → Comma-separated value</b>.
    </>
  ),
  acts: [
    'Undo / Redo',
    {at: 'ol > :nth-last-child(2) button'},
    {at: 'ol > :last-child button'},
    'Export',
    'Comma-separated value',
  ],
  outcome: 'The table is in your downloads, as you cleaned it.',
};

const rest: Step = {
  task: (
    <>
      <strong>Now try what you like.</strong> Some types differ in uppercase letters, and two pairs of makers in one
      letter. Or <Link to="/download">download OpenRefine</Link> and open your own table.
    </>
  ),
};

/** The guided steps, and what comes after them. `model/reduceSession.ts` knows when a step is done. */
export const steps: readonly Step[] = [facet, merge, trim, transform, finish, rest];
