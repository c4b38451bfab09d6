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

it('the feed lists the releases in the order of the data, each with its notes as HTML, and marks what closes a hole', () => {
  const $ = load(renderReleasesFeed(history, holes, 'https://example.org/base'), {xml: true});
  expect($('feed > link[rel="self"]').attr('href')).toBe('https://example.org/base/releases.xml');
  // That of the newest entry, whatever the order.
  expect($('feed > updated').text()).toBe('2026-03-01T00:00:00.000Z');
  const entries = $('entry')
    .toArray()
    .map((entry) => {
      const of = (name: string) => $(entry).find(name);
      const summary = load(of('summary').text());
      const [link, notes] = [of('link').attr('href'), summary('a').attr('href')];
      const day = of('updated').text().slice(0, 10);
      return [day, of('id').text(), of('title').text(), link, of('category').attr('term'), summary.text(), notes];
    });
  const notes = 'https://github.com/OpenRefine/OpenRefine/releases/tag';
  const [id, page] = ['tag:openrefine.org,2026:release', 'https://example.org/base/whats_new#version'];
  const text = 'A repair. Security: closes CVE-2026-0001. Release notes';
  expect(entries).toEqual([
    [
      '2026-02-26',
      `${id}/3.10.0`,
      'OpenRefine 3.10.0',
      `${page}-310`,
      undefined,
      'New <things> & "more". Release notes',
      `${notes}/3.10.0`,
    ],
    ['2026-03-01', `${id}/3.9.6`, 'OpenRefine 3.9.6', `${page}-39`, 'security', text, `${notes}/3.9.6`],
  ]);
});

it('the feed is no feed without a release', () => {
  expect(() => renderReleasesFeed([], [], '')).toThrow('lists no release');
});
