import {createHash} from 'node:crypto';
import {load} from 'cheerio';

/** A page of the built site: its path with the base URL, its HTML, and the scripts of its own, as paths. */
export interface BuiltPage {
  path: string;
  html: string;
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

interface Addresses {
  title: string;
  /** Scripts and style sheets. */
  code: string[];
  /** Pictures and fonts. */
  media: string[];
}

/** The files of this site that the browser loads for the page as it stands. Addresses of other sites are left out. */
function readAddresses(html: string, baseUrl: string): Addresses {
  const $ = load(html);
  const read = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '')
      .filter((address) => address.startsWith(baseUrl) && !address.startsWith('//'));
  const sources = $('[srcset]')
    .toArray()
    .flatMap((element) => ($(element).attr('srcset') ?? '').split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''));
  return {
    title: $('head > title').first().text(),
    code: [...read('script[src]', 'src'), ...read('link[rel="stylesheet"]', 'href')],
    media: [
      ...read('img[src]', 'src'),
      ...read('link[rel="icon"], link[rel="preload"]', 'href'),
      ...sources.filter((address) => address.startsWith(baseUrl)),
    ],
  };
}

/**
 * What the service worker has to know of a deployment. Two builds of one commit give the same.
 * Fails where the pages have no script in common, as pages of two deployments could not be told apart.
 */
export function createDeployment({baseUrl, titleEnd, pages, core, search, others}: DeploymentParts): Deployment {
  const read = new Map(pages.map((page) => [page, readAddresses(page.html, baseUrl)]));
  const common = [...read.values()]
    .map(({code}) => code)
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
      [...read].map(([{path, scripts}, {title, code, media}]) => [
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
