import {describe, expect, it} from 'vitest';
import {relatedPosts, type TopicPost} from './relatedPosts';

const post = (permalink: string, day: string, ...tags: string[]): TopicPost => ({
  title: permalink.toUpperCase(),
  permalink,
  date: new Date(day),
  tags,
});
const release = post('/a', '2024-10-24', 'Releases');
const all = [
  release,
  post('/b', '2024-10-21', 'Releases'),
  post('/c', '2023-07-17', 'Releases'),
  post('/d', '2024-10-25', 'Surveys'),
];

describe('relatedPosts', () => {
  it('gives posts on the same topic, the nearest in time first, and not the post itself', () => {
    expect(relatedPosts(release, all)).toEqual([
      {title: '/B', permalink: '/b'},
      {title: '/C', permalink: '/c'},
    ]);
  });

  it('prefers posts that share more topics', () => {
    const grant = post('/x', '2021-01-01', 'Funding', 'People');
    const near = post('/near', '2021-02-01', 'Funding');
    const both = post('/both', '2022-01-01', 'Funding', 'People');
    expect(relatedPosts(grant, [near, both], 1)).toEqual([{title: '/BOTH', permalink: '/both'}]);
  });

  it('gives none where no other post shares a topic', () => {
    expect(relatedPosts(post('/d', '2024-10-25', 'Surveys'), all)).toEqual([]);
  });
});
