declare module '@generated/site-data/default/events.json' {
  /** Written by src/plugins/site-data: those that had not ended on the day of the build. */
  const events: import('../../lib/events').Event[];
  export default events;
}
