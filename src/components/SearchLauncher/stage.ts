import type {ReactNode} from 'react';
import type {SearchModalProps} from '../SearchModal';

export type Modal = (props: SearchModalProps) => ReactNode;

export type Stage =
  | {name: 'closed'}
  /** The modal's code is on its way; `typed` is what the visitor has typed meanwhile. */
  | {name: 'loading'; typed: string}
  | {name: 'failed'}
  | {name: 'open'; Modal: Modal; typed: string};

export const closed: Stage = {name: 'closed'};

/**
 * Kept outside of the navbar, which is rendered again with each kind of page: who opens the modal while a page is on its way
 * finds it open over that page, with what was typed.
 */
let stage: Stage = closed;
const listeners = new Set<() => void>();

export const readStage = (): Stage => stage;

/** @param change the next stage, or what makes it of the last one */
export function setStage(change: Stage | ((last: Stage) => Stage)): void {
  stage = typeof change === 'function' ? change(stage) : change;
  for (const listener of listeners) listener();
}

/** Keeps what the field holds, for a modal that is rendered again. The one that is open knows it. */
export function keepTyped(typed: string): void {
  if (stage.name === 'open') stage.typed = typed;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
