import {expect, it} from 'vitest';
import {createTwinPath} from './twinPath';

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
