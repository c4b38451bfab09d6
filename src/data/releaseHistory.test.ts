import {describe, expect, it} from 'vitest';
import {expectNoFaults} from '../../tests/expectNoFaults';
import type {PastRelease, Vulnerability} from '../lib/releaseHistory';
import {releases} from '../lib/releases';
import historyData from './releaseHistory.json';
import {checkReleaseHistory} from './releaseHistory.schema';
import {checkVulnerabilities} from './vulnerabilities.schema';

const release: PastRelease = {version: '3.10.1', date: '2026-03-04', summary: 'Repairs things.'};
const hole: Vulnerability = {
  id: 'CVE-2024-47883',
  url: 'https://example.org/',
  severity: 'high',
  fixedIn: '3.8.4',
  risk: 'Something could happen.',
  meanwhile: 'Wait.',
};

describe('releaseHistory.json', () => {
  const history = checkReleaseHistory(historyData);

  it('lists every stable release that the site offers, with the same day', () => {
    const others = releases.filter(
      ({version, date, stable}) => stable && history.find((past) => past.version === version)?.date !== date,
    );
    expectNoFaults(
      others.map(({version, date}) => `src/data/releaseHistory.json: Add ${version}, with the date ${date}.`),
    );
  });

  it('accepts a repair of an older line after a newer one came', () => {
    checkReleaseHistory([release, {...release, version: '3.9.6', date: '2026-03-05'}]);
  });

  it.each<[string, unknown, string]>([
    ...['3.10-beta1', 'v3.10.1', '3.10.', '3'].map((version): [string, unknown, string] => [
      version,
      [{...release, version}],
      `field "version": is "${version}".`,
    ]),
    ...['3.10.0', '3.9', '3.9.0'].map((version): [string, unknown, string] => [
      `a day before that of ${version}`,
      [release, {...release, version, date: '2026-03-05'}],
      `entry "3.10.1", field "date": is before that of ${version}.`,
    ]),
  ])('stops at %s', (_what, value, message) => {
    expect(() => checkReleaseHistory(value)).toThrow(message);
  });
});

describe('vulnerabilities.json', () => {
  it.each<[string, unknown, string]>([
    ['an advisory twice', [hole, {...hole, id: 'CVE-2024-47884'}], 'field "url": repeats https:'],
    ['the same twice', [hole, hole], 'field "id": repeats CVE-2024-47883.'],
  ])('stops at %s', (_what, value, message) => {
    expect(() => checkVulnerabilities(value)).toThrow(message);
  });
});
