import type {SearchSettings} from './settings';

/**
 * The address a hit is linked with.
 * What matches `externalUrlRegex` stays as it is. The rest is reduced to path and fragment, its path rewritten as
 * configured, and given the base URL.
 */
export function createHitUrl(
  url: string,
  settings: Pick<SearchSettings, 'externalUrlRegex' | 'replaceSearchResultPathname'>,
  withBaseUrl: (path: string) => string,
): string {
  const {externalUrlRegex, replaceSearchResultPathname: replacement} = settings;
  if (externalUrlRegex !== null && new RegExp(externalUrlRegex).test(url)) return url;
  // The base only serves to read an address that is a path already.
  const {pathname, hash} = new URL(url, 'https://site.invalid');
  const path = replacement ? pathname.replace(new RegExp(replacement.from, 'g'), replacement.to) : pathname;
  return withBaseUrl(`${path}${hash}`);
}

/** Whether an address that `createHitUrl` gave leaves the site. */
export function isExternal(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(url);
}
