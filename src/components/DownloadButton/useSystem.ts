import {useSyncExternalStore} from 'react';
import {detectPlatform, type Navigation} from '../../lib/platform';

const neverChanges = () => () => {};
const visitorsSystem = () => detectPlatform(navigator as Navigation);
const notYetKnown = () => 'unknown' as const;

/** The visitor's system; `unknown` in the built HTML and until React has taken the page over. */
export function useSystem(): ReturnType<typeof detectPlatform> {
  return useSyncExternalStore(neverChanges, visitorsSystem, notYetKnown);
}
