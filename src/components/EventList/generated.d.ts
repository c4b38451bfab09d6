declare module '@generated/site-data/default/events.json' {
  import type {Event} from '../../lib/events';

  /** Written by src/plugins/site-data: those that had not ended on the day of the build. */
  const events: Event[];
  export default events;
}
