import {describe, expect, test} from 'vitest';
import {
  compareVersions,
  findKit,
  findRelease,
  javaNeed,
  kitFile,
  kitPage,
  kitsOf,
  kitUrl,
  latestStable,
  notesUrl,
  releases,
  type Release,
} from './releases';

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

  test('a version is found by its whole name only', () => {
    expect(findRelease([beta, release], '3.9.5')).toBe(release);
    expect(findRelease([beta, release], '3.9')).toBeUndefined();
    expect(findRelease([beta, release], '')).toBeUndefined();
  });

  test('names that every object has are no platforms', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'mac', '']) {
      expect(findKit(release, name)).toBeUndefined();
    }
  });

  test('the installer is the first kit for Windows, however the file orders them', () => {
    expect(kitsOf(release, 'windows').map(({platform}) => platform)).toEqual([
      'win-with-java-installer',
      'win-with-java',
    ]);
  });

  test('a system that a release has no kit for has an empty list', () => {
    expect(kitsOf(release, 'mac')).toEqual([]);
  });

  test('all kits come system by system', () => {
    expect(kitsOf(release).map(({platform}) => platform)).toEqual([
      'win-with-java-installer',
      'win-with-java',
      'linux',
    ]);
  });
});

describe('addresses and wording', () => {
  test('a kit has the name and the address under which GitHub serves it', () => {
    expect(kitFile(release, linux)).toBe('openrefine-linux-3.9.5.tar.gz');
    expect(kitUrl(release, linux)).toBe(
      'https://github.com/OpenRefine/OpenRefine/releases/download/3.9.5/openrefine-linux-3.9.5.tar.gz',
    );
  });

  test('a kit has a page of this site that starts its download', () => {
    expect(kitPage(release, linux)).toBe('/post_download?version=3.9.5&platform=linux');
  });

  test('the release notes are those of the tag', () => {
    expect(notesUrl(release)).toBe('https://github.com/OpenRefine/OpenRefine/releases/tag/3.9.5');
  });

  test('a kit says whether it brings Java along, and which Java it needs otherwise', () => {
    expect(javaNeed(release, linux)).toBe('needs Java 11 to 21');
    expect(javaNeed(release, {platform: 'mac', format: 'dmg'})).toBe('Java included');
  });
});

describe('comparing versions', () => {
  test.each([
    ['3.9.5', '3.10.0'],
    ['3.10.0', '3.10.1'],
    ['3.9', '3.9.1'],
    ['3.10-beta1', '3.10.0'],
    ['3.10-beta2', '3.10-beta10'],
    ['3.10-alpha1', '3.10-beta1'],
    ['3.10-beta2', '3.10-rc1'],
    ['3.9.5', '3.10-beta1'],
  ])('%s is older than %s', (older, newer) => {
    expect(compareVersions(older, newer)).toBeLessThan(0);
    expect(compareVersions(newer, older)).toBeGreaterThan(0);
  });

  test('a missing part counts as 0', () => {
    expect(compareVersions('3.10', '3.10.0')).toBe(0);
  });
});

describe('the site’s own list', () => {
  test('has 3.10.1 or something newer on top', () => {
    expect(compareVersions(latestStable(releases).version, '3.10.1')).toBeGreaterThanOrEqual(0);
  });

  test('has at least one kit for every system in the newest stable release', () => {
    const newest = latestStable(releases);
    for (const system of ['windows', 'mac', 'linux'] as const) expect(kitsOf(newest, system)).not.toEqual([]);
  });

  test('still holds every release that the download page has offered before', () => {
    const versions = releases.map(({version}) => version);
    expect(versions).toEqual(expect.arrayContaining(['3.10.0', '3.9.5', '3.8.7']));
  });
});
