import {repairHash, repairPathname} from '../lib/repairAddress';
import type {SearchSettings} from '../config/search';

/** Reads an address, or a path of the site; one that cannot be read counts as the home page's. */
function readAddress(url: string): URL {
  // The base only serves to read an address that is a path already.
  const base = 'https://site.invalid';
  try {
    return new URL(url, base);
  } catch {
    return new URL(base);
  }
}

/**
 * The address a hit is linked with.
 * What matches `externalUrlRegex` stays as it is, where it is one of the web. The rest is reduced to path and fragment,
 * its path rewritten as configured, and given the base URL. Whatever an index holds, no script and, without the
 * pattern, no other site comes out.
 */
export function createHitUrl(
  url: string,
  settings: Pick<SearchSettings, 'externalUrlRegex' | 'replaceSearchResultPathname'>,
  withBaseUrl: (path: string) => string,
): string {
  const {externalUrlRegex, replaceSearchResultPathname: replacement} = settings;
  const {protocol, pathname, hash} = readAddress(url);
  if (/^https?:$/.test(protocol) && externalUrlRegex !== null && new RegExp(externalUrlRegex).test(url)) return url;
  const path = replacement ? pathname.replace(new RegExp(replacement.from, 'g'), replacement.to) : pathname;
  // A path of two slashes names a host, and the one of `javascript:javascript:…` is a script again.
  const route = path.replace(/^[/\\]*/, '/');
  // The router cannot even show a link to an address that cannot be decoded.
  return withBaseUrl(repairPathname(route) + repairHash(hash));
}

/** Whether an address that `createHitUrl` gave leaves the site. */
export function isExternal(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(url);
}
