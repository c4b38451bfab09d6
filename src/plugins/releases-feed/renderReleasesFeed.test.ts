import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import type {PastRelease, Vulnerability} from '../../lib/releaseHistory';
import {renderReleasesFeed} from './renderReleasesFeed';

const history: PastRelease[] = [
  {version: '3.10.0', date: '2026-02-26', summary: 'New <things> & "more".'},
  {version: '3.9.6', date: '2026-03-01', summary: 'A repair.'},
];
const holes: Vulnerability[] = [
  {id: 'CVE-2026-0001', url: 'https://example.org/', fixedIn: '3.9.6', risk: 'Bad.', meanwhile: 'Wait.'},
];
const render = () => load(renderReleasesFeed(history, holes, 'https://example.org/base'), {xml: true});

describe('releases.xml', () => {
  it('lists the releases in the order of the data, with ids that hold nothing but the version', () => {
    const $ = render();
    expect(
      $('entry > id')
        .toArray()
        .map((id) => $(id).text()),
    ).toEqual(['tag:openrefine.org,2026:release/3.10.0', 'tag:openrefine.org,2026:release/3.9.6']);
  });

  it('says of itself when its newest entry is from, whatever the order', () => {
    expect(render()('feed > updated').text()).toBe('2026-03-01T00:00:00Z');
  });

  it('keeps what is markup in XML as text', () => {
    expect(render()('entry').first().find('summary').text()).toBe('New <things> & "more".');
  });

  it('leads to the line on the page and to the notes', () => {
    const links = render()('entry').first().find('link');
    expect(links.eq(0).attr('href')).toBe('https://example.org/base/whats_new#version-310');
    expect(links.eq(1).attr('href')).toBe('https://github.com/OpenRefine/OpenRefine/releases/tag/3.10.0');
  });

  it('marks a release that closes a hole', () => {
    const $ = render();
    expect($('entry').eq(0).find('category').length).toBe(0);
    expect($('entry').eq(1).find('category').attr('term')).toBe('security');
    expect($('entry').eq(1).find('summary').text()).toBe('A repair. Security: closes CVE-2026-0001.');
  });

  it('is no feed without a release', () => {
    expect(() => renderReleasesFeed([], [], '')).toThrow('lists no release');
  });
});
