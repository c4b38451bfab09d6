import {useSyncExternalStore} from 'react';
import {detectSystem, type Navigation} from '../../lib/detectSystem';

const neverChanges = () => () => {};
const visitorsSystem = () => detectSystem(navigator as Navigation);
const notYetKnown = () => 'unknown' as const;

/** The visitor's system; `unknown` in the built HTML and until React has taken the page over. */
export function useSystem(): ReturnType<typeof detectSystem> {
  return useSyncExternalStore(neverChanges, visitorsSystem, notYetKnown);
}
