import {readFile} from 'node:fs/promises';
import {load, type CheerioAPI} from 'cheerio';

/** Pages that stay parsed. The plugins read the pages in one order, so that none is further behind another. */
const KEPT = 64;

const kept = new Map<string, Promise<CheerioAPI>>();

/**
 * A page of the built site, parsed. Several plugins read every page at the same time; each page is parsed once for all
 * of them, so none may change the tree. What stands in `<noscript>` is elements, as for a browser without scripts.
 */
export function readBuiltPage(file: string): Promise<CheerioAPI> {
  const known = kept.get(file);
  if (known) return known;
  const page = readFile(file, 'utf8').then((html) => load(html, {scriptingEnabled: false}));
  kept.set(file, page);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return page;
}
