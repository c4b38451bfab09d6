import {describe, expect, test} from 'vitest';
import {checkEvents} from './events.schema';
import {checkReleases} from './releases.schema';

const release = {
  version: '3.9.5',
  stable: true,
  date: '2025-09-02',
  source: 'github',
  java: {min: 11, max: 21},
  kits: [{platform: 'linux', format: 'tar.gz'}],
};
const without = (field: keyof typeof release) => {
  const {[field]: _left, ...rest} = release;
  return rest;
};

describe('releases.json', () => {
  test.each<[string, unknown, string]>([
    [
      'a release without a date',
      [without('date')],
      '- release 3.9.5, field "date": is missing. Write the day of its publication as "YYYY-MM-DD".',
    ],
    ['a day that no calendar has', [{...release, date: '2025-02-30'}], 'release 3.9.5, field "date": is not a day.'],
    ['a release without a version', [without('version')], 'release number 1, field "version": is missing.'],
    ['a version with a leading v', [{...release, version: 'v3.9.5'}], 'field "version": is not a version.'],
    ['a release without kits', [{...release, kits: []}], 'field "kits": is empty. List at least one file.'],
    [
      'a format that does not go with its platform',
      [{...release, kits: [{platform: 'mac', format: 'zip'}]}],
      'release 3.9.5, field "kits.0.format": "zip" does not go with mac. Write "dmg"',
    ],
    [
      'the same platform twice',
      [{...release, kits: [release.kits[0], release.kits[0]]}],
      'field "kits.1.platform": repeats linux.',
    ],
    [
      'a Java range upside down',
      [{...release, java: {min: 21, max: 11}}],
      'field "java": has a min greater than its max.',
    ],
    ['a stable preview', [{...release, version: '3.10-beta1'}], 'field "stable": is true for a preview.'],
    [
      'an older release on top',
      [release, {...release, version: '3.10.0'}],
      'release 3.10.0, field "version": is listed below the older 3.9.5.',
    ],
    ['a release listed twice', [release, release], 'release 3.9.5, field "version": repeats 3.9.5.'],
    ['no stable release', [{...release, stable: false}], 'lists no stable release.'],
    ['anything other than a list', {}, 'must be a list of releases.'],
  ])('%s is an error that names file, entry, field and remedy', (_name, value, message) => {
    expect(() => checkReleases(value)).toThrow(message);
    expect(() => checkReleases(value)).toThrow(/^src\/data\/releases\.json has (a problem|problems):\n- /);
  });
});

describe('events.json', () => {
  const event = {
    id: 'survey',
    text: 'Take part in the survey',
    link: 'https://example.org/survey',
    until: '2027-09-30',
  };
  const dated = (fields: object) => ({...event, when: {start: '2027-05-10', changed: '2027-01-01', ...fields}});

  test('may be empty, and may hold an event without an end', () => {
    const {until: _left, ...endless} = event;
    expect(checkEvents([])).toEqual([]);
    expect(checkEvents([endless])).toEqual([endless]);
    const brief = [{}, {end: '2027-05-10'}, {changed: '2027-05-10'}].map((fields, id) => {
      const {until: _left, ...open} = dated(fields);
      return {...open, id: `${id}`};
    });
    expect(checkEvents(brief)).toEqual(brief);
  });

  test.each<[string, unknown, string]>([
    ['an id with a space', [{...event, id: ' survey'}], 'event  survey, field "id": contains characters other'],
    ['an insecure link', [{...event, link: 'http://example.org/'}], 'event survey, field "link": is not an HTTPS URL.'],
    ['a link that runs a script', [{...event, link: 'javascript:alert(1)'}], 'field "link": is not an HTTPS URL.'],
    ['an end that is not a day', [{...event, until: '2027-09-31'}], 'field "until": is not a day.'],
    [
      'a time of day without a zone',
      [dated({start: '2027-05-10T15:00'})],
      'field "when.start": is neither a day nor a',
    ],
    [
      'an hour that no clock shows',
      [dated({start: '2027-05-10T24:00Z'})],
      'field "when.start": is neither a day nor a',
    ],
    ['an end before the start', [dated({end: '2027-05-09'})], 'event survey, field "when.end": is before start.'],
    [
      'one that was over when it was changed',
      [{...dated({changed: '2027-05-11'}), until: undefined}],
      'event survey, field "when.changed": is after the last day, 2027-05-10. Remove the event, or correct its dates.',
    ],
    ['a moment after a day', [dated({end: '2027-05-11T15:00Z'})], 'field "when.end": is of another kind than start.'],
    ['a time without the day of its last change', [dated({changed: undefined})], 'field "when.changed": is missing.'],
    ['the same id twice', [event, event], 'event survey, field "id": repeats "survey".'],
  ])('%s is an error that names file, entry, field and remedy', (_name, value, message) => {
    expect(() => checkEvents(value)).toThrow(message);
    expect(() => checkEvents(value)).toThrow(/^src\/data\/events\.json has a problem:\n- /);
  });
});
