import type {ReactNode} from 'react';

interface Step {
  /** What to do. The page /docs/manual/try tells the same in more words, and the tests perform it. */
  task: ReactNode;
  /** What the reader sees then. */
  outcome: string;
}

/** The guided steps as the built page shows them; `stepActions.ts` has what they do, which loads later. */
export const steps: readonly Step[] = [
  {
    task: (
      <>
        Click <b>Maker</b>, choose <b>Facet → Text facet</b>, and click <i>Edith Hale</i> in the list that appears.
      </>
    ),
    outcome: 'The list shows 14 spellings of five makers. You see the two rows with the spelling you clicked.',
  },
  {
    task: (
      <>
        Click <b>Reset all</b>, and then <b>Cluster</b> in the facet and again in the window. There, click{' '}
        <b>Select all</b> and <b>Merge selected & Close</b>.
      </>
    ),
    outcome: 'Four names now have one spelling each instead of several. That changed 19 cells at once.',
  },
  {
    task: (
      <>
        Some types begin or end with a space. Click <b>Type</b> and choose{' '}
        <b>Edit cells → Common transforms → Trim leading and trailing whitespace</b>.
      </>
    ),
    outcome: 'No type begins or ends with a space now. You couldn’t see those spaces.',
  },
  {
    task: (
      <>
        Click <b>Made</b>, choose <b>Edit cells → Transform…</b>, enter{' '}
        <code>value.replace(&quot;about&quot;, &quot;c.&quot;)</code>, and click <b>OK</b>.
      </>
    ),
    outcome: 'The dates say “c.” instead of “about”.',
  },
  {
    task: (
      <>
        Open <b>Undo / Redo</b>, and click the second-to-last change and then the last one. Finally, choose{' '}
        <b>Export → Comma-separated value</b>.
      </>
    ),
    outcome: 'The clean table is in your downloads.',
  },
];
