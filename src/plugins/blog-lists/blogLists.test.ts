import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import blogLists from './index';

const post = (day: string, unlisted = false) => ({
  metadata: {
    title: day,
    description: 'D',
    permalink: `/site/blog/${day.replaceAll('-', '/')}/a`,
    source: '@site/blog/a.md',
    date: new Date(day),
    unlisted,
  },
});

test('the archive lists every post but unlisted ones, in the order of the blog, below the base URL', async () => {
  const others = ['2025-02-13', '2025-01-02', '2024-01-02'].map((day) => post(day));
  const blogPosts = [post('2026-02-03'), post('2026-01-27', true), ...others];
  const written = new Map<string, unknown>();
  const routes: {path: string}[] = [];
  const {allContentLoaded} = blogLists({baseUrl: '/site/', siteDir: '.'} as LoadContext) as Required<Plugin>;
  await allContentLoaded({
    allContent: {'docusaurus-plugin-content-blog': {default: {blogPosts}}},
    actions: {
      createData: async (name: string, data: unknown) => void written.set(name, data),
      addRoute: (route: {path: string}) => void routes.push(route),
    },
  } as never);
  const daysOf = (name: string) => (written.get(name) as {date: string}[]).map(({date}) => date);
  expect(daysOf('posts.json')).toEqual(['2026-02-03', '2025-02-13', '2025-01-02', '2024-01-02']);
  expect(daysOf('latestPosts.json')).toEqual(['2026-02-03', '2025-02-13', '2025-01-02']);
  const listed = {date: '2025-02-13', title: '2025-02-13', permalink: '/site/blog/2025/02/13/a'};
  expect(written.get('posts.json')).toContainEqual(listed);
  expect(written.get('latestPosts.json')).toContainEqual({...listed, description: 'D'});
  expect(routes).toMatchObject([{path: '/site/blog/archive', exact: true}]);
});
