import {describe, expect, test} from 'vitest';
import {javaNeed, kitPage, kitsOf, latestStable, releases, type Release} from './releases';

const release: Release = {
  version: '3.9.5',
  stable: true,
  date: '2025-09-02',
  source: 'github',
  java: {min: 11, max: 21},
  kits: [
    {platform: 'linux', format: 'tar.gz'},
    {platform: 'win-with-java', format: 'zip'},
    {platform: 'win-with-java-installer', format: 'exe'},
  ],
};
const beta: Release = {...release, version: '3.10-beta1', stable: false};
const linux = kitsOf(release, 'linux')[0] as Release['kits'][number];

describe('finding', () => {
  test('the newest stable release is not a newer beta', () => {
    expect(latestStable([beta, release])).toBe(release);
  });

  test('a list without a stable release is an error that names the file', () => {
    expect(() => latestStable([beta])).toThrow(
      'src/data/releases.json lists no stable release. Add one with "stable": true.',
    );
  });

  test('all kits come system by system, the installer first', () => {
    expect(kitsOf(release).map(({platform}) => platform)).toEqual([
      'win-with-java-installer',
      'win-with-java',
      'linux',
    ]);
  });
});

describe('addresses and wording', () => {
  test('a kit has a page of this site that starts its download', () => {
    expect(kitPage(release, linux)).toBe('/post_download?version=3.9.5&platform=linux');
  });

  test('a kit says whether it brings Java along, and which Java it needs otherwise', () => {
    expect(javaNeed(release, linux)).toBe('needs Java 11 to 21');
    expect(javaNeed(release, {platform: 'mac', format: 'dmg'})).toBe('Java included');
  });
});

test('the newest stable release has a kit for every system', () => {
  const newest = latestStable(releases);
  for (const system of ['windows', 'mac', 'linux'] as const) {
    expect(
      kitsOf(newest, system),
      `Add a kit for ${system} to ${newest.version} in src/data/releases.json.`,
    ).not.toEqual([]);
  }
});
