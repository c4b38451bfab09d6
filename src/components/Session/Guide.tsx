import React, {useEffect, useRef, type ReactNode} from 'react';
import {Control} from './Control';
import type {Show} from './createShow';
import type {Step} from './steps';
import styles from './styles.module.css';

interface GuideProps {
  steps: readonly Step[];
  /** The step that comes next, from 0, and how many there are. */
  at: number;
  count: number;
  /** What is being shown. */
  show?: Show;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
  onShow: () => void;
  onStartOver: () => void;
}

/** What to do next, in one or two sentences, and buttons that show it. */
export function Guide({steps, at, count, show, isPaused, onPause, onShow, onStartOver}: GuideProps): ReactNode {
  const guide = useRef<HTMLDivElement>(null);
  // On a phone, the reader acts on a table below it, where neither the outcome nor the next step is in sight.
  useEffect(() => {
    if (at > 0)
      for (const part of [guide.current, guide.current?.parentElement]) part?.scrollIntoView({block: 'nearest'});
  }, [at]);
  const press = show ? () => onPause(!isPaused) : at < count ? onShow : onStartOver;

  return (
    <div ref={guide} className={styles.guide}>
      <div role="status">
        {!show && <p className={styles.outcome}>{steps[at - 1]?.outcome}</p>}
        <p>
          {at < count && count > 1 && (
            <strong>
              {show ? 'Watch step' : 'Step'} {at + 1} of {count}.
            </strong>
          )}{' '}
          {steps[at]?.task}
        </p>
      </div>
      <button type="button" className="button button--primary" data-needs-script="" onClick={press}>
        {show ? (isPaused ? 'Continue' : 'Pause') : at < count ? 'Show me' : 'Start over'}
      </button>
      {show && (
        <>
          <Control onClick={show.next}>Next</Control>
          <Control onClick={show.skip}>Skip</Control>
        </>
      )}
    </div>
  );
}
