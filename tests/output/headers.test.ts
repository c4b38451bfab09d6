import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {covers, parseHeaders, parseRedirects, readHostFiles} from '../../scripts/host.mjs';
import {hasRoute, outDir} from './builtSite';

const rules = parseHeaders(fs.readFileSync(`${outDir}_headers`, 'utf8'));
const fieldsOf = (address: string) =>
  rules.filter(({path}) => covers(path, address)).flatMap(({fields}) => fields as [string, string][]);
const valueOf = (address: string, field: string) => fieldsOf(address).find(([name]) => name === field)?.[1];

/** Every file of the built site, as a path below it that begins with a slash. */
const files = fs
  .readdirSync(outDir, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && !/^_(headers|redirects)$/.test(entry.name))
  .map(({parentPath, name}) => `/${`${parentPath}/${name}`.slice(outDir.length).replace(/^\/+/, '')}`);

/** Those that are no redirect, by the address that leads to them. */
const addresses = files
  .filter((address) => !address.endsWith('.html') || !isRedirect(address))
  .map((address) =>
    address === '/404.html' ? address : address.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''),
  );

/** A page that only leads on: the host answers with a redirect. */
function isRedirect(address: string): boolean {
  return fs.readFileSync(outDir + address.slice(1), 'utf8').includes('<meta http-equiv="refresh"');
}

describe('the header fields of the built site', () => {
  it('let no script run but the site’s own files and the inline scripts of its pages', () => {
    const policies = rules.flatMap(({fields}) => fields.filter(([name]) => name === 'Content-Security-Policy'));
    expect(policies).toHaveLength(1);
    const directives = new Map(
      policies[0]?.[1].split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
    for (const source of directives.get('script-src') ?? []) expect(source).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);
    expect(directives.get('default-src')).toEqual(["'self'"]);
    for (const name of ['object-src', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"]);
    for (const name of ['worker-src', 'base-uri', 'form-action']) expect(directives.get(name)).toEqual(["'self'"]);
  });

  it('keep every address to HTTPS, its type, its frame and its secrets', () => {
    const wanted: [string, RegExp][] = [
      ['Content-Security-Policy', /frame-ancestors 'none'/],
      ['Strict-Transport-Security', /^max-age=31536000$/],
      ['X-Content-Type-Options', /^nosniff$/],
      ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
      ['Permissions-Policy', /camera=\(\).*microphone=\(\)/],
      ['Cross-Origin-Opener-Policy', /^same-origin$/],
    ];
    for (const address of ['/', '/docs/manual/facets', '/no/such/page', '/assets/js/x.js']) {
      for (const [name, value] of wanted) expect(valueOf(address, name), `${name} of ${address}`).toMatch(value);
    }
  });

  it('stay within what Cloudflare Pages reads: 100 rules, 2,000 characters a line, 2,000 redirects of one address', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    const texts = ['_headers', '_redirects'].map((name) => fs.readFileSync(outDir + name, 'utf8'));
    const lines = texts.flatMap((text) => text.split('\n'));
    expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(2000);
    const froms = parseRedirects(texts[1] ?? '').map(({from}) => from);
    expect(froms.length).toBeLessThanOrEqual(2000);
    // Of patterns it reads 100, and all that follows the first one counts as one.
    expect(froms.filter((from) => /\*|:[A-Za-z]/.test(from))).toEqual([]);
  });

  it('are those of no more than 20,000 files of 25 MiB each, which Cloudflare Pages takes', () => {
    const sizes = files.map((file) => fs.statSync(outDir + file.slice(1)).size);
    expect(sizes.length).toBeLessThanOrEqual(20_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25 * 1024 ** 2);
  });

  it('say of every file once how long it may be kept', () => {
    expect(addresses.length).toBeGreaterThan(1000);
    const wrong = addresses.filter(
      (address) => fieldsOf(address).filter(([name]) => name === 'Cache-Control').length !== 1,
    );
    expect(wrong).toEqual([]);
  });

  it('let no redirect be kept for longer than a day', () => {
    const {redirects} = readHostFiles(outDir);
    // Hosts lead from a slash at the end by themselves.
    const slashed = addresses.filter((address) => hasRoute(address)).map((address) => address.replace(/\/?$/, '/'));
    const froms = [...redirects.map(({from}) => from), ...slashed, '/index.html'];
    expect(froms.length).toBeGreaterThan(400);
    const wrong = froms.filter((from) => {
      const values = fieldsOf(from).filter(([name]) => name === 'Cache-Control');
      return values.length !== 1 || !/max-age=(0|86400)(,|$)/.test(values[0]?.[1] ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('let hashed files stay for good, and ask for pages and lists again', () => {
    const hashed = addresses.filter((address) => valueOf(address, 'Cache-Control')?.includes('immutable'));
    // A name without a hash would never change in a browser that has it.
    expect(hashed.filter((address) => !/[.-][0-9a-f]{8,}([.-]\d+)?\.\w+$/.test(address))).toEqual([]);
    expect(addresses.filter((address) => address.startsWith('/assets/') && !hashed.includes(address))).toEqual([]);
    const again = [
      '/',
      '/docs',
      '/docs/manual/facets',
      '/docs.md',
      '/llms.txt',
      '/search-index.json',
      '/versions.json',
    ];
    for (const address of [...again, '/manifest.webmanifest', '/blog/rss.xml', '/404.html', '/offline']) {
      expect(valueOf(address, 'Cache-Control'), address).toBe('public, max-age=0, must-revalidate');
    }
    expect(valueOf('/sw.js', 'Cache-Control')).toBe('no-cache');
  });

  it('let other origins read the list of releases and the feeds, and nothing else', () => {
    // Cloudflare Pages adds the field to every answer, unless the first rule for it says otherwise.
    const [everything] = rules;
    expect([everything?.path, everything?.detached]).toEqual(['/*', ['Access-Control-Allow-Origin']]);
    const open = rules.filter(({fields}) => fields.some(([name]) => name === 'Access-Control-Allow-Origin'));
    expect(open.map(({path}) => path).sort()).toEqual([
      ...['/blog/atom.xml', '/blog/feed.json', '/blog/rss.xml', '/events.ics', '/releases.xml', '/versions.json'],
    ]);
  });
});
