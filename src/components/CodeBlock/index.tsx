import React, {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

interface CodeBlockProps {
  children?: React.ReactNode;
  className?: string;
  /** What follows the language of a fence: `title="refine.ini"`. */
  metastring?: string;
  title?: string;
}

/** How long the button says that it copied, in milliseconds. */
const SAYS_COPIED = 2000;

/** A block of code in a frame, with a button that copies it. The colours come from the build. */
export function CodeBlock({children, className, metastring, title}: CodeBlockProps): React.ReactNode {
  const code = useRef<HTMLElement>(null);
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const heading = title ?? /(?:^|\s)title="([^"]*)"/.exec(metastring ?? '')?.[1];

  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), SAYS_COPIED);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    const text = (code.current?.textContent ?? '').replace(/\n$/, '');
    // Only pages from https or from this computer may write to the clipboard.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setState('copied'),
      () => {
        // The reader copies by hand: the code stands selected.
        if (code.current) getSelection()?.selectAllChildren(code.current);
        setState('failed');
      },
    );
  };

  return (
    <div className={`theme-code-block ${styles.block}`}>
      {heading && <div className={styles.title}>{heading}</div>}
      <div className={styles.content}>
        {/* A wide block scrolls, so the keyboard must reach it. */}
        <pre className={styles.pre} tabIndex={0} role="group" aria-label={heading ?? 'Code'}>
          <code className={className} ref={code}>
            {children}
          </code>
        </pre>
        <button type="button" className={styles.copy} onClick={copy} data-state={state} aria-label="Copy the code">
          {state === 'copied' ? 'Copied' : state === 'failed' ? 'Selected' : 'Copy'}
        </button>
        <span className={styles.said} aria-live="polite">
          {state === 'copied' && 'Copied'}
          {state === 'failed' && 'The browser allows no copying here. The code is selected.'}
        </span>
      </div>
    </div>
  );
}
