import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createHost, parseHeaders, parseRedirects} from '../../scripts/host.mjs';

it('the files that a host reads are refused with the line that is wrong', () => {
  expect(() => parseHeaders('/*\nA: b\n')).toThrow('_headers:2');
  expect(() => parseHeaders('! A\n')).toThrow('_headers:1');
  expect(() => parseRedirects('\n/a /b 200\n')).toThrow('_redirects:2');
});

describe('the host', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'));
  const files = {
    '404.html': 'none',
    'docs.html': 'docs',
    'docs/a.html': 'a',
    _headers: '# why\n/*\n  X-All: yes\n/docs\n  X-Docs: yes\n  ! X-All\n  Cache-Control: max-age=60\n',
    _redirects: '# why\n/old  /docs\n/new /docs/a 302\n',
  };
  let host: ReturnType<typeof createHost>;
  let get: (address: string) => Promise<Response>;

  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
      fs.writeFileSync(path.join(dir, name), text);
    }
    host = createHost(dir);
    await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', () => resolve()));
    const {port} = host.address() as AddressInfo;
    get = (address) => fetch(`http://127.0.0.1:${port}${address}`, {redirect: 'manual'});
  });
  afterAll(() => {
    host.close();
    fs.rmSync(dir, {recursive: true});
  });

  it.each([
    ['/docs/a', 200, 'a'],
    ['/docs/b', 404, 'none'],
    ['/_headers', 404, 'none'],
    ['/%E0%A4%A', 404, 'none'],
    ['/..%2f..%2fetc/passwd', 404, 'none'],
  ])('answers %s with status %i', async (address, status, text) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each([
    ['/old?q=1', '/docs?q=1', 301],
    ['/new', '/docs/a', 302],
    ['/docs/?q=1', '/docs?q=1', 301],
  ])('redirects from %s to %s with %i', async (from, to, code) => {
    const {status, headers} = await get(from);
    expect([status, headers.get('location')]).toEqual([code, to]);
  });

  it('sends the fields of the rules for an address, and its own cache field if no rule has one', async () => {
    const fieldsOf = async (address: string) => {
      const {headers} = await get(address);
      return ['x-all', 'x-docs', 'cache-control'].map((name) => headers.get(name));
    };
    expect(await fieldsOf('/docs')).toEqual([null, 'yes', 'max-age=60']);
    expect(await fieldsOf('/docs/a')).toEqual(['yes', null, 'public, max-age=0, must-revalidate']);
    expect(await fieldsOf('/nothing')).toEqual(['yes', null, 'no-store']);
  });
});
