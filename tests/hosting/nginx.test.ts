// The built site behind a real nginx with the configuration that scripts/nginx-config.mjs writes, and behind
// `docusaurus serve`: both answer like the host of the browser tests. `npm test` says where there is no nginx.
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findFreePort, onPath} from '../../scripts/findPrograms.mjs';
import {createHost, readHostFiles, TYPES} from '../../scripts/host.mjs';
import {renderNginxConfig} from '../../scripts/nginxConfig.mjs';

const dir = path.resolve('build');
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'openrefine-nginx-'));
/** The site as it would be under another base URL, as far as servers read it. */
const mount = '/docs-preview/';
const mountedDir = path.join(temporary, mount);
const children: ChildProcess[] = [];
const hosts: http.Server[] = [];
/** Of the servers: the host and nginx each have the site at the root and under `mount`. */
const ports = {host: 0, nginx: 0, mountedHost: 0, mountedNginx: 0, serve: 0};

interface Answer {
  status?: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Asks for an address as it stands: `fetch` would put it in order first. */
function ask(port: number, address: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection each: a server may close one that is kept just when it is used again.
    const request = http.get({host: '127.0.0.1', port, path: address, headers, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    });
    request.on('error', reject);
  });
}

/** Resolves when a port answers; fails when the program ends before. */
async function answers(port: number, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}: ${said}`);
    if (
      await ask(port, '/').then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function start(command: string, ...args: string[]): ChildProcess {
  const child = spawn(command, args, {stdio: ['ignore', 'ignore', 'pipe']});
  children.push(child);
  return child;
}

/** Starts the host on a site that lies under a path, and returns its port. */
async function startHost(folder: string, base: string): Promise<number> {
  const host = createHost(folder, base).listen(0, '127.0.0.1');
  hosts.push(host);
  await new Promise((resolve) => host.once('listening', resolve));
  return (host.address() as {port: number}).port;
}

/** Starts nginx on the site of a folder, which `root` holds under the path `base`, and returns its port. */
async function startNginx(folder: string, root: string, base: string): Promise<number> {
  const nginx = onPath('nginx', `${process.env.PATH}:/usr/sbin:/usr/local/sbin`);
  if (!nginx) throw new Error('There is no nginx. On Debian: apt-get install nginx.');
  const port = await findFreePort();
  const listen = `127.0.0.1:${port}`;
  const site = renderNginxConfig({...readHostFiles(folder), types: TYPES, root, listen, base});
  const own = fs.mkdtempSync(path.join(temporary, 'nginx-'));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  const file = path.join(own, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  fs.writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${own}/pid; error_log stderr error; events {}
    http { access_log off; ${folders.join(' ')}\n${site}}`,
  );
  await answers(port, start(nginx, '-c', file, '-p', own));
  return port;
}

/** Lays the files of the site into `mountedDir`, with `_headers` and `_redirects` as under that path. */
function writeMounted(): void {
  fs.mkdirSync(mountedDir);
  for (const name of fs.readdirSync(dir)) {
    const [file, copy] = [path.join(dir, name), path.join(mountedDir, name)];
    if (/^_(headers|redirects)$/.test(name)) {
      const text = fs
        .readFileSync(file, 'utf8')
        .replaceAll(/^\/| \/(?=\S* 30\d$)/gm, (slash) => slash.replace('/', mount));
      fs.writeFileSync(copy, text);
    } else fs.symlinkSync(file, copy);
  }
}

beforeAll(async () => {
  writeMounted();
  ports.host = await startHost(dir, '/');
  ports.mountedHost = await startHost(mountedDir, mount);
  ports.nginx = await startNginx(dir, dir, '/');
  ports.mountedNginx = await startNginx(mountedDir, temporary, mount);

  ports.serve = await findFreePort();
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const serve = ['serve', '--no-open', '--host=127.0.0.1', `--port=${ports.serve}`];
  await answers(ports.serve, start(process.execPath, docusaurus, ...serve));
}, 60_000);

afterAll(async () => {
  const ends = children
    .filter(({exitCode}) => exitCode === null)
    .map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill();
  await Promise.all(ends);
  for (const host of hosts) {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  }
  fs.rmSync(temporary, {recursive: true, force: true});
});

const routes = [...fs.readFileSync(`${dir}/sitemap.xml`, 'utf8').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
  ([, route]) => route || '/',
);
const {rules, redirects} = readHostFiles(dir);
const someOf = (folder: string, ending: string) => {
  const name = fs.readdirSync(path.join(dir, folder)).find((file) => file.endsWith(ending));
  if (!name) throw new Error(`build/${folder} holds no ${ending}.`);
  return `/${folder}/${name}`;
};
const others = [
  ...['//', '//docs', '//docs/', '//documentation'],
  ...['/docs/', '/docs//', '/docs/?a=1', '/?a=1', '/search?q=%3Cscript%3E', '/docs.html?a=1', '/index.html'],
  ...['/versions.json', '/versions.json/', '/sitemap.xml', '/releases.xml', '/blog/rss.xml', '/blog/feed.json'],
  ...['/llms.txt', '/docs.md', '/img/logo.svg', '/favicon.ico', '/search-index.json', '/js/fix-location.js'],
  ...['/2025-fundraising', '/2025-fundraising/', '/documentation.html', '/sw.js', '/manifest.webmanifest'],
  ...['/nothing', '/nothing/', '/nothing.html', '/docs/nothing/index.html', '/assets/js/nothing.js', '/404.html'],
  ...['/%E0%A4%A', '/%', '/%E0%A4%41', '/%00', '/..%2f..%2fetc/passwd', '/_headers', '/_redirects', '/.git/config'],
  ...[someOf('assets/js', '.js'), someOf('assets/css', '.css'), someOf('assets/fonts', '.woff2')],
];

