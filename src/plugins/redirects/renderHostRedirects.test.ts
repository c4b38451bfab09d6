import {expect, it} from 'vitest';
import {renderHostRedirects} from './renderHostRedirects';

it('writes a line for each redirect, below the base path', () => {
  const redirects = [
    {from: '/documentation', to: '/docs'},
    {from: '/a.pdf', to: 'https://example.org/a.pdf'},
  ];
  expect(renderHostRedirects(redirects, '')).toBe('/documentation /docs 301\n/a.pdf https://example.org/a.pdf 301\n');
  expect(renderHostRedirects(redirects, '/base')).toBe(
    '/base/documentation /base/docs 301\n/base/a.pdf https://example.org/a.pdf 301\n',
  );
});
