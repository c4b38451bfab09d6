import React, {type ReactNode} from 'react';
import type * as download from './downloadCsv';
import type * as evaluation from './evaluateRows';
import type * as clustering from './model/cluster';
import {countValues, matchingRows, rowsOf, type SessionAction, type SessionState} from './model/session';

type Tools = Pick<typeof clustering & typeof download & typeof evaluation, 'cluster' | 'downloadCsv' | 'evaluateRows'>;

interface Step {
  /** What to do. The page /docs/manual/try tells the same in more words, and the tests perform it. */
  task: ReactNode;
  /** What the reader sees then. */
  outcome: string;
  /** Whether an action does what the task asks for. */
  isDone: (action: SessionAction) => boolean;
  /** What a reader who follows the task does, while the facets select nothing. */
  perform: (state: SessionState, tools: Tools) => Promise<SessionAction[]>;
}

const [TYPE, MAKER, MADE] = [1, 2, 3];
const openFacet: SessionAction = {type: 'facet', column: MAKER};

/** The guided steps. Their tools load later, because the built page shows the first task. */
export const steps: readonly Step[] = [
  {
    task: (
      <>
        Click <b>Maker</b>, choose <b>Facet → Text facet</b>, and click <i>Edith Hale</i> in the list that appears.
      </>
    ),
    outcome: 'The list shows 14 spellings of five makers. You see the two rows with the spelling you clicked.',
    isDone: ({type}) => type === 'select',
    perform: async () => [openFacet, {type: 'select', column: MAKER, choice: 'Edith Hale'}],
  },
  {
    task: (
      <>
        Click <b>Reset all</b>, and then <b>Cluster</b> in the facet and again in the window. There, click{' '}
        <b>Select all</b> and <b>Merge selected & Close</b>.
      </>
    ),
    outcome: 'Four names now have one spelling each instead of several. That changed 19 cells at once.',
    isDone: ({type}) => type === 'merge',
    perform: async (state, {cluster}) => {
      const clusters = cluster(countValues(rowsOf(state), matchingRows(state), MAKER));
      const edits = clusters.map(({members}) => ({
        from: members.map(({value}) => value),
        to: members[0]?.value ?? '',
      }));
      return [openFacet, {type: 'merge', column: MAKER, edits}];
    },
  },
  {
    task: (
      <>
        Some types begin or end with a space. Click <b>Type</b> and choose{' '}
        <b>Edit cells → Common transforms → Trim leading and trailing whitespace</b>.
      </>
    ),
    outcome: 'No type begins or ends with a space now. You couldn’t see those spaces.',
    isDone: (action) => action.type === 'transform' && /^(grel:)?value\.trim\(\)$/.test(action.expression),
    perform: async (state, {evaluateRows}) => [await evaluateRows(state, TYPE, 'value.trim()')],
  },
  {
    task: (
      <>
        Click <b>Made</b>, choose <b>Edit cells → Transform…</b>, enter{' '}
        <code>value.replace(&quot;about&quot;, &quot;c.&quot;)</code>, and click <b>OK</b>.
      </>
    ),
    outcome: 'The dates say “c.” instead of “about”.',
    isDone: (action) => action.type === 'transform' && !action.expression.endsWith('value.trim()'),
    perform: async (state, {evaluateRows}) => [await evaluateRows(state, MADE, 'value.replace("about", "c.")')],
  },
  {
    task: (
      <>
        Open <b>Undo / Redo</b>, and click the second-to-last change and then the last one. Finally, choose{' '}
        <b>Export → Comma-separated value</b>.
      </>
    ),
    outcome: 'The clean table is in your downloads.',
    isDone: ({type}) => type === 'exported',
    perform: async (state, {downloadCsv}) => {
      downloadCsv(state);
      return [{type: 'exported'}];
    },
  },
];
