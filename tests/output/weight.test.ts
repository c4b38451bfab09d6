import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {outDir, pageOf, sitemapRoutes} from './builtSite';

/** All style sheets that a page loads before it is shown, in bytes of gzip. */
const STYLES_BUDGET = 31_500;

it(`the styles of each page weigh at most ${STYLES_BUDGET} bytes`, () => {
  const sizes = new Map<string, number>();
  const sizeOf = (href: string): number => {
    const size = sizes.get(href) ?? gzipSync(fs.readFileSync(path.join(outDir, href))).length;
    sizes.set(href, size);
    return size;
  };
  for (const route of sitemapRoutes()) {
    const $ = pageOf(route);
    const sheets = $('head > link[rel="stylesheet"]').toArray();
    const sum = sheets.reduce((total, link) => total + sizeOf($(link).attr('href') ?? ''), 0);
    expect(sum, route).toBeGreaterThan(0);
    expect(sum, route).toBeLessThanOrEqual(STYLES_BUDGET);
  }
});
