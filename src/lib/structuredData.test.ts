import {describe, expect, it} from 'vitest';
import type {Release} from './releases';
import {describeDoc, describeSoftware, nameTeam, renderStructuredData} from './structuredData';

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

  it('dates a doc, where its date is known', () => {
    const doc = {title: 'T', description: 'D', address: 'https://example.org/docs/a'};
    expect(describeDoc({...doc, changed: 1_772_582_400_000}, url)).toMatchObject({
      headline: 'T',
      url: 'https://example.org/docs/a',
      dateModified: '2026-03-04T00:00:00.000Z',
    });
    expect(describeDoc(doc, url)).not.toHaveProperty('dateModified');
  });

  it('cannot end the script that holds it', () => {
    const text = renderStructuredData({name: '</script><b>'});
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({name: '</script><b>'});
  });

  it('calls the team an organization, and a guest what Docusaurus calls them', () => {
    const team = {'@type': 'Person', name: 'The team', description: 'Report', url: 'https://example.org/community'};
    const guest = {'@type': 'Person', name: 'A guest', url: 'https://guest.example'};
    const asOrganization = {'@type': 'Organization', name: 'The team', url: 'https://example.org/community'};
    expect(nameTeam({headline: 'H', author: team}, `${url}/`)).toEqual({headline: 'H', author: asOrganization});
    expect(nameTeam({author: [team, guest]}, `${url}/`)).toEqual({author: [asOrganization, guest]});
    expect(nameTeam({blogPost: [{author: team}, {author: guest}, {}]}, `${url}/`)).toEqual({
      blogPost: [{author: asOrganization}, {author: guest}, {}],
    });
  });
});
