import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {sitemap} from './sitemap';

const post = (name: string): RouteConfig => ({
  path: `/blog/${name}`,
  component: '',
  metadata: {sourceFilePath: `blog/${name}.md`},
});
const list = (path: string, ...names: string[]): RouteConfig => ({
  path,
  component: '',
  modules: {items: names.map((name) => ({content: {path: `@site/blog/${name}.md`}})) as never},
});
const routes = [
  post('new'),
  post('old'),
  list('/blog/page/2', 'old'),
  list('/blog', 'old', 'new'),
  list('/blog/archive'),
];

test('a list of posts changed with the last of its posts, and one that names none with the last of all', async () => {
  const days: Record<string, string> = {'/blog/old': '2024-01-31', '/blog/new': '2024-11-02'};
  const items = await sitemap.createSitemapItems?.({
    siteConfig: {url: 'https://a.org'} as never,
    routes,
    head: {},
    defaultCreateSitemapItems: async ({routes: asked}: {routes: RouteConfig[]}) =>
      asked.map(({path: route, metadata}) => {
        // Git is asked by an absolute path.
        const isFound = path.isAbsolute(metadata?.sourceFilePath ?? '');
        return {url: `https://a.org${route}`, lastmod: isFound ? (days[route] ?? null) : null};
      }) as never,
  } as never);
  expect(items?.map(({lastmod}) => lastmod)).toEqual([
    '2024-11-02',
    '2024-01-31',
    '2024-01-31',
    '2024-11-02',
    '2024-11-02',
  ]);
});
