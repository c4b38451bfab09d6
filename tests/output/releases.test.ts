import fs from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import history from '../../src/data/releaseHistory.json';
import vulnerabilities from '../../src/data/vulnerabilities.json';
import {expectNoFaults} from '../expectNoFaults';
import {htmlOf, list, outDir} from './builtSite';

const feed = load(fs.readFileSync(`${outDir}releases.xml`, 'utf8'), {xml: true});
const page = load(htmlOf('/whats_new'));

describe('the feed of releases', () => {
  it('leads each entry to a section of the page', () => {
    const ids = new Set(list(page, '[id]', 'id'));
    const addresses = list(feed, 'entry > link', 'href').map((href) => new URL(href));
    expect(addresses.length).toBe(history.length);
    const lost = addresses.filter(({pathname, hash}) => pathname !== '/whats_new' || !ids.has(hash.slice(1)));
    expectNoFaults(lost.map(({href}) => `releases.xml leads to ${href}, which does not exist.`));
  });

  it('is named in the head of the page, and in its text', () => {
    expect(page('head link[type="application/atom+xml"]').attr('href')).toBe('/releases.xml');
    expect(page('article a[href="/releases.xml"], main a[href="/releases.xml"]').length).toBeGreaterThan(0);
  });
});

describe('the page of releases', () => {
  it('shows every release with its notes', () => {
    const links = list(page, 'main th a', 'href');
    const missing = history.filter(
      ({version}) => !links.includes(`https://github.com/OpenRefine/OpenRefine/releases/tag/${version}`),
    );
    expectNoFaults(
      missing.map(
        ({version}) => `src/pages/whats_new/index.mdx: ${version} is missing. Name its line in <LineReleases>.`,
      ),
    );
  });

  it('shows every notice with what to do, and marks the releases that closed one', () => {
    for (const {url, meanwhile} of vulnerabilities) {
      const row = page(`main th a[href="${url}"]`).closest('tr');
      expect(row.text(), url).toContain(meanwhile);
    }
    const closing = new Set(vulnerabilities.map(({fixedIn}) => fixedIn));
    expect(page('main td a[href="#security"]').length).toBe(closing.size);
  });
});
