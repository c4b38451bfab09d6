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

/** Digits of a stamp: enough that no two states of one file have the same. */
const STAMP_LENGTH = 12;

/** What `assets/offline-<id>.json` says; the numbers are places in `files`. The worker reads it. */
export interface Contents {
  files: string[];
  core: number[];
  search: number[];
  pages: Record<string, {title: string; files: number[]}>;
  /** The beginnings of the SHA-256 of the files that have no hash in their names, in hexadecimal, by path. */
  stamps: Record<string, string>;
  /** The other sizes of a picture, by path, with the place of the one that stands for them. */
  sizes: Record<string, number>;
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
  /** The SHA-256 of a built file, in hexadecimal, by its path. */
  digest: (path: string) => string;
}

export interface Addresses {
  /** The title of the page. */
  title: string;
  /** Scripts and style sheets. */
  code: string[];
  /** Pictures, each in its smallest size, and fonts. */
  media: string[];
  /** The other sizes of the pictures, by path, with the smallest. */
  sizes: Record<string, string>;
}

/**
 * The addresses of a picture in all its sizes, the smallest first: the descriptors of `srcset` say how large each is.
 * `src` has none, and is for browsers that know no `srcset`.
 */
function readSizes(src = '', srcset = ''): string[] {
  const sized = srcset.split(',').flatMap((one) => {
    const [address, size = '1x'] = one.trim().split(/\s+/);
    return address ? [{address, size: parseFloat(size)}] : [];
  });
  sized.sort((one, other) => one.size - other.size);
  return [...new Set([...sized.map(({address}) => address), src])];
}

/**
 * The files of this site that a browser with scripts loads for the page, of each picture the smallest alone. Addresses of
 * other sites are left out.
 */
export function readAddresses($: CheerioAPI, baseUrl: string): Addresses {
  const isOwn = (address: string) => address.startsWith(baseUrl) && !address.startsWith('//');
  const code: string[] = [];
  const media: string[] = [];
  const sizes: Record<string, string> = {};
  for (const element of elementsOf($)) {
    const {name, attribs} = element;
    if (name === 'script') code.push(attribs.src ?? '');
    if (name === 'link' && attribs.rel === 'stylesheet' && $(element).closest('noscript').length === 0)
      code.push(attribs.href ?? '');
    if (name === 'link' && (attribs.rel === 'icon' || attribs.rel === 'preload')) media.push(attribs.href ?? '');
    if (name === 'img' || name === 'source') {
      const [smallest, ...others] = readSizes(name === 'img' ? attribs.src : '', attribs.srcset).filter(isOwn);
      if (smallest) media.push(smallest);
      for (const other of others) sizes[other] = smallest ?? '';
    }
  }
  return {title: $('head > title').first().text(), code: code.filter(isOwn), media: media.filter(isOwn), sizes};
}

/**
 * What the service worker has to know of a deployment. Two builds of one commit give the same.
 * Fails where the pages have no script in common, as pages of two deployments could not be told apart.
 */
export function createDeployment(parts: DeploymentParts): Deployment {
  const {baseUrl, titleEnd, pages, core, search, others, digest} = parts;
  const isHashed = (address: string) => address.startsWith(`${baseUrl}assets/`);
  const common = pages
    .map(({addresses}) => addresses.code)
    .reduce((one, other) => one.filter((it) => other.includes(it)));
  const marks = common.filter(isHashed).sort();
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
    stamps: {},
    sizes: {},
  };
  contents.files = [...places.keys()];
  for (const file of contents.files) if (!isHashed(file)) contents.stamps[file] = digest(file).slice(0, STAMP_LENGTH);
  for (const {addresses} of pages) {
    for (const [size, smallest] of Object.entries(addresses.sizes)) contents.sizes[size] = place(smallest);
  }

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
