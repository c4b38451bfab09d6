import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {load, type CheerioAPI} from 'cheerio';

export const outDir = fileURLToPath(new URL('../../build/', import.meta.url));

/** The file of a route in the built site: `/docs` is `docs.html`, `/` is `index.html`. */
export function fileOf(route: string): string {
  return path.join(outDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
}

export function hasRoute(route: string): boolean {
  return fs.existsSync(fileOf(route));
}

export function htmlOf(route: string): string {
  return fs.readFileSync(fileOf(route), 'utf8');
}

const pages = new Map<string, CheerioAPI>();

/** The page of a route, parsed once for all tests of a file: none may change it. */
export function pageOf(route: string): CheerioAPI {
  const page = pages.get(route) ?? load(htmlOf(route));
  pages.set(route, page);
  return page;
}

/** The routes of the sitemap, sorted. */
export function sitemapRoutes(): string[] {
  const file = path.join(outDir, 'sitemap.xml');
  if (!fs.existsSync(file)) throw new Error('build/sitemap.xml is missing. Run "npm run build" first.');
  return [...fs.readFileSync(file, 'utf8').matchAll(/<loc>https:\/\/openrefine\.org([^<]*)<\/loc>/g)]
    .map(([, route]) => route || '/')
    .sort();
}
