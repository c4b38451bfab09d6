import useIsBrowser from '@docusaurus/useIsBrowser';
import built from '@generated/site-data/default/events.json';
import {lastingEvents, type Event} from '../../lib/events';

/** The events that have not ended: those of the day of the build, from which the browser takes what ended since. */
export function useEvents(): readonly Event[] {
  const isBrowser = useIsBrowser();
  return isBrowser ? lastingEvents(built, new Date().toISOString().slice(0, 10)) : built;
}
