import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
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
    _headers: '/*\n  X-All: yes\n/docs*\n  Cache-Control: max-age=60\n/docs\n  X-Docs: yes\n  ! X-All\n',
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

  it('answers addresses that a browser would put in order first, and nothing from beside the site', async () => {
    /** Asks for an address as it stands, which `fetch` does not. */
    const ask = (address: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const {port} = server.address() as AddressInfo;
        const request = http.get({host: '127.0.0.1', port, path: address, agent: false}, (response) => {
          response.resume().on('end', () => resolve([response.statusCode, response.headers.location]));
        });
        request.on('error', reject);
      });
    const beside = `${dir}-old`;
    fs.mkdirSync(beside);
    fs.writeFileSync(path.join(beside, 's.txt'), 'secret');
    fs.writeFileSync(`${dir}.html`, 'secret');
    try {
      expect(await ask('//')).toEqual([200, undefined]);
      expect(await ask('//docs')).toEqual([200, undefined]);
      expect(await ask('//docs//?q=1')).toEqual([301, '/docs?q=1']);
      for (const up of ['..', '..%2f', '%2e%2e%2f']) {
        expect(await ask(`/${up}/${path.basename(beside)}/s.txt`), up).toEqual([404, undefined]);
        expect(await ask(`/${up}/${path.basename(dir)}`), up).toEqual([404, undefined]);
      }
      expect(await ask(`/..%2f${path.basename(beside)}%2fs.txt`)).toEqual([404, undefined]);
      expect(await ask(`/..%2f${path.basename(dir)}`)).toEqual([404, undefined]);
    } finally {
      fs.rmSync(beside, {recursive: true});
      fs.rmSync(`${dir}.html`);
    }
  });

  it('is started by its command behind a link and a folder with a space in its name, too', async () => {
    const folder = path.join(dir, 'a folder');
    fs.mkdirSync(folder);
    fs.copyFileSync('scripts/host.mjs', path.join(folder, 'host.mjs'));
    fs.symlinkSync(folder, path.join(dir, 'link'), 'junction');
    const script = path.join(dir, 'link', 'host.mjs');
    const child = spawn(process.execPath, [script, `--dir=${dir}`, '--port=0'], {stdio: ['ignore', 'pipe', 'inherit']});
    const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    child.kill();
    expect(String(said)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\n$/);
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
    // As long as the rules say; where none speaks of it, a browser would keep it for good.
    expect((await get('/docs/')).headers.get('cache-control')).toBe('max-age=60');
    expect(old.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
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
