import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import {elementsOf} from '../builtPage';

/** A page of the built site: its path with the base URL, its HTML, what that names, and scripts of its own, as paths. */
export interface BuiltPage {
  path: string;
  html: string;
  addresses: Addresses;
  scripts: string[];
}

/** What `assets/offline-<id>.json` says; the numbers are places in `files`. The worker reads it. */
export interface Contents {
  files: string[];
  core: number[];
  search: number[];
  pages: Record<string, {title: string; files: number[]}>;
}

export interface Deployment {
  id: string;
  /** The scripts and style sheets that every page names: pages with others are of another deployment. */
  marks: string[];
  contents: Contents;
}

export interface DeploymentParts {
  baseUrl: string;
  /** What stands after the title of a page: ` | OpenRefine`. */
  titleEnd: string;
  pages: BuiltPage[];
  /** Paths that every page needs besides its marks: fonts. */
  core: string[];
  /** Paths of the code that searches. */
  search: string[];
  /** What else tells two deployments apart: the contents of files without a hash in their names. */
  others: string[];
}

export interface Addresses {
  /** The title of the page. */
  title: string;
  /** Scripts and style sheets. */
  code: string[];
  /** Pictures and fonts. */
  media: string[];
}

/** The files of this site that a browser with scripts loads for the page. Addresses of other sites are left out. */
export function readAddresses($: CheerioAPI, baseUrl: string): Addresses {
  const code: string[] = [];
  const media: string[] = [];
  for (const element of elementsOf($)) {
    const {name, attribs} = element;
    if (name === 'script') code.push(attribs.src ?? '');
    if (name === 'link' && attribs.rel === 'stylesheet' && $(element).closest('noscript').length === 0)
      code.push(attribs.href ?? '');
    if (name === 'link' && (attribs.rel === 'icon' || attribs.rel === 'preload')) media.push(attribs.href ?? '');
    if (name === 'img') media.push(attribs.src ?? '');
    if (attribs.srcset) media.push(...attribs.srcset.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''));
  }
  const isOwn = (address: string) => address.startsWith(baseUrl) && !address.startsWith('//');
  return {title: $('head > title').first().text(), code: code.filter(isOwn), media: media.filter(isOwn)};
}

/**
 * What the service worker has to know of a deployment. Two builds of one commit give the same.
 * Fails where the pages have no script in common, as pages of two deployments could not be told apart.
 */
export function createDeployment({baseUrl, titleEnd, pages, core, search, others}: DeploymentParts): Deployment {
  const common = pages
    .map(({addresses}) => addresses.code)
    .reduce((one, other) => one.filter((it) => other.includes(it)));
  const marks = common.filter((address) => address.startsWith(`${baseUrl}assets/`)).sort();
  if (!marks.some((address) => address.endsWith('.js'))) {
    throw new Error('offline: the built pages have no script below assets/ in common. See src/plugins/offline.');
  }

  const places = new Map<string, number>();
  const place = (address: string): number => {
    const known = places.get(address) ?? places.size;
    places.set(address, known);
    return known;
  };
  const placeAll = (addresses: string[]): number[] => [...new Set(addresses)].sort().map(place);

  const contents: Contents = {
    core: placeAll([...common, ...core]),
    search: placeAll(search),
    pages: Object.fromEntries(
      pages.map(({path, scripts, addresses: {title, code, media}}) => [
        path,
        {title: title.replace(titleEnd, ''), files: placeAll([...code, ...media, ...scripts])},
      ]),
    ),
    files: [],
  };
  contents.files = [...places.keys()];

  const hash = createHash('sha256').update(JSON.stringify([marks, contents]));
  for (const text of [...pages.map(({html}) => html), ...others]) hash.update('\n').update(text);
  return {id: hash.digest('hex').slice(0, 12), marks, contents};
}

/** A route of the site, as Docusaurus nests them. */
interface Route {
  path: string;
  routes?: Route[];
}

/**
 * The names of the chunks that Docusaurus loads for each page. `chunkNames` is its `routesChunkNames.json`, whose keys are
 * paths with a hash of three digits at their ends; a page is drawn inside the routes around it.
 */
export function collectRouteChunks(routes: Route[], chunkNames: Record<string, unknown>): Map<string, string[]> {
  const flatten = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(flatten);
  const byPath = new Map<string, string[]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const path = key.replace(/-[^-/]{3}$/, '');
    byPath.set(path, [...(byPath.get(path) ?? []), ...flatten(names)]);
  }
  const found = new Map<string, string[]>();
  const visit = (route: Route, around: string[]): void => {
    const names = [...new Set([...around, ...(byPath.get(route.path) ?? [])])];
    if (!route.routes?.length) found.set(route.path, names);
    for (const inner of route.routes ?? []) visit(inner, names);
  };
  for (const route of routes) visit(route, []);
  return found;
}