/** What both have to agree in. Where the host compresses by itself, the length is its own. */
const compared = [
  'location',
  'content-type',
  'vary',
  ...new Set(rules.flatMap(({fields}) => fields.map(([name]) => name.toLowerCase()))),
];

async function difference(address: string, [host, nginx]: [number, number]): Promise<string | undefined> {
  const headers = {'Accept-Encoding': 'gzip'};
  const [wanted, found] = await Promise.all([ask(host, address, headers), ask(nginx, address, headers)]);
  const show = ({status, headers: all}: Answer) =>
    // The body of a redirect is nobody's: only the page it leads to has a type.
    JSON.stringify([status, ...compared.map((name) => (status === 301 && /type|vary/.test(name) ? '' : all[name]))]);
  return show(wanted) === show(found) ? undefined : `${address}: host ${show(wanted)}, nginx ${show(found)}`;
}

async function differences(addresses: string[], mounted = false): Promise<string[]> {
  const pair: [number, number] = mounted ? [ports.mountedHost, ports.mountedNginx] : [ports.host, ports.nginx];
  const found = [];
  for (const address of addresses) found.push(await difference(address, pair));
  return found.filter((one) => one !== undefined);
}

describe('nginx answers like the host: status, location and header fields of', () => {
  it('every page', async () => {
    expect(routes.length).toBeGreaterThan(100);
    expect(await differences(routes)).toEqual([]);
  });

  it('every redirect, the forms with .html and /index.html among them', async () => {
    expect(redirects.length).toBeGreaterThan(200);
    expect(await differences(redirects.map(({from}) => from))).toEqual([]);
  });

  it('files, slashes at the end, queries, wrong addresses and undecodable ones', async () => {
    expect(await differences(others)).toEqual([]);
    for (const address of ['/nothing', '/%E0%A4%A', '/_headers']) {
      const {status, body} = await ask(ports.nginx, address);
      expect([status, body.includes('Page not found')], address).toEqual([404, true]);
    }
  });

  it('a page, a file, a redirect and a wrong address under another base URL, and of what lies beside it', async () => {
    const below = ['', 'docs', 'docs/manual/facets', 'community', 'versions.json', 'releases.xml', 'sw.js', 'llms.txt'];
    const moved = ['docs/', 'docs.html', 'docs/index.html', 'docs.html?a=1', 'documentation', 'feed.xml', 'blog/?a=1'];
    const wrong = ['nothing', 'nothing/', 'docs/nothing/index.html', '%E0%A4%A', '_headers', '_redirects'];
    const own = [...below, ...moved, ...wrong, someOf('assets/js', '.js').slice(1)].map((address) => mount + address);
    const beside = ['/', '/docs', '/docs/', '/documentation', '/nothing', '/assets/js/nothing.js', mount.slice(0, -1)];
    expect(await differences([...own, ...beside], true)).toEqual([]);
    const answer = await ask(ports.mountedNginx, `${mount}docs.html`);
    expect([answer.status, answer.headers.location]).toEqual([301, `${mount}docs`]);
    expect((await ask(ports.mountedNginx, `${mount}docs`)).headers['content-security-policy']).toContain('script-src');
  });

  it('a text that was asked for compressed, and one that was not', async () => {
    expect((await ask(ports.nginx, '/docs', {'Accept-Encoding': 'gzip'})).headers['content-encoding']).toBe('gzip');
    const plain = await ask(ports.nginx, '/docs');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(Buffer.from(plain.body, 'latin1')).toEqual(fs.readFileSync(`${dir}/docs.html`));
    const again = await ask(ports.nginx, '/docs', {'If-None-Match': plain.headers.etag});
    expect(again.status).toBe(304);
  });
});

describe('docusaurus serve', () => {
  it('serves every page, leads from .html and a slash to it, and knows no other', async () => {
    for (const route of routes) expect((await ask(ports.serve, route)).status, route).toBe(200);
    for (const address of ['/docs.html', '/docs/', '/docs/manual/facets.html']) {
      const {status, headers} = await ask(ports.serve, address);
      expect([status, headers.location], address).toEqual([301, address.replace(/\.html$|\/$/, '')]);
    }
    expect((await ask(ports.serve, '/nothing')).status).toBe(404);
  });
});
