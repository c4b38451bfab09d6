import React, {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Step {
  /** What to do. The page /docs/manual/try tells the same in more words, and the tests perform it. */
  task: ReactNode;
  /** What the reader sees then. */
  outcome: ReactNode;
}

const steps: Step[] = [
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

interface GuideProps {
  step: number;
  isBusy: boolean;
  onPerform: () => void;
  onStartOver: () => void;
}

/** What to do next, in one or two sentences, and a button that does it. */
export function Guide({step, isBusy, onPerform, onStartOver}: GuideProps): ReactNode {
  const next = steps[step];
  const guide = useRef<HTMLDivElement>(null);
  // On a phone, the reader acts on a table below it, where neither the outcome nor the next step is in sight.
  useEffect(() => {
    if (step > 0) guide.current?.scrollIntoView({block: 'nearest'});
  }, [step]);

  return (
    <div ref={guide} className={styles.guide}>
      <div role="status">
        {steps[step - 1] && <p className={styles.outcome}>{steps[step - 1]?.outcome}</p>}
        <p className={styles.task}>
          {next ? (
            <>
              <strong>
                Step {step + 1} of {steps.length}.
              </strong>{' '}
              {next.task}
            </>
          ) : (
            <>
              <strong>Now try what you like.</strong> Two pairs of makers still differ in one letter, and one{' '}
              <i>photograph</i> is called <i>photo</i>. Or <Link to="/download">download OpenRefine</Link> and open your
              own table.
            </>
          )}
        </p>
      </div>
      <button
        type="button"
        className="button button--primary"
        data-needs-script=""
        aria-disabled={isBusy}
        onClick={next ? onPerform : onStartOver}
      >
        {next ? 'Do it for me' : 'Start over'}
      </button>
    </div>
  );
}
