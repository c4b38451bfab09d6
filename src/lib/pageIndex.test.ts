import {describe, expect, it} from 'vitest';
import {createPageIndex, type IndexedSite} from './pageIndex';

const page = (permalink: string, title: string) => ({permalink, title});

const site: IndexedSite = {
  baseUrl: '/',
  pages: [page('/download', 'Download'), page('/', 'Home'), page('/community', 'Community')],
  docs: [
    page('/docs', 'Introduction'),
    page('/docs/manual/facets', 'Facets'),
    page('/docs/manual/grel', 'GREL'),
    page('/docs/manual/old', 'Old page'),
    page('/docs/technical-reference/github', 'GitHub'),
    page('/docs/technical-reference/apis', 'APIs'),
  ],
  sidebar: [
    {permalink: '/docs'},
    {label: 'Exploring', items: [{permalink: '/docs/manual/facets'}, {permalink: '/docs/manual/grel'}]},
    {
      label: 'Developing',
      items: [
        {label: 'Code', items: [{permalink: '/docs/technical-reference/github'}]},
        {label: 'APIs', permalink: '/docs/technical-reference/apis', items: []},
      ],
    },
  ],
  posts: [
    {...page('/blog/2024/01/01/a', 'A'), date: '2024-01-01'},
    {...page('/blog/2025/01/01/b', 'B'), date: '2025-01-01'},
  ],
  lists: [page('/blog', 'All posts')],
};

describe('the index of all pages', () => {
  const index = createPageIndex(site);
  const outline = index.map(({title, groups}) => [
    title,
    groups.map((group) => [group.title, group.pages.map(({title: name}) => name)]),
  ]);

  it('has docs by category, other pages by title, posts by year, and forgets none', () => {
    expect(outline).toEqual([
      [
        'Manual',
        [
          [null, ['Introduction']],
          ['Exploring', ['Facets', 'GREL']],
          ['Further pages', ['Old page']],
        ],
      ],
      [
        'Technical reference',
        [
          ['Code', ['GitHub']],
          ['APIs', ['APIs']],
        ],
      ],
      ['Download, community and project', [[null, ['Community', 'Download', 'Home']]]],
      [
        'Blog',
        [
          [null, ['All posts']],
          ['2025', ['B']],
          ['2024', ['A']],
        ],
      ],
    ]);
  });

  it('is the same below another base URL', () => {
    const move = <Page extends {permalink: string}>(moved: Page): Page => ({
      ...moved,
      permalink: `/preview${moved.permalink}`,
    });
    const moved = createPageIndex({
      ...site,
      baseUrl: '/preview/',
      pages: site.pages.map(move),
      docs: site.docs.map(move),
      sidebar: [],
      posts: site.posts.map(move),
      lists: site.lists.map(move),
    });
    expect(moved.map(({title}) => title)).toEqual(index.map(({title}) => title));
  });
});
