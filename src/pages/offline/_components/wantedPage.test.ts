import {expect, test} from 'vitest';
import {wantedPage} from './wantedPage';

const origin = 'https://openrefine.org';

test.each([
  ['?page=%2Fdocs%2Fmanual%2Ffacets', '/', '/docs/manual/facets'],
  ['?page=%2Fsearch%3Fq%3Da', '/', '/search?q=a'],
  ['?page=/site/docs', '/site/', '/site/docs'],
])('%s leads to a page of the site below %s', (search, baseUrl, path) => {
  expect(wantedPage(search, origin, baseUrl)).toBe(path);
});

test.each([
  '',
  '?page=',
  '?page=//example.org/',
  '?page=/\\example.org/',
  '?page=/%09/example.org/',
  '?page=https://example.org/',
  '?page=javascript:alert(1)',
  '?page=data:text/html,x',
  '?page=//',
])('%s leads nowhere', (search) => {
  expect(wantedPage(search, origin, '/')).toBeNull();
});

test('a path that climbs out of the base URL leads nowhere', () => {
  expect(wantedPage('?page=/site/../admin', origin, '/site/')).toBeNull();
});
