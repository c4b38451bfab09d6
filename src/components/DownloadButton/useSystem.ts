import {useSyncExternalStore} from 'react';
import {detectSystem} from '../../lib/detectSystem';

const neverChanges = () => () => {};
const visitorsSystem = () => detectSystem(navigator);
const notYetKnown = () => 'unknown' as const;

/** The visitor's system; `unknown` in the built HTML and until React has taken the page over. */
export function useSystem(): ReturnType<typeof detectSystem> {
  return useSyncExternalStore(neverChanges, visitorsSystem, notYetKnown);
}
