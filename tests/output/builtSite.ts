import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {load, type CheerioAPI} from 'cheerio';
import {readRoutes} from '../kinds';

export const outDir = fileURLToPath(new URL('../../build/', import.meta.url));

/** The file of a route in the built site: `/docs` is `docs.html`, `/` is `index.html`. */
const fileOf = (route: string): string => path.join(outDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`);

export const hasRoute = (route: string): boolean => fs.existsSync(fileOf(route));

export const htmlOf = (route: string): string => fs.readFileSync(fileOf(route), 'utf8');

const pages = new Map<string, CheerioAPI>();

/** The page of a route, parsed once for all tests of a file: none may change it. */
export function pageOf(route: string): CheerioAPI {
  const page = pages.get(route) ?? load(htmlOf(route));
  pages.set(route, page);
  return page;
}

/** What the elements that a selector finds say, or the values of their attribute. */
export function list($: CheerioAPI, selector: string, attribute?: string): string[] {
  return Array.from($(selector), (one) => (attribute ? $(one).attr(attribute) : $(one).text()) ?? '');
}

/** The routes of the sitemap, sorted. */
export const sitemapRoutes = (): string[] => readRoutes().sort();

/** The file that an editor changes to change a page, if the page says which: `docs/manual/facets.md`. */
export function sourceOf(route: string): string {
  const href = pageOf(route)('a.theme-edit-this-page').attr('href');
  return href?.split('/edit/master/')[1] ?? route;
}

/** The file and the last line of it that contain a text: `docs/manual/facets.md:12`; without one, the file alone. */
export function placeOf(route: string, text: string): string {
  const file = sourceOf(route);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const line = lines.map((one) => one.includes(text)).lastIndexOf(true) + 1;
  return line > 0 ? `${file}:${line}` : file;
}
