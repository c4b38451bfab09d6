import {describe, expect, test} from 'vitest';
import {collectPageStyles, insertStyles} from './pageStyles';

describe('collectPageStyles', () => {
  const routes = [
    {path: '/'},
    {path: '/docs', routes: [{path: '/docs', routes: [{path: '/docs/a'}, {path: '/docs/b-c'}]}]},
  ];
  const chunks = {
    '/-1f': {__comp: '0', content: '1'},
    '/docs-2a': {__comp: '2'},
    '/docs-3b': {__comp: '3', version: '9'},
    '/docs/a-4c': {__comp: '4', items: [{content: '1'}]},
    '/docs/b-c-5d': {__comp: '4'},
  };
  const sheets = {0: ['z.css', 'a.css'], 1: ['a.css'], 3: ['docs.css'], 4: ['item.css']};

  test('finds those of a route and of the routes around it, each once', () => {
    expect([...collectPageStyles(routes, chunks, sheets)]).toEqual([
      ['/', ['a.css', 'z.css']],
      ['/docs/a', ['a.css', 'docs.css', 'item.css']],
      ['/docs/b-c', ['docs.css', 'item.css']],
    ]);
  });
});

describe('insertStyles', () => {
  test.each([
    '<link rel=stylesheet href=/assets/css/styles.1.css />',
    '<link rel="stylesheet" href="/a/styles.1.css">',
  ])('names the sheets after %s', (tag) => {
    expect(insertStyles(`<head>${tag}<script>`, ['/a.css'], 'a.html')).toBe(
      `<head>${tag}<link rel="stylesheet" href="/a.css"><script>`,
    );
  });

  test('refuses a page without one', () => {
    expect(() => insertStyles('<head>', ['/a.css'], 'docs.html')).toThrow('docs.html names no style sheet "styles"');
  });
});
