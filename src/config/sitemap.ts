import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/**
 * Dates the pages written in TypeScript too: Docusaurus 3.10.2 asks git for their files by a path relative to the site,
 * which it looks up in a list of absolute ones and does not find.
 */
const createSitemapItems: CreateSitemapItems = ({defaultCreateSitemapItems, ...params}) =>
  defaultCreateSitemapItems({
    ...params,
    routes: params.routes.map((route) =>
      route.metadata?.sourceFilePath
        ? {...route, metadata: {...route.metadata, sourceFilePath: path.resolve(route.metadata.sourceFilePath)}}
        : route,
    ),
  });

export const sitemap: Options = {
  filename: 'sitemap.xml',
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: 'date',
  ignorePatterns: ['/tags/**'],
  createSitemapItems,
};
