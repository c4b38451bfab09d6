import React, {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface DialogProps {
  title: string;
  /** The buttons at its lower edge, before the one that only closes it. Those that submit close it, too. */
  buttons: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A window of the program: the browser's own dialog, which keeps the focus inside and closes with Escape. */
export function Dialog({title, buttons, closeLabel, onClose, children}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.window} aria-label={title} onClose={onClose}>
      <p className={styles.windowTitle}>{title}</p>
      <div className={styles.windowBody}>{children}</div>
      <form method="dialog" className={styles.windowButtons}>
        {buttons}
        <button type="submit" className={styles.control}>
          {closeLabel}
        </button>
      </form>
    </dialog>
  );
}
