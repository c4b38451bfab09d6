import {expect, it} from 'vitest';
import {isForReaders} from '../../build/redirects';
import {checkRedirectTargets, renderRedirects} from './redirects';

const redirects = [
  {from: '/documentation', to: '/docs'},
  {from: '/a.pdf', to: 'https://example.org/a.pdf'},
];

it('writes a line for each redirect and for each form of a route, below the base path', () => {
  const text =
    '/documentation /docs 301\n/a.pdf https://example.org/a.pdf 301\n/docs.html /docs 301\n/docs/index.html /docs 301\n';
  expect(renderRedirects(redirects, ['/', '/docs', '/docs', '/docs/', '/404.html'], '')).toBe(text);
  expect(renderRedirects(redirects, ['/docs'], '/base')).toBe(text.replaceAll(/(^| )\//gm, '$1/base/'));
});

it('accepts redirects to a page, a file, and another site', () => {
  expect(() => checkRedirectTargets([...redirects, {from: '/b', to: '/b.svg'}], ['/docs'])).not.toThrow();
});

it('names every redirect from a page and every redirect that leads nowhere', () => {
  const wrong = [...redirects, {from: '/docs', to: '/'}, {from: '/old', to: '/nothing'}];
  expect(() => checkRedirectTargets(wrong, ['/', '/docs'])).toThrow(
    /^src\/data\/redirects\.json has problems:\n- redirect "\/docs": a page has.*\n- redirect "\/old": leads to \/nothing, which/,
  );
});

it('makes pages of redirects only where somebody reads them', () => {
  const pages = ['/a', '/a.html', '/a.pdf', '/blog/2024/10/24/version'];
  const froms = [...pages, '/feed.xml', '/a.json', '/img/a.svg'];
  expect(froms.filter((from) => isForReaders({from, to: '/'}))).toEqual(pages);
});
