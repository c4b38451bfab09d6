import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {covers, parseRedirects, readHostFiles} from '../../scripts/host.mjs';
import {expectNoFaults} from '../expectNoFaults';
import {outDir} from './builtSite';

const {rules} = readHostFiles(outDir);
const fieldsOf = (address: string) =>
  rules.filter(({path}) => covers(path, address)).flatMap(({fields}) => fields as [string, string][]);
const valuesOf = (address: string, field: string) =>
  fieldsOf(address).flatMap(([name, value]) => (name === field ? [value] : []));

/** The address of every file of the built site. */
const files = Globby.sync(['**', '!_{headers,redirects}'], {cwd: outDir, dot: true}).map((file) => `/${file}`);

it('the header fields let no script run but the site’s own files and the inline scripts of its pages', () => {
  const policies = valuesOf('/docs', 'Content-Security-Policy');
  expect(policies).toHaveLength(1);
  const directives = new Map(
    policies[0]?.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  for (const source of directives.get('script-src') ?? []) expect(source).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  for (const name of ['object-src', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"]);
  for (const name of ['connect-src', 'worker-src', 'base-uri', 'form-action']) {
    expect(directives.get(name)).toEqual(["'self'"]);
  }
});

it('the header fields keep every address to HTTPS, its type, its frame and its secrets', () => {
  const wanted: [string, RegExp][] = [
    ['Content-Security-Policy', /frame-ancestors 'none'/],
    ['Strict-Transport-Security', /^max-age=31536000$/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
    ['Permissions-Policy', /camera=\(\).*microphone=\(\)/],
    ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ];
  for (const address of ['/', '/docs/manual/facets', '/no/such/page', '/assets/js/x.js']) {
    for (const [name, value] of wanted) {
      expect(valuesOf(address, name), `${name} of ${address}`).toEqual([expect.stringMatching(value)]);
    }
  }
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

it('the header fields let other origins read the list of releases and the feeds, and nothing else', () => {
  // Cloudflare Pages adds the field to every answer, unless the first rule removes it.
  expect([rules[0]?.path, rules[0]?.removed]).toEqual(['/*', ['Access-Control-Allow-Origin']]);
  const open = rules.filter(({fields}) => fields.some(([name]) => name === 'Access-Control-Allow-Origin'));
  expect(open.map(({path}) => path).sort()).toEqual([
    ...['/blog/atom.xml', '/blog/feed.json', '/blog/rss.xml', '/events.ics', '/releases.xml', '/versions.json'],
  ]);
});
