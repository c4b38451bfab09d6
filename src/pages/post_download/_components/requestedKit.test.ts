import {expect, test} from 'vitest';
import {latestStable, releases} from '../../../lib/releases';
import {requestedKit} from './requestedKit';

const newest = latestStable(releases);

test('the kit is found in the release data', () => {
  expect(requestedKit(releases, `?version=${newest.version}&platform=linux`)).toEqual({
    release: newest,
    kit: {platform: 'linux', format: 'tar.gz'},
    isUnknown: false,
  });
});

test.each(['', '?', '?utm_source=newsletter', '?version=&platform='])('%o asks for nothing', (search) => {
  expect(requestedKit(releases, search)).toEqual({release: newest, isUnknown: false});
});

test.each([
  '?version=9.9&platform=linux',
  `?version=${newest.version.slice(0, -1)}&platform=linux`,
  '?platform=linux',
  '?version=__proto__&platform=linux',
  '?version=../../evil&platform=linux',
  '?version=https://example.org/&platform=mac',
  '?version=%3Cscript%3Ealert(1)%3C/script%3E&platform=mac',
  `?version=${newest.version}%00&platform=mac`,
])('%s asks for a version that does not exist', (search) => {
  expect(requestedKit(releases, search)).toEqual({release: newest, isUnknown: true});
});

test.each([
  'platform=',
  'platform=amiga',
  'platform=constructor',
  'platform=__proto__',
  'platform=//example.org',
  'platform=MAC',
])('a right version with "%s" asks for a platform that does not exist', (platform) => {
  const [, older] = releases;
  const search = `?version=${older?.version}&${platform}`;
  expect(requestedKit(releases, search)).toEqual({release: older, isUnknown: true});
});

test('the kit is the first one where the address names several', () => {
  const search = `?version=${newest.version}&version=9.9&platform=mac&platform=linux`;
  expect(requestedKit(releases, search)).toMatchObject({kit: {platform: 'mac'}});
});
