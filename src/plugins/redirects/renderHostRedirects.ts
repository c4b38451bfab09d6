import type {Redirect} from '../../lib/redirects';

/** The text of `_redirects`, for a site served below a path without a slash at its end. */
export function renderHostRedirects(redirects: readonly Redirect[], base: string): string {
  const lines = redirects.map(({from, to}) => `${base}${from} ${to.startsWith('/') ? base + to : to} 301`);
  return `${lines.join('\n')}\n`;
}
