import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The HTML that Docusaurus writes for a route below the base URL: `/a` is `a.html`, or `a/index.html` with a trailing
 * slash. Undefined where there is none.
 */
export function findHtmlFile(outDir: string, route: string): string | undefined {
  const name = decodeURI(route).replace(/^\/|\/$/g, '');
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  return candidates.map((candidate) => path.join(outDir, candidate)).find((file) => existsSync(file));
}
