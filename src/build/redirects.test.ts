import {expect, it} from 'vitest';
import {isForReaders} from './redirects';

it('redirects are pages only where somebody reads them', () => {
  const froms = ['/a', '/a.html', '/a.pdf', '/feed.xml', '/a.json', '/img/a.svg', '/blog/2024/10/24/version'];
  expect(froms.filter((from) => isForReaders({from, to: '/'}))).toEqual([
    '/a',
    '/a.html',
    '/a.pdf',
    '/blog/2024/10/24/version',
  ]);
});
