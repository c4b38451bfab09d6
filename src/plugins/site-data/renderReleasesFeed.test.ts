import {load} from 'cheerio';
import {expect, it} from 'vitest';
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
/** The summary of the first or the second entry, read as the HTML that it is. */
const summary = (entry: number) => load(render()('entry').eq(entry).find('summary').text());

it('the feed lists the releases in the order of the data, with ids that hold nothing but the version', () => {
  const $ = render();
  expect(
    $('entry > id')
      .toArray()
      .map((id) => $(id).text()),
  ).toEqual(['tag:openrefine.org,2026:release/3.10.0', 'tag:openrefine.org,2026:release/3.9.6']);
});

it('the feed says of itself where it is, and when its newest entry is from, whatever the order', () => {
  expect(render()('feed > link[rel="self"]').attr('href')).toBe('https://example.org/base/releases.xml');
  expect(render()('feed > updated').text()).toBe('2026-03-01T00:00:00.000Z');
});

it('the feed keeps what is markup in HTML as text, and links to the release notes', () => {
  expect(summary(0)('a').attr('href')).toBe('https://github.com/OpenRefine/OpenRefine/releases/tag/3.10.0');
  expect(summary(0).text()).toBe('New <things> & "more". Release notes');
});

it('the feed marks a release that closes a hole', () => {
  const $ = render();
  expect($('entry').eq(0).find('category').length).toBe(0);
  expect($('entry').eq(1).find('category').attr('term')).toBe('security');
  expect(summary(1).text()).toBe('A repair. Security: closes CVE-2026-0001. Release notes');
});

it('the feed is no feed without a release', () => {
  expect(() => renderReleasesFeed([], [], '')).toThrow('lists no release');
});
