import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import releases from '../../src/data/releases.json';
import {outDir, pageOf, sitemapRoutes, sourceOf} from './builtSite';

const routes = sitemapRoutes();
const site = 'https://openrefine.org';

type Item = Record<string, unknown>;

/** What the page tells search engines; throws where it is no JSON. */
const dataOf = (route: string): Item[] => {
  const $ = pageOf(route);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Item);
};

const ofType = (route: string, type: string): Item => {
  const found = dataOf(route).filter((item) => item['@type'] === type);
  expect(found.length, `${type} on ${route}`).toBe(1);
  return found[0] ?? {};
};

describe('the card', () => {
  const cards = routes.map((route) => {
    const $ = pageOf(route);
    const source = sourceOf(route);
    // An author may choose another image.
    const [, own] = /^image: *['"]?([^'"\n]+)/m.exec(source === route ? '' : fs.readFileSync(source, 'utf8')) ?? [];
    return {
      route,
      own,
      image: $('meta[property="og:image"]').attr('content'),
      twitter: $('meta[name="twitter:image"]').attr('content'),
    };
  });

  it.each(cards)(
    'of $route is a picture of 1200 × 630, its own, for all who show links',
    ({route, own, image, twitter}) => {
      expect(image).toBe(site + (own ?? `/img/cards${route === '/' ? '/index' : route}.png`));
      expect(twitter).toBe(image);
      const file = fs.readFileSync(path.join(outDir, (image ?? '').slice(site.length)));
      if (own) return;
      expect(file.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(file.length).toBeLessThan(60_000);
      const $ = pageOf(route);
      expect($('meta[property="og:image"]').length).toBe(1);
      expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
    },
  );

  it('differs from page to page, unless title and section are the same', () => {
    const files = cards.map(({image}) =>
      fs.readFileSync(path.join(outDir, (image ?? '').slice(site.length))).toString('base64'),
    );
    const titles = routes.map((route) => pageOf(route)('title').text());
    const chosen = cards.filter(({own}) => own).length;
    expect(new Set(files).size).toBeGreaterThanOrEqual(new Set(titles).size - chosen);
  });
});

describe('structured data', () => {
  it.each(routes)('of %s is JSON in the words of schema.org', (route) => {
    for (const item of dataOf(route)) {
      expect(item['@context']).toBe('https://schema.org');
      expect(item['@type']).toBeTypeOf('string');
    }
  });

  it('describes OpenRefine on the home page, with its newest stable version', () => {
    const newest = releases.find(({stable}) => stable);
    expect(ofType('/', 'SoftwareApplication')).toMatchObject({
      name: 'OpenRefine',
      softwareVersion: newest?.version,
      datePublished: newest?.date,
      downloadUrl: `${site}/download`,
      license: `https://github.com/OpenRefine/OpenRefine/blob/${newest?.version}/LICENSE.txt`,
      offers: {'@type': 'Offer', price: '0'},
    });
  });

  it.each(routes.filter((route) => /^\/blog\/\d{4}\//.test(route)))('%s is a post of its day [2.5]', (route) => {
    const post = ofType(route, 'BlogPosting');
    expect(post.headline).toBe(pageOf(route)('main h1').first().text());
    expect(String(post.datePublished)).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(post.url).toBe(site + route);
  });
});
