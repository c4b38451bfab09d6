import {expect, it} from 'vitest';
import {createCardPath, createTwinPath, htmlFileOf} from './outputPaths';

it.each([
  ['/docs/manual/facets/', '/', '/docs/manual/facets.md', '/img/cards/docs/manual/facets.png'],
  ['/site/', '/site/', '/site/index.md', '/site/img/cards/index.png'],
  ['/404.html', '/', null, null],
  ['/search', '/', null, null],
  ['/site/post_download', '/site/', null, null],
])('%s below %s has its twin at %s and its card at %s', (pathname, baseUrl, twin, card) => {
  expect([createTwinPath(pathname, baseUrl), createCardPath(pathname, baseUrl)]).toEqual([twin, card]);
});

it('names the file of a page with the letters of its name', () => {
  const files = ['/site/', '/site/404.html', '/site/blog/tags/caf%C3%A9'].map((page) => htmlFileOf(page, '/site/'));
  expect(files).toEqual(['index.html', '404.html', 'blog/tags/café.html']);
});
