import {expect, it} from 'vitest';
import {nearestPages, pagesOf} from './nearestPages';

const pages = [
  '/docs',
  '/docs/manual/facets',
  '/docs/manual/cellediting',
  '/docs/manual/grel',
  '/download',
  '/blog/2015/12/17/newsletter',
].map((route) => ({title: route.toUpperCase(), route}));

const routesNear = (path: string) => nearestPages(path, pages).map(({route}) => route);

it.each([
  ['/donwload', '/download'],
  ['/manual/facet.html', '/docs/manual/facets'],
  ['/docs/manual/grel/index.html', '/docs/manual/grel'],
])('finds the page that %s means', (path, route) => {
  expect(routesNear(path)[0]).toBe(route);
});

it.each(['/', '/blog/2025/12/17/year-in-review-2025'])('offers nothing rather than a guess for %s', (path) => {
  expect(routesNear(path)).toEqual([]);
});

it('reads the pages below the base URL from llms.txt', () => {
  const llms =
    '# Site\n\n- [A [b] page](https://e.org/base/docs/a.md): Text (more).\n- [Docs](https://e.org/base/docs.md): D.\n';
  expect(pagesOf(llms, '/base/')).toEqual([
    {title: 'A [b] page', route: '/docs/a'},
    {title: 'Docs', route: '/docs'},
  ]);
});
