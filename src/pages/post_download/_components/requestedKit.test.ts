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
  '?version=__proto__&platform=linux',
  '?version=%3Cscript%3Ealert(1)%3C/script%3E&platform=mac',
])('%s asks for a version that does not exist', (search) => {
  expect(requestedKit(releases, search)).toEqual({release: newest, isUnknown: true});
});

test.each(['platform=amiga', 'platform=__proto__', 'platform=MAC'])(
  'a right version with "%s" asks for a platform that does not exist',
  (platform) => {
    const [, older] = releases;
    const search = `?version=${older?.version}&${platform}`;
    expect(requestedKit(releases, search)).toEqual({release: older, isUnknown: true});
  },
);
