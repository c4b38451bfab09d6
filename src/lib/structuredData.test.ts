import {describe, expect, it} from 'vitest';
import type {Release} from './releases';
import {describeSoftware, renderStructuredData} from './structuredData';

const url = 'https://example.org';
const release: Release = {
  version: '3.10.1',
  stable: true,
  date: '2026-03-04',
  source: 'github',
  java: {min: 11, max: 21},
  kits: [{platform: 'linux', format: 'tar.gz'}],
};

describe('structured data', () => {
  it('names the version, its day and its license', () => {
    expect(describeSoftware(release, url, 'D')).toMatchObject({
      softwareVersion: '3.10.1',
      datePublished: '2026-03-04',
      license: 'https://github.com/OpenRefine/OpenRefine/blob/3.10.1/LICENSE.txt',
      downloadUrl: 'https://example.org/download',
      description: 'D',
    });
  });

  it('cannot end the script that holds it', () => {
    const text = renderStructuredData({name: '</script><b>'});
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({name: '</script><b>'});
  });
});
