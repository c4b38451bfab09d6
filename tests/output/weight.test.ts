import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';
import {list, outDir, pageOf, sitemapRoutes} from './builtSite';

const sizes = new Map<string, number>();
/** The size of a built file in bytes of gzip. */
const sizeOf = (file: string): number => {
  const size = sizes.get(file) ?? gzipSync(fs.readFileSync(path.join(outDir, file))).length;
  sizes.set(file, size);
  return size;
};

/** All style sheets that a page loads before it is shown, in bytes of gzip. */
const STYLES_BUDGET = 31_500;

it(`the styles of each page weigh at most ${STYLES_BUDGET} bytes`, () => {
  for (const route of sitemapRoutes()) {
    const $ = pageOf(route);
    const sheets = $('head > link[rel="stylesheet"]').toArray();
    const sum = sheets.reduce((total, link) => total + sizeOf($(link).attr('href') ?? ''), 0);
    expect(sum, route).toBeGreaterThan(0);
    expect(sum, route).toBeLessThanOrEqual(STYLES_BUDGET);
  }
});

/** The script with the content of one page, in bytes of gzip. The sweep weighs it together with all other scripts. */
const CONTENT_BUDGET = 20_000;

it(`the content of each page weighs at most ${CONTENT_BUDGET} bytes`, () => {
  const folder = 'assets/js';
  const contents = fs.readdirSync(path.join(outDir, folder)).flatMap((file) => {
    const code = fs.readFileSync(path.join(outDir, folder, file), 'utf8');
    const [, source] = /"source":"@site\/([^"]+)"/.exec(code) ?? [];
    return source ? [{source, size: sizeOf(`${folder}/${file}`)}] : [];
  });
  expect(contents.length).toBeGreaterThan(0);
  const heavy = contents.filter(({size}) => size > CONTENT_BUDGET);
  expectNoFaults(heavy.map(({source, size}) => `${source}: ${size} bytes as a script. Shorten or divide the page.`));
});

it('the build colors code, and no script of the site has a highlighter', () => {
  expect(list(pageOf('/docs/technical-reference/architecture-features'), 'pre .tok-string')).not.toEqual([]);
  const folder = path.join(outDir, 'assets/js');
  const scripts = fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  // The words by which Prism marks its grammars.
  const isHighlighter = (file: string) =>
    /lookbehind:\s*!0,\s*greedy/.test(fs.readFileSync(path.join(folder, file), 'utf8'));
  expectNoFaults(scripts.filter(isHighlighter));
});
