import {describe, expect, it} from 'vitest';
import {nearestPages, routesOfSitemap} from './nearestPages';

const routes = [
  '/',
  '/docs',
  '/docs/manual/facets',
  '/docs/manual/cellediting',
  '/docs/manual/grel',
  '/download',
  '/community',
];

describe('nearestPages', () => {
  it('finds a page behind a typing error', () => {
    expect(nearestPages('/docs/manual/celediting', routes)[0]).toBe('/docs/manual/cellediting');
    expect(nearestPages('/donwload', routes)[0]).toBe('/download');
  });

  it('finds a page that moved to another folder', () => {
    expect(nearestPages('/manual/facets.html', routes)[0]).toBe('/docs/manual/facets');
  });

  it('names nothing when nothing is near', () => {
    expect(nearestPages('/xyzzy', routes)).toEqual([]);
    expect(nearestPages('/', routes)).toEqual([]);
  });

  it('gives no more than it is asked for', () => {
    expect(nearestPages('/docs/manual', routes, 2)).toHaveLength(2);
  });
});

describe('routesOfSitemap', () => {
  it('reads the paths below the base URL', () => {
    const xml =
      '<urlset><url><loc>https://e.org/base/docs</loc></url><url><loc>https://e.org/base/</loc></url><url><loc>%</loc></url></urlset>';
    expect(routesOfSitemap(xml, '/base/')).toEqual(['/docs', '/']);
  });
});
