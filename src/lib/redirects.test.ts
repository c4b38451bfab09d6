import {describe, expect, it} from 'vitest';
import {htmlForms, isForReaders} from './redirects';

describe('redirects', () => {
  it('are pages only where somebody reads them', () => {
    const froms = ['/a', '/a.html', '/a.pdf', '/feed.xml', '/a.json', '/img/a.svg', '/blog/2024/10/24/version'];
    expect(froms.filter((from) => isForReaders({from, to: '/'}))).toEqual([
      '/a',
      '/a.html',
      '/a.pdf',
      '/blog/2024/10/24/version',
    ]);
  });

  it('lead from both forms with .html to the route, once each and in order', () => {
    expect(htmlForms(['/docs', '/404.html', '/', '/blog/version-3.8.4', '/docs'])).toEqual([
      {from: '/blog/version-3.8.4.html', to: '/blog/version-3.8.4'},
      {from: '/blog/version-3.8.4/index.html', to: '/blog/version-3.8.4'},
      {from: '/docs.html', to: '/docs'},
      {from: '/docs/index.html', to: '/docs'},
    ]);
  });
});
