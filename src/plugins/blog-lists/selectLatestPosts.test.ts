import {expect, test} from 'vitest';
import {selectLatestPosts, type LoadedPost} from './selectLatestPosts';

const post = (day: string, unlisted?: boolean): LoadedPost => ({
  metadata: {
    title: `Post of ${day}`,
    description: 'What it says.',
    permalink: `/blog/${day}`,
    date: new Date(`${day}T00:00:00Z`),
    unlisted,
  },
});

test('selects the newest listed posts, newest first', () => {
  const posts = [post('2025-02-13'), post('2026-01-27'), post('2026-03-01', true), post('2024-12-20')];
  expect(selectLatestPosts(posts, 2)).toEqual([
    {title: 'Post of 2026-01-27', description: 'What it says.', permalink: '/blog/2026-01-27', date: '2026-01-27'},
    {title: 'Post of 2025-02-13', description: 'What it says.', permalink: '/blog/2025-02-13', date: '2025-02-13'},
  ]);
});

test('selects what there is of a short blog', () => {
  expect(selectLatestPosts([], 3)).toEqual([]);
});
