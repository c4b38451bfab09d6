import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {covers, createHost, parseHeaders, parseRedirects} from '../../scripts/host.mjs';

describe('the files a host reads', () => {
  it('are patterns with fields, and redirects', () => {
    expect(parseHeaders('# why\n/*\n  A: b: c\n  ! F\n\n/x\n  D: e\n')).toEqual([
      {path: '/*', fields: [['A', 'b: c']], detached: ['F']},
      {path: '/x', fields: [['D', 'e']], detached: []},
    ]);
    expect(parseRedirects('/a  /b  302\n# why\n/c /d\n')).toEqual([
      {from: '/a', to: '/b', status: 302},
      {from: '/c', to: '/d', status: 301},
    ]);
    expect([covers('/*', '/x'), covers('/a/*', '/b/x'), covers('/a', '/a/b')]).toEqual([true, false, false]);
  });

  it('are refused with the line that is wrong', () => {
    expect(() => parseHeaders('/*\nA: b\n')).toThrow('_headers:2');
    expect(() => parseHeaders('! A\n')).toThrow('_headers:1');
    expect(() => parseRedirects('/a\n')).toThrow('_redirects:1');
    expect(() => parseRedirects('\n/a /b 200\n')).toThrow('_redirects:2');
  });
});

describe('the host', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'));
  const files = {
    '404.html': 'none',
    'index.html': 'home',
    'docs.html': 'docs',
    'docs/a.html': 'a',
    _headers: '/*\n  X-All: yes\n  Cache-Control: max-age=60\n/docs\n  X-Docs: yes\n  ! X-All\n',
    _redirects: '/old /docs 301\n',
  };
  let server: ReturnType<typeof createHost>;
  let origin = '';
  const get = (address: string) => fetch(origin + address, {redirect: 'manual'});

  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
      fs.writeFileSync(path.join(dir, name), text);
    }
    server = createHost(dir);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    fs.rmSync(dir, {recursive: true});
  });

  it.each([
    ['/', 200, 'home'],
    ['/docs', 200, 'docs'],
    ['/docs.html', 200, 'docs'],
    ['/docs/a', 200, 'a'],
    ['/docs/b', 404, 'none'],
    ['/%E0%A4%A', 404, 'none'],
    ['/..%2f..%2fetc/passwd', 404, 'none'],
  ])('answers %s with status %i', async (address, status, text) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('gives an answer the fields of the rules for its address, in their order', async () => {
    const fieldsOf = async (address: string) => {
      const {headers} = await get(address);
      return ['x-all', 'x-docs', 'cache-control'].map((name) => headers.get(name));
    };
    expect(await fieldsOf('/docs/a')).toEqual(['yes', null, 'max-age=60']);
    expect(await fieldsOf('/docs')).toEqual([null, 'yes', 'max-age=60']);
    // What is missing now may come with the next release.
    expect(await fieldsOf('/nothing')).toEqual(['yes', null, 'no-store']);
  });

  it('leads on from old addresses, and from a slash too many', async () => {
    const old = await get('/old');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/docs']);
    expect((await get('/old?q=1')).headers.get('location')).toBe('/docs?q=1');
    expect((await get('/docs/?q=1')).headers.get('location')).toBe('/docs?q=1');
  });

  it('serves a site under a base URL, and nothing beside it', async () => {
    const mounted = createHost(dir, '/base/');
    await new Promise<void>((resolve) => void mounted.listen(0, '127.0.0.1', () => resolve()));
    const at = async (address: string) => {
      const {port} = mounted.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}${address}`, {redirect: 'manual'});
      return [response.status, response.headers.get('location') ?? (await response.text())];
    };
    expect(await at('/base/')).toEqual([200, 'home']);
    expect(await at('/base/docs/a')).toEqual([200, 'a']);
    expect(await at('/base')).toEqual([301, '/base/']);
    expect(await at('/base/docs/?q=1')).toEqual([301, '/base/docs?q=1']);
    for (const address of ['/', '/docs', '/bases/docs', '/base/b']) expect(await at(address)).toEqual([404, 'none']);
    mounted.close();
  });
});
