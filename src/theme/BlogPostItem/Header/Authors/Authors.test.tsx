import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Authors from '.';

const post = vi.hoisted(() => ({isBlogPostPage: false, keys: ['']}));
vi.mock('@docusaurus/plugin-content-blog/client', () => ({
  useBlogPost: () => ({...post, metadata: {authors: post.keys.map((key) => ({key}))}}),
}));
vi.mock('@theme-original/BlogPostItem/Header/Authors', () => ({default: () => 'authors'}));

test.each([
  [false, ['openrefine'], ''],
  [false, ['openrefine', 'guest'], 'authors'],
  [true, ['openrefine'], 'authors'],
])('on the page of the post: %s, by %j: %j', (isBlogPostPage, keys, shown) => {
  Object.assign(post, {isBlogPostPage, keys});
  expect(renderToStaticMarkup(<Authors />)).toBe(shown);
});
