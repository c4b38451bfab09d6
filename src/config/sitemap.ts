import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/** The files of the posts on a page of the blog's list: `blog/2024-02-22-barcamp.md`. */
const listedFiles = ({modules}: RouteConfig): string[] =>
  ((modules?.items ?? []) as unknown as {content: {path: string}}[]).map(({content}) =>
    content.path.slice('@site/'.length),
  );

/**
 * Dates the pages written in TypeScript too: Docusaurus 3.10.2 asks git for their files by a path relative to the site,
 * which it looks up in a list of absolute ones and does not find. A list of posts has no file, and changes with its posts.
 */
const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, ...params}) => {
  const {routes, siteConfig} = params;
  const items = await defaultCreateSitemapItems({
    ...params,
    routes: routes.map((route) =>
      route.metadata?.sourceFilePath
        ? {...route, metadata: {...route.metadata, sourceFilePath: path.resolve(route.metadata.sourceFilePath)}}
        : route,
    ),
  });
  const changed = new Map(items.map(({url, lastmod}) => [url.slice(siteConfig.url.length), lastmod]));
  const posts = routes.flatMap(({metadata, path: route}) =>
    metadata?.sourceFilePath?.startsWith('blog/') ? {file: metadata.sourceFilePath, day: changed.get(route) ?? ''} : [],
  );
  return items.map((item) => {
    if (item.lastmod) return item;
    const list = routes.find((route) => item.url === siteConfig.url + route.path);
    const files = list ? listedFiles(list) : [];
    // The archive and the authors' list name no files.
    const listed = files.length > 0 ? posts.filter(({file}) => files.includes(file)) : posts;
    const days = listed.map(({day}) => day).sort();
    return {...item, lastmod: days.at(-1) || null};
  });
};

export const sitemap: Options = {
  filename: 'sitemap.xml',
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: 'date',
  ignorePatterns: ['/tags/**', '**/tags', '**/tags/**'],
  createSitemapItems,
};
