// @ts-check
// Serves build/ as a host does that reads `_headers` and `_redirects`, such as Netlify or Cloudflare Pages. The browser
// tests use this server, so that they see each page under the policy that readers get.
//   node scripts/host.mjs [--port=4173] [--dir=build] [--base=/]
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';

/** Media types by ending. @type {Record<string, string>} */
const TYPES = {
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
/** The media types to compress. */
const COMPRESSED = /^(text|application\/(json|xml|manifest)|image\/svg)/;

/** The value that hosts send if no rule sets another one: browsers ask each time whether the file has changed. */
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/** @typedef {{path: string, fields: [string, string][], removed: string[]}} HeaderRule */
/** @typedef {{from: string, to: string, status: number}} Redirect */

/**
 * Reads a `_headers` file: below a path, `Name: value` sets a field, and `! Name` removes one. Throws an error with the
 * line number if it cannot read a line.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim() || line.startsWith('#')) continue;
    const rule = rules.at(-1);
    const [, pattern, removed, name = '', value] = /^(?:(\/.*)|\s+! ([\w-]+)|\s+([\w-]+):\s*(.+))$/.exec(line) ?? [];
    if (pattern) rules.push({path: pattern.trim(), fields: [], removed: []});
    else if (removed && rule) rule.removed.push(removed);
    else if (value && rule) rule.fields.push([name, value]);
    else throw new Error(`_headers:${index + 1}: expected a path, or a field below a path, found: ${line}`);
  }
  return rules;
}

/**
 * Reads a `_redirects` file, which has from, to, and status in each line.
 * @param {string} text
 * @returns {Redirect[]}
 */
export function parseRedirects(text) {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (!line.trim() || line.startsWith('#')) return [];
    const [from = '', to, status = '301', ...rest] = line.trim().split(/\s+/);
    if (!to || rest.length || !/^30[1278]$/.test(status)) {
      throw new Error(`_redirects:${index + 1}: expected "from to status", found: ${line}`);
    }
    return [{from, to, status: Number(status)}];
  });
}

/**
 * Tells whether the pattern of a rule covers an address. A star at its end stands for any text.
 * @param {string} pattern
 * @param {string} address
 */
export const covers = (pattern, address) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;

/**
 * The file to send for an address, if there is one: docs.html or docs/index.html for `/docs`.
 * @param {string} dir
 * @param {string} address
 */
function fileFor(dir, address) {
  const plain = path.join(dir, address);
  // The slash keeps out files beside the folder, such as those in `build-old`.
  if (!plain.startsWith(dir + path.sep) || /^\/_(headers|redirects)$/.test(address)) return undefined;
  const candidates = address.endsWith('/')
    ? [path.join(plain, 'index.html')]
    : [plain, `${plain}.html`, path.join(plain, 'index.html')];
  return candidates.find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}

/** Reads `_headers` and `_redirects` of a built site. Either file may be missing. @param {string} dir */
export function readHostFiles(dir) {
  /** @param {string} name */
  const read = (name) => (fs.existsSync(path.join(dir, name)) ? fs.readFileSync(path.join(dir, name), 'utf8') : '');
  return {rules: parseHeaders(read('_headers')), redirects: parseRedirects(read('_redirects'))};
}

/**
 * Creates a server for a site that was built for the path `base`, which has slashes at both ends. Compressed files stay
 * in memory, because the build does not change while the server runs.
 * @param {string} folder
 */
export function createHost(folder, base = '/') {
  const dir = path.resolve(folder);
  const {rules, redirects} = readHostFiles(dir);
  /** @type {Map<string, {type: string, plain: Buffer, gzip?: Buffer}>} */
  const cache = new Map();
  /** @param {string | undefined} address */
  const find = (address) => (address?.startsWith(base) ? fileFor(dir, `/${address.slice(base.length)}`) : undefined);

  /** @param {string} file */
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
    // The host is part of the string, because `//docs` alone would be parsed as a host.
    const {pathname, search} = new URL(`http://host${request.url}`);
    response.setHeader('Cache-Control', DEFAULT_CACHE);
    for (const {fields, removed} of rules.filter(({path: pattern}) => covers(pattern, pathname))) {
      for (const name of removed) response.removeHeader(name);
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
    // A browser would read `//docs` as a host, so a redirect has single slashes.
    const bare = pathname.replaceAll(/\/+/g, '/').replace(/\/$/, '');
    const moved = `${bare}/` === base ? base : address && find(decodeURIComponent(bare)) ? bare : undefined;
    if (redirect || (!found && moved && moved !== pathname)) {
      response.writeHead(redirect?.status ?? 301, {Location: (redirect ? redirect.to : moved) + search}).end();
      return;
    }
    const {type, plain, gzip} = body(found ?? path.join(dir, '404.html'));
    // A missing file may exist after the next release.
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

// Node resolves links and encodes spaces in the URL of this module, but not in the path of the command.
if (import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1] ?? '.')).href) {
  const {
    values: {port, dir, base},
  } = parseArgs({
    options: {
      port: {type: 'string', default: '4173'},
      dir: {type: 'string', default: 'build'},
      base: {type: 'string', default: '/'},
    },
  });
  if (!fs.existsSync(path.join(dir, '404.html'))) {
    console.error(`${dir} contains no built site. Run "npm run build" first.`);
    process.exit(1);
  }
  createHost(dir, base).listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${port}${base}`));
}
