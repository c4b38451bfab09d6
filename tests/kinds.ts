import fs from 'node:fs';
import {load} from 'cheerio';

/** One page of every kind. */
export const KINDS = [
  '/',
  '/docs',
  '/docs/manual/facets',
  '/docs/manual/grelfunctions',
  '/docs/technical-reference/openrefine-api',
  '/blog',
  '/blog/2024/12/20/2024-survey-results',
  '/blog/archive',
  '/download',
  '/extensions',
  '/funding',
  '/whats_new',
  '/search',
  '/post_download',
  '/no/such/page',
];

/** The routes of the sitemap. The tests run in the project's folder, on the site that `npm run build` left there. */
export const readRoutes = (): string[] =>
  [...fs.readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/openrefine\.org([^<]*)<\/loc>/g)].map(
    ([, route]) => route || '/',
  );

type Node = ReturnType<ReturnType<typeof load>['root']>[0]['children'][number];

/**
 * Classes that change no color of a text: they choose a drawing, say the language of code, or place their element. The
 * colors of code have a test of their own in `sweep.spec.ts`.
 */
const SAME_LOOK = /^(?:mark-|language-|tok-|anchorTarget|theme-doc-sidebar-item-link-level-|pagination-nav__link--)/;

/** What an element looks like, as far as its HTML says: its name, its classes, and what else styles ask for. */
function shapeOf({name, attribs}: Extract<Node, {attribs: unknown}>): string {
  const classes = (attribs.class ?? '').split(' ').filter((one) => !SAME_LOOK.test(one));
  return [name, ...classes.sort(), attribs.role, 'open' in attribs, 'hidden' in attribs].join('.');
}

/** The shapes of all elements of a built page. Links and code have colors of their own, so theirs name what is around them. */
function collectShapes(html: string): Set<string> {
  const shapes = new Set<string>();
  const visit = (node: Node, around: string): void => {
    if (node.type !== 'tag' || node.name === 'svg') return;
    const shape = shapeOf(node);
    shapes.add(node.name === 'a' || node.name === 'code' ? `${around} > ${shape}` : shape);
    for (const child of node.children) visit(child, node.attribs.class ? shape : around);
  };
  for (const node of load(html)('body').contents()) visit(node, '');
  return shapes;
}

/**
 * Chooses pages that together contain every look of an element that any of the pages contains. What depends on the look
 * alone, such as the contrast, is the same on all others. The next page is the one that adds the most for its size.
 */
export function chooseKinds(routes: readonly string[]): string[] {
  const pages = routes.map((route) => {
    const html = fs.readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
    return {route, cost: 50_000 + html.length, shapes: collectShapes(html)};
  });
  const missing = new Set(pages.flatMap(({shapes}) => [...shapes]));
  const chosen = new Set<(typeof pages)[number]>();
  while (missing.size > 0) {
    const worthOf = ({shapes, cost}: (typeof pages)[number]) =>
      [...shapes].filter((shape) => missing.has(shape)).length / cost;
    const best = pages.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));
    chosen.add(best);
    for (const shape of best.shapes) missing.delete(shape);
  }
  // What the pages chosen later contain as well.
  for (const page of chosen) {
    const others = new Set([...chosen].flatMap((one) => (one === page ? [] : [...one.shapes])));
    if ([...page.shapes].every((shape) => others.has(shape))) chosen.delete(page);
  }
  return [...chosen].map(({route}) => route);
}
