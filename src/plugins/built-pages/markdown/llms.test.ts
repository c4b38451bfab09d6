import {expect, it} from 'vitest';
import {groupPages, renderLlms, type SitePage} from './llms';

const page = (route: string): SitePage => ({
  route,
  title: route,
  url: `https://example.org${route}.md`,
  description: '',
});

it('lists the pages by section: docs as the sidebar has them, posts from the newest, and no lists of posts', () => {
  const lists = '/blog /blog/archive /blog/authors /blog/page/2 /blog/tags/event /docs/tags /docs/tags/a';
  const posts = '/blog/2012/01/01/a /blog/2024/01/01/b /blog/tagset';
  const routes = `${lists} ${posts} / /docs /docs/manual/a /docs/manual/b /docs/technical-reference/c /download`.split(
    ' ',
  );
  const sections = groupPages(routes.map(page), ['/docs/manual/b', '/docs/technical-reference/c']);
  expect(sections.map(({title, pages}) => [title, ...pages.map(({title: name}) => name)])).toEqual([
    ['Manual', '/docs', '/docs/manual/b', '/docs/manual/a'],
    ['Technical reference', '/docs/technical-reference/c'],
    ['Download, community and project', '/', '/download'],
    ['Blog', '/blog/tagset', '/blog/2024/01/01/b', '/blog/2012/01/01/a'],
  ]);
});

it('writes them in the form of llmstxt.org, and no section without a page', () => {
  const pages = [
    {title: 'Facets [all] <b>', url: 'https://example.org/f.md', description: 'See *more* & <less>.'},
    {title: 'B', url: 'https://example.org/b.md', description: ''},
  ];
  expect(
    renderLlms('Site', 'A <tool>.', [
      {title: 'Manual', pages},
      {title: 'Blog', pages: []},
    ]),
  ).toBe(
    '# Site\n\n> A \\<tool>.\n\n## Manual\n\n- [Facets \\[all\\] \\<b>](https://example.org/f.md): See \\*more\\* & \\<less>.\n- [B](https://example.org/b.md)\n',
  );
});
