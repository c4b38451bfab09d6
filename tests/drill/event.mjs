// @ts-check
/**
 * An event with a calendar entry.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) =>
  site.json('src/data/events.json', (events) => {
    events.unshift({
      id: '2099_camp',
      text: 'Come to the OpenRefine camp',
      link: 'https://example.org/camp',
      when: {start: '2099-05-10', end: '2099-05-12', place: 'Berlin', changed: '2099-01-05'},
    });
  });
