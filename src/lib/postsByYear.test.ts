import {expect, it} from 'vitest';
import {postsByYear} from './postsByYear';

it('groups posts by year, the newest first', () => {
  const posts = [
    {date: '2013-10-12T00:00:00.000Z'},
    {date: '2025-02-13T00:00:00.000Z'},
    {date: '2025-08-20T00:00:00.000Z'},
  ];
  expect(postsByYear(posts)).toEqual([
    {year: '2025', posts: [posts[2], posts[1]]},
    {year: '2013', posts: [posts[0]]},
  ]);
});
