import {expect, it} from 'vitest';
import {createCardPath, createTwinPath, htmlFileOf} from './outputPaths';

it.each([
  ['/', '/', '/index.md'],
  ['/docs/manual/facets', '/', '/docs/manual/facets.md'],
  ['/docs/manual/facets/', '/', '/docs/manual/facets.md'],
  ['/site/', '/site/', '/site/index.md'],
  ['/site/docs', '/site/', '/site/docs.md'],
  ['/blog/page/2', '/', '/blog/page/2.md'],
])('%s below %s has its twin at %s', (pathname, baseUrl, twin) => {
  expect(createTwinPath(pathname, baseUrl)).toBe(twin);
});

it.each([
  ['/404.html', '/'],
  ['/search', '/'],
  ['/site/post_download', '/site/'],
])('%s below %s has none', (pathname, baseUrl) => {
  expect(createTwinPath(pathname, baseUrl)).toBeNull();
});

it('puts the cards of those pages into one folder', () => {
  expect(createCardPath('/site/', '/site/')).toBe('/site/img/cards/index.png');
  expect(createCardPath('/docs/manual/facets', '/')).toBe('/img/cards/docs/manual/facets.png');
  expect(createCardPath('/search', '/')).toBeNull();
});

it('names the file of a page with the letters of its name', () => {
  const files = ['/site/', '/site/404.html', '/site/blog/tags/caf%C3%A9'].map((page) => htmlFileOf(page, '/site/'));
  expect(files).toEqual(['index.html', '404.html', 'blog/tags/café.html']);
});
