import React, {useRef} from 'react';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface CodeBlockProps {
  children?: React.ReactNode;
  className?: string;
  /** What follows the language of a fence: `title="refine.ini"`. */
  metastring?: string;
  title?: string;
}

/** What the examples of an API are, by the second word of their fence. */
const kinds: Record<string, string> = {curl: 'Request', answer: 'Response'};

/** Languages whose names differ from their uppercase letters. Plain text needs no name. */
const languages: Record<string, string> = {
  bash: 'Shell',
  java: 'Java',
  javascript: 'JavaScript',
  powershell: 'PowerShell',
  properties: 'Properties',
  python: 'Python',
  text: '',
};

/** A block of code in a frame, with a button that copies it. The colors come from the build. */
export function CodeBlock({children, className, metastring, title}: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const {state, copy} = useCopy();
  const [, language = 'text'] = /language-(\w+)/.exec(className ?? '') ?? [];
  const kind = kinds[metastring ?? ''] ?? languages[language] ?? language.toUpperCase();
  const heading = title ?? /(?:^|\s)title="([^"]*)"/.exec(metastring ?? '')?.[1];

  const write = async (): Promise<void> => {
    const text = (code.current?.textContent ?? '').replace(/\n$/, '');
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      // Only pages from https or from this computer may write to the clipboard. The reader copies by hand.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      throw error;
    }
  };

  return (
    <div className={`theme-code-block ${styles.block}`}>
      <div className={styles.bar}>
        {heading ? <span>{heading}</span> : <span data-search-ignore="">{kind}</span>}
        <button
          type="button"
          className={styles.copy}
          onClick={() => copy(write)}
          data-needs-script=""
          aria-label="Copy the code"
        >
          {state === 'copied' ? 'Copied' : state === 'failed' ? 'Not copied' : 'Copy'}
        </button>
        <span className="visually-hidden" aria-live="polite">
          {state === 'copied' && 'Copied'}
          {state === 'failed' && 'The browser does not allow copying here. Select the code and copy it.'}
        </span>
      </div>
      {/* Words that are wider than the block scroll, for which the keyboard needs the focus. */}
      <pre className={styles.pre} tabIndex={0}>
        <code className={className} ref={code}>
          {children}
        </code>
      </pre>
    </div>
  );
}
