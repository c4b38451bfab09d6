import {ContentError} from '../../build/ContentError';
import {htmlForms, type Redirect} from '../../build/redirects';

/**
 * Throws an error that lists the redirects from an address that is a page, and those to a page that does not exist.
 * Files such as feeds may be written later, so a test over the built site checks redirects to them.
 */
export function checkRedirectTargets(redirects: readonly Redirect[], routes: readonly string[]): void {
  const pages = new Set(routes);
  const faults = redirects.flatMap(({from, to}) => [
    ...(pages.has(from)
      ? [`- redirect "${from}": a page has this address. Remove the redirect, or move the page.`]
      : []),
    ...(to.startsWith('/') && !pages.has(to) && !/\.\w+$/.test(to)
      ? [`- redirect "${from}": leads to ${to}, which does not exist. Write the address of a page of this site.`]
      : []),
  ]);
  if (faults.length > 0) throw new ContentError(`src/data/redirects.json has problems:\n${faults.join('\n')}`);
}

/**
 * The text of `_redirects`, which hosts such as Netlify read: the redirects, and each route's address with `.html`.
 * `base` is the base URL without a slash at its end.
 */
export function renderRedirects(redirects: readonly Redirect[], routes: readonly string[], base: string): string {
  const lines = [...redirects, ...htmlForms(routes)].map(
    ({from, to}) => `${base}${from} ${to.startsWith('/') ? base + to : to} 301`,
  );
  return `${lines.join('\n')}\n`;
}
