import React, {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {steps} from './steps';
import styles from './styles.module.css';

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
        <p>
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
