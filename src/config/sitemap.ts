import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/**
 * Dates the pages written in TypeScript too: Docusaurus 3.10.2 asks git for their files by a path relative to the site,
 * which it looks up in a list of absolute ones and does not find. A list of posts has no file; a new post moves all others.
 */
const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, ...params}) => {
  const items = await defaultCreateSitemapItems({
    ...params,
    routes: params.routes.map((route) =>
      route.metadata?.sourceFilePath
        ? {...route, metadata: {...route.metadata, sourceFilePath: path.resolve(route.metadata.sourceFilePath)}}
        : route,
    ),
  });
  const posts = items.filter(({url}) => /\/blog\/\d{4}\//.test(url)).map(({lastmod}) => lastmod ?? '');
  const latest = posts.sort().at(-1);
  return items.map((item) => (/\/blog(\/|$)/.test(item.url) ? {...item, lastmod: item.lastmod ?? latest} : item));
};

export const sitemap: Options = {
  filename: 'sitemap.xml',
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: 'date',
  ignorePatterns: ['/tags/**', '**/tags', '**/tags/**'],
  createSitemapItems,
};
