import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {covers, parseRedirects, readHostFiles} from '../../scripts/host.mjs';
import {expectNoFaults} from '../expectNoFaults';
import {outDir} from './builtSite';

const {rules} = readHostFiles(outDir);
const valuesOf = (address: string, field: string) =>
  rules
    .filter(({path}) => covers(path, address))
    .flatMap(({fields}) => fields.flatMap(([name, value]) => (name === field ? [value] : [])));

/** The address of every file of the built site. */
const files = Globby.sync(['**', '!_{headers,redirects}'], {cwd: outDir, dot: true}).map((file) => `/${file}`);

// Which fields there are, and for which addresses, is in src/plugins/built-pages/headers.test.ts.
it('the header fields let no script run but the site’s own files and the inline scripts of its pages', () => {
  expect(valuesOf('/docs', 'Content-Security-Policy')).toEqual([
    expect.stringMatching(/^default-src 'self'; script-src 'self'( 'sha256-[\w+/]{43}=')+; .*; connect-src 'self'; /),
  ]);
});

it('the header fields stay within the limits of Cloudflare Pages', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  const texts = ['_headers', '_redirects'].map((name) => fs.readFileSync(outDir + name, 'utf8'));
  expect(Math.max(...texts.flatMap((text) => text.split('\n')).map(({length}) => length))).toBeLessThanOrEqual(2000);
  const froms = parseRedirects(texts[1] ?? '').map(({from}) => from);
  expect(froms.length).toBeLessThanOrEqual(2000);
  const patterns = froms.filter((from) => /\*|:[A-Za-z]/.test(from));
  expectNoFaults(
    patterns.map((from) => `src/data/redirects.json: The host reads ${from} as a pattern. Write a plain address.`),
  );
  const sizes = files.map((file) => fs.statSync(outDir + file.slice(1)).size);
  expect(sizes.length).toBeLessThanOrEqual(20_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(25 * 1024 ** 2);
});

it('the header fields let browsers keep files with a hash in their names for good, and no other files for longer than a day', () => {
  for (const file of files) {
    const values = valuesOf(file, 'Cache-Control');
    const isHashed = file.startsWith('/assets/');
    // A name without a hash would never change in a browser that has it.
    if (isHashed) expect(file).toMatch(/[./-][0-9a-f]{8,}([.-]\d+)?\.\w+$/);
    const expected = isHashed ? ['public, max-age=31536000, immutable'] : [];
    expect(/^\/(css|fonts|img|js)\//.test(file) ? [] : values, file).toEqual(expected);
    expect(values.length, file).toBeLessThanOrEqual(1);
  }
  for (const file of ['/img/logo.svg', '/fonts/zero.woff2']) {
    expect(valuesOf(file, 'Cache-Control')).toEqual(['public, max-age=86400']);
  }
});
