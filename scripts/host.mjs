// Serves build/ as a host does that reads `_headers` and `_redirects`, such as Netlify or Cloudflare Pages: what the
// browser tests drive, so that every page is seen under the policy it will have. `npm run serve` is the plain server.
//   node scripts/host.mjs [--port=4173] [--dir=build] [--base=/]
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';

/** Media types by ending. */
export const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** The media types that are worth compressing. */
export const COMPRESSED = /^(text|application\/(json|xml|manifest)|image\/svg)/;

/** How long a redirect is kept that no rule speaks of: without a word, a browser may keep it for good. */
export const REDIRECT_KEPT = 'public, max-age=0, must-revalidate';

/** @typedef {{path: string, fields: [string, string][], detached: string[]}} HeaderRule `detached` are fields that it takes away */
/** @typedef {{from: string, to: string, status: number}} Redirect */

/**
 * Reads a `_headers` file: below a path `Name: value` for each field it has, `! Name` for each that it has not. A line it
 * cannot read is an error with its number.
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  const rules = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (!line.trim() || line.startsWith('#')) return;
    if (/^\//.test(line)) {
      rules.push({path: line.trim(), fields: [], detached: []});
      return;
    }
    const [, detached] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    if (detached && rules.length) {
      rules.at(-1).detached.push(detached);
      return;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (!name || !rules.length) throw new Error(`_headers:${index + 1}: neither a path nor a field of one: ${line}`);
    rules.at(-1).fields.push([name, value]);
  });
  return rules;
}

/** Reads a `_redirects` file: from, to and status a line. @returns {Redirect[]} */
export function parseRedirects(text) {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (!line.trim() || line.startsWith('#')) return [];
    const [from, to, status = '301', ...rest] = line.trim().split(/\s+/);
    if (!to || rest.length || !/^30[1278]$/.test(status)) {
      throw new Error(`_redirects:${index + 1}: expected "from to status", found: ${line}`);
    }
    return [{from, to, status: Number(status)}];
  });
}

/** Whether a rule's pattern covers an address; a star at its end stands for anything. */
export const covers = (pattern, address) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;

/** The file below `dir` that answers an address, or undefined. `/docs` is docs.html, or docs/index.html. */
function fileFor(dir, address) {
  const plain = path.join(dir, address);
  // What the host reads is not for visitors, nor is what lies beside the folder: `build-old` begins with `build`.
  if (!plain.startsWith(dir + path.sep) || /^\/_(headers|redirects)$/.test(address)) return undefined;
  const candidates = address.endsWith('/')
    ? [path.join(plain, 'index.html')]
    : [plain, `${plain}.html`, path.join(plain, 'index.html')];
  return candidates.find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}

/** What `_headers` and `_redirects` of a built site say. A missing file says nothing. */
export function readHostFiles(dir) {
  const read = (name) => (fs.existsSync(path.join(dir, name)) ? fs.readFileSync(path.join(dir, name), 'utf8') : '');
  return {rules: parseHeaders(read('_headers')), redirects: parseRedirects(read('_redirects'))};
}

/**
 * A server over a site that was built for the path `base`, with slashes at both ends; it has nothing at other paths.
 * It keeps what it has compressed: the build does not change while it runs.
 */
export function createHost(folder, base = '/') {
  const dir = path.resolve(folder);
  const {rules, redirects} = readHostFiles(dir);
  const cache = new Map();
  const find = (address) => (address?.startsWith(base) ? fileFor(dir, `/${address.slice(base.length)}`) : undefined);

  function body(file) {
    const known = cache.get(file);
    if (known) return known;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const plain = fs.readFileSync(file);
    const entry = {type, plain, gzip: COMPRESSED.test(type) ? gzipSync(plain) : undefined};
    cache.set(file, entry);
    return entry;
  }

  return http.createServer((request, response) => {
    // Not as the second part of an address: `//` would begin a host there.
    const {pathname, search} = new URL(`http://host${request.url}`);
    for (const {fields, detached} of rules.filter(({path: pattern}) => covers(pattern, pathname))) {
      for (const name of detached) response.removeHeader(name);
      for (const [name, value] of fields) response.setHeader(name, value);
    }

    const redirect = redirects.find(({from}) => from === pathname);
    let address;
    try {
      address = decodeURIComponent(pathname);
    } catch {
      address = undefined;
    }
    const found = find(address);
    // A browser would take `//docs` for a host.
    const bare = pathname.replaceAll(/\/+/g, '/').replace(/\/$/, '');
    const moved = `${bare}/` === base ? base : address && find(decodeURIComponent(bare)) ? bare : undefined;
    if (redirect || (!found && moved && moved !== pathname)) {
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REDIRECT_KEPT);
      response.writeHead(redirect?.status ?? 301, {Location: (redirect ? redirect.to : moved) + search}).end();
      return;
    }
    const {type, plain, gzip} = body(found ?? path.join(dir, '404.html'));
    // What is missing may come with the next release: nobody keeps that it was not there.
    if (!found) response.setHeader('Cache-Control', 'no-store');
    const zipped = gzip && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': type,
      'Content-Length': (zipped ? gzip : plain).length,
      ...(gzip && {Vary: 'Accept-Encoding'}),
      ...(zipped && {'Content-Encoding': 'gzip'}),
    });
    response.end(request.method === 'HEAD' ? undefined : zipped ? gzip : plain);
  });
}

// Node gives this module's real path, but the command's as it was typed: without what a space becomes, and with links.
if (import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1] ?? '.')).href) {
  const option = (name, standard) =>
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? standard;
  const dir = path.resolve(option('dir', 'build'));
  if (!fs.existsSync(path.join(dir, '404.html'))) {
    console.error(`${dir} holds no built site. Run "npm run build" first.`);
    process.exit(1);
  }
  const server = createHost(dir, option('base', '/')).listen(Number(option('port', '4173')), '127.0.0.1', () =>
    console.log(`http://127.0.0.1:${server.address().port}${option('base', '/')}`),
  );
}
