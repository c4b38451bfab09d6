import {readFile} from 'node:fs/promises';
import {load, type Cheerio, type CheerioAPI} from 'cheerio';

// The types of cheerio's nodes, which it exports no names for.
type AnyNode = ReturnType<Cheerio<never>['contents']> extends Cheerio<infer Node> ? Node : never;
export type Element = Extract<AnyNode, {attribs: unknown}>;

/** Pages that stay parsed. The plugins read the pages in one order, so that none is further behind another. */
const KEPT = 64;

const kept = new Map<string, Promise<CheerioAPI>>();

/**
 * A page of the built site, parsed. Several plugins read every page at the same time; each page is parsed once for all
 * of them, so none may change the tree. The content of `<noscript>` is elements, as for a browser without scripts.
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

/** All elements of a page, in their order: several times as fast as `$('*')`. */
export function elementsOf($: CheerioAPI): Element[] {
  const found: Element[] = [];
  const visit = (node: AnyNode): void => {
    if ('attribs' in node) found.push(node);
    if ('children' in node) node.children.forEach(visit);
  };
  $.root().get().forEach(visit);
  return found;
}
