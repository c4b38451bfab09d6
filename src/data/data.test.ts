import {describe, expect, test} from 'vitest';
import {checkEvents} from './events.schema';
import {checkReleases} from './releases.schema';
import {checkScreenshots} from './screenshots.schema';

const kit = {platform: 'linux', format: 'tar.gz'};
const release = {
  version: '3.9.5',
  stable: true,
  date: '2025-09-02',
  source: 'github',
  java: {min: 11, max: 21},
  kits: [kit],
};

describe('releases.json', () => {
  test.each<[string, object, string]>([
    ['without a date', {date: undefined}, 'field "date": is missing. Write the day of its publication as'],
    ['whose version has a leading v', {version: 'v3.9.5'}, 'field "version": is "v3.9.5".'],
    ['whose version ends early', {version: '3.9.-rc1'}, 'field "version": is "3.9.-rc1".'],
    ['without kits', {kits: []}, 'field "kits": is empty. List at least one file.'],
    ['of a wrong format', {kits: [{...kit, format: 'zip'}]}, 'field "format": does not go with linux.'],
    [
      'with a platform twice',
      {kits: [kit, kit]},
      '"3.9.5", field "kits", entry number 2, field "platform": repeats linux.',
    ],
    ['with Java upside down', {java: {min: 21, max: 11}}, 'field "java": has versions that do not'],
    ['with old Java', {java: {min: 7, max: 11}}, 'field "java": has versions that do not'],
    ['with Java to come', {java: {min: 11, max: 100}}, 'field "java": has versions that do not'],
    ['that is a stable preview', {version: '3.10-beta1'}, 'field "stable": is true for a preview.'],
    ['that is not stable, alone', {stable: false}, 'lists no stable release.'],
  ])('a release %s is an error that names entry, field and remedy', (_name, change, message) => {
    expect(() => checkReleases([{...release, ...change}])).toThrow(message);
  });

  test('a release is listed once, above its previews', () => {
    const previews = ['rc1', 'beta.2', 'alpha'].map((name) => ({...release, version: `3.9.5-${name}`, stable: false}));
    expect(checkReleases([release, ...previews])).toHaveLength(4);
    for (const other of [release, ...previews])
      expect(() => checkReleases([other, release])).toThrow(
        `entry "3.9.5", field "version": is listed below ${other.version}.`,
      );
  });
});

describe('events.json', () => {
  const endless = {id: 'survey', text: 'Take part in the survey', link: 'https://example.org/survey'};
  const event = {...endless, until: '2027-09-30'};
  const dated = (fields: object) => ({...endless, when: {start: '2027-05-10', changed: '2027-01-01', ...fields}});
  const late = {...dated({end: '2027-05-12', changed: '2027-05-11'}), until: '2027-05-10'};

  test('may be empty, and may hold an event without an end', () => {
    expect(checkEvents([])).toEqual([]);
    expect(checkEvents([endless])).toEqual([endless]);
    const moments = {start: '2027-05-10T15:00Z', end: '2027-05-10T16:00Z', changed: '2027-05-10'};
    const times = [{}, {end: '2027-05-10'}, {changed: '2027-05-10'}, moments];
    const brief = times.map((fields, id) => ({...dated(fields), id: `${id}`}));
    expect(checkEvents(brief)).toEqual(brief);
  });

  test.each<[string, object, string]>([
    ['an id with a space', {...event, id: ' survey'}, 'field "id": is " survey".'],
    ['a link that runs a script', {...event, link: 'javascript:alert(1)'}, 'field "link": is "javascript:alert(1)".'],
    ['an end of notices before the start', {...dated({}), until: '2027-05-09'}, 'field "until": is before the event'],
    ['a link with a space', {...event, link: 'https://example.org/a b'}, 'field "link": contains a space'],
    ['an hour that no clock shows', dated({start: '2027-05-10T24:00Z'}), 'field "start": is "2027-05-10T24:00Z".'],
    ['an end before the start', dated({end: '2027-05-09'}), 'field "end": is before start.'],
    ['a change after the end', dated({changed: '2027-05-11'}), 'field "when", field "changed": is after the last day'],
    ['a change after the notices', late, 'field "changed": is after the last day, 2027-05-10.'],
    ['a moment after a day', dated({end: '2027-05-11T15:00Z'}), 'field "end": is of another'],
  ])('%s is an error that names entry, field and remedy', (_name, value, message) => {
    expect(() => checkEvents([value])).toThrow(message);
    expect(() => checkEvents([value])).toThrow(/^src\/data\/events\.json has a problem:\n- /);
  });

  test('the same id twice is an error', () => {
    expect(() => checkEvents([event, event])).toThrow('entry "survey", field "id": repeats survey.');
  });
});

test('an error in screenshots.json names the picture', () => {
  expect(() => checkScreenshots({'home/project': {}})).toThrow('field "width": is missing.');
  for (const name of ['xHome/project', 'home', 'home/', '/home/a', 'home/a.b'])
    expect(() => checkScreenshots({[name]: {}})).toThrow(`field "${name}": is not written`);
});
