declare module '@generated/events/default/events.json' {
  import type {Event} from '../../lib/events';

  /** Written by src/plugins/events: those that had not ended on the day of the build. */
  const events: Event[];
  export default events;
}
