import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {htmlOf, outDir, sitemapRoutes} from './builtSite';

/** All style sheets that a page loads before it is shown, in bytes of gzip. */
const STYLES_BUDGET = 30_000;

const sizes = new Map<string, number>();
function sizeOf(href: string): number {
  const known = sizes.get(href) ?? gzipSync(fs.readFileSync(path.join(outDir, href))).length;
  sizes.set(href, known);
  return known;
}

describe('the styles', () => {
  it.each(sitemapRoutes())(`of %s weigh at most ${STYLES_BUDGET} bytes`, (route) => {
    const $ = load(htmlOf(route), {scriptingEnabled: false});
    const hrefs = $('head > link[rel="stylesheet"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    const sum = hrefs.reduce((total, href) => total + sizeOf(href), 0);
    expect(sum).toBeGreaterThan(10_000);
    expect(sum).toBeLessThanOrEqual(STYLES_BUDGET);
  });
});
