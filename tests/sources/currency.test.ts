import {expect, it} from 'vitest';
import {describeNews} from '../../scripts/currency.mjs';

const local = {versions: ['3.10.1', '3.9.5'], repositories: ['somebody/known'], days: ['2025-12-17']};
const release = (tag_name: string, state = {}) => ({tag_name, prerelease: false, draft: false, ...state});
const extensions = `Text with https://github.com/OpenRefine/OpenRefine.

| Name | Author |
| --- | --- |
| [Known](https://github.com/Somebody/known) | Somebody |
| [New](https://github.com/Somebody/new.one) | Somebody |
`;

it('what is new in the public repositories is listed: releases, extensions, and posts that this site lacks', () => {
  const releases = [release('3.11.0'), release('3.12-beta1', {prerelease: true}), release('3.10.1')];
  const posts = ['2026-01-27-campaign.md', '2025-12-17-other-name.md', 'authors.yml'];
  const news = describeNews({releases, extensions, posts}, local);
  expect(news.match(/^- .*/gm)).toEqual([
    '- 3.11.0',
    '- https://github.com/somebody/new.one',
    '- 2026-01-27-campaign.md',
  ]);
});

it('what is new in the public repositories is nothing if this site has everything', () => {
  expect(describeNews({releases: [release('3.9.5')], extensions: '', posts: ['2025-12-17-a.md']}, local)).toBe('');
});
