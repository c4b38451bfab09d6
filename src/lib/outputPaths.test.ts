import {expect, it} from 'vitest';
import {createCardPath, createTwinPath} from './outputPaths';

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
