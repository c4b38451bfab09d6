import React, {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {SessionAction, SessionState} from './model/session';
import {Control} from './Control';
import styles from './styles.module.css';

export interface DialogProps {
  title: string;
  /** What the reader does here. */
  task?: ReactNode;
  /** Whether it is only being shown, in the frame of the session. */
  isShown: boolean;
  /** The buttons at its lower edge, before the one that only closes it. Those that submit close it, too. */
  buttons: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** What a window about a column gets. */
export interface ColumnDialogProps extends Pick<DialogProps, 'task' | 'isShown' | 'onClose'> {
  column: number;
  state: SessionState;
  send: (action: SessionAction | Promise<SessionAction>) => void;
}

/** A window of the program: the browser's own dialog, which keeps the focus inside and closes with Escape. */
export function Dialog({title, task, isShown, buttons, closeLabel, onClose, children}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isShown) dialog.current?.showModal();
  }, [isShown]);
  return (
    <dialog
      ref={dialog}
      open={isShown}
      className={clsx(styles.window, isShown && styles.shown)}
      aria-label={title}
      onClose={onClose}
    >
      <p className={styles.windowTitle}>{title}</p>
      {task && !isShown && <p>{task}</p>}
      <div className={styles.windowBody}>{children}</div>
      <form method="dialog" className={styles.windowButtons}>
        {buttons}
        <Control type="submit">{closeLabel}</Control>
      </form>
    </dialog>
  );
}
