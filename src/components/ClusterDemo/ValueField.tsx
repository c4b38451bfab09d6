import React, {useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_LENGTH} from './demoState';
import styles from './styles.module.css';

interface ValueFieldProps {
  value: string;
  label: string;
  /** Called with what is in the field, on focus and on every change. */
  onDraft: (draft: string) => void;
  /** Called on Enter and when the focus leaves: a value that changed with each letter would jump between clusters. */
  onCommit: (value: string) => void;
}

export function ValueField({value, label, onDraft, onCommit}: ValueFieldProps): React.ReactNode {
  const [draft, setDraft] = useState(value);
  const [base, setBase] = useState(value);
  const isBrowser = useIsBrowser();
  if (base !== value) {
    setBase(value);
    setDraft(value);
  }

  function commit() {
    if (draft.trim() === '') setDraft(value);
    else if (draft !== value) onCommit(draft);
  }

  return (
    <input
      className={styles.value}
      aria-label={label}
      value={draft}
      maxLength={MAX_LENGTH}
      readOnly={!isBrowser}
      autoComplete="off"
      spellCheck={false}
      onFocus={() => onDraft(draft)}
      onChange={(event) => {
        setDraft(event.target.value);
        onDraft(event.target.value);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') {
          setDraft(value);
          onDraft(value);
        }
      }}
    />
  );
}
