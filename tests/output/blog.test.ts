import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {hasRoute, list, outDir, pageOf} from './builtSite';

/** The addresses of the posts that a list page shows, in its order. */
const listed = (route: string) => list(pageOf(route), 'main article h2 a', 'href');

const sources = Globby.sync('blog/**/[!_]*.{md,mdx}');

describe('the lists of the blog', () => {
  const count = Math.ceil(sources.length / 10);
  const pages = Array.from({length: count}, (_, index) => (index === 0 ? '/blog' : `/blog/page/${index + 1}`));

  it('hold ten posts a page, and the rest on the last [2.5, 2.8, 9.5]', () => {
    const counts = pages.map((route) => listed(route).length);
    expect(counts.slice(0, -1)).toEqual(Array(count - 1).fill(10));
    expect(counts.at(-1)).toBe(sources.length - 10 * (count - 1));
    expect(hasRoute(`/blog/page/${count + 1}`)).toBe(false);
    const ends = pages.map((_, index) => (index === 0 ? '' : `, page ${index + 1} of ${count}`));
    expect(pages.map((route) => pageOf(route)('h1').text())).toEqual(ends.map((end) => `Blog${end}`));
  });

  it('show each post once, the newest first, as the archive and the sidebar do [2.6]', () => {
    const posts = pages.flatMap(listed);
    expect(new Set(posts).size).toBe(sources.length);
    const days = posts.map((post) => post.split('/').slice(2, 5).join('-'));
    expect(days).toEqual([...days].sort().reverse());
    for (const [route, place] of [
      ['/blog/archive', 'main section li a'],
      ['/blog', 'aside nav li a'],
    ] as const) {
      expect(list(pageOf(route), place, 'href').sort(), route).toEqual([...posts].sort());
    }
  });

  it('name the people behind a post, but not the team alone', () => {
    const names = pages.flatMap((route) => {
      const $ = pageOf(route);
      const posts = $('main article').toArray();
      return posts.map((post) => $(post).find('.avatar__name').text());
    });
    expect(names.join()).toContain('Antonin Delpeuch');
    expect(names).not.toContain('The OpenRefine team');
  });

  it('are beside a list of all posts, in groups by year, the newest first [2.7]', () => {
    const $ = pageOf('/blog');
    const years = list($, 'aside nav [role="group"] h3');
    expect(years).toEqual([...new Set(years)].sort().reverse());
    for (const group of $('aside nav [role="group"]').toArray()) {
      const found = Array.from($(group).find('a'), (link) => $(link).attr('href')?.split('/')[2]);
      expect(new Set(found)).toEqual(new Set([$(group).find('h3').text()]));
    }
  });
});

describe('a post that retells another', () => {
  const retold = sources.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const [, slug, original] = /^slug: (.*)$[^]*^original: (.*)$/m.exec(text) ?? [];
    return original ? [{route: `/blog${slug}`, original}] : [];
  });

  // Others who write about it are no authors of the original.
  const known = fs.readFileSync('blog/authors.yml', 'utf8');
  const {items} = JSON.parse(fs.readFileSync(`${outDir}blog/feed.json`, 'utf8')) as {
    items: {url: string; author: {name: string}}[];
  };

  it.each(retold)('$route credits the author of the original, and links to it', ({route, original}) => {
    expect(items.find(({url}) => url.endsWith(route))?.author.name).toMatch(/ \(Author of the original post\)$/);
    const $ = pageOf(route);
    const credited = $('header .avatar').filter((_index, one) =>
      known.includes(`name: ${$(one).find('.avatar__name').text()}\n`),
    );
    expect(credited.length).toBeGreaterThan(0);
    for (const one of credited.toArray()) expect($(one).text()).toMatch(/^\S.*Author of the original post$/);
    const last = $('#__blog-post-container > p').last();
    expect(last.text()).toContain('which this text retells');
    expect(last.find('a').attr('href')).toMatch(new RegExp(`/blob/[0-9a-f]{40}/blog/${encodeURIComponent(original)}$`));
  });
});
