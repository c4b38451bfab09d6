import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';
import {hasRoute, outDir, pageOf, placeOf, sitemapRoutes, sourceOf} from './builtSite';

const routes = sitemapRoutes();
const twinOf = (route: string) => (route === '/' ? '/index.md' : `${route}.md`);
const read = (address: string) => fs.readFileSync(path.join(outDir, address), 'utf8');
const withoutFences = (markdown: string) => markdown.replace(/^([ >]*)(`{3,}).*\n[^]*?^[ >]*\2$/gm, '');
const withoutCode = (markdown: string) => withoutFences(markdown).replace(/(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)/g, '');

describe('the Markdown twin', () => {
  it.each(routes)('of %s says what the page says', (route) => {
    const $ = pageOf(route);
    const markdown = read(twinOf(route));
    const title = $('main h1').first().clone();
    title.find('.hash-link').remove();
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    // The page of an author shows a photo above the heading, which is a link.
    const [heading = ''] = /^# .*$/m.exec(markdown) ?? [];
    expect(words(heading.replace(/\]\([^)]*\)/g, ''))).toEqual(words(title.text()));
    // Every paragraph of a written page comes over, and every reason why an example is not checked.
    const said = words(markdown.replace(/\]\([^)\s]*\)/g, ']').replace(/\{#\S+\}/g, '')).join(' ');
    const written = $('main .markdown')
      .first()
      .find('p')
      .toArray()
      .filter(
        (p) => $(p).closest('figure, form, nav, td, [data-search-ignore]').length === 0 && $(p).find('br').length === 0,
      );
    const texts = [...written, ...$('main .unchecked').toArray()].map((one) => words($(one).text()).join(' '));
    const lost = texts.filter((text) => !said.includes(text));
    expectNoFaults(lost.map((text) => `${placeOf(route, text.slice(0, 20))}: The Markdown twin lacks "${text}".`));
    expect(markdown).toMatch(/\n\nSource: <https:\/\/openrefine\.org[^>]*>\n$/);
  });

  it.each(routes)('of %s holds no HTML and none of the page’s controls', (route) => {
    const text = withoutCode(read(twinOf(route)));
    const tags = [...text.matchAll(/(?<!\\)<(?!https?:|\/?(?:br|sub|sup)>)[a-z/!][^\n]{0,40}/gi)].map(([tag]) => tag);
    expectNoFaults(tags.map((tag) => `${sourceOf(route)}: The Markdown twin contains the HTML ${tag}.`));
    expect(text).not.toMatch(
      /\[Edit this page\]|Last updated on|Copy page as Markdown|\[View as Markdown\]|Direct link to/,
    );
    // Addresses are whole, so that the text may be read anywhere.
    const relative = [...text.matchAll(/\]\((?!https?:|mailto:)[^)]*\)/g)];
    expectNoFaults(
      relative.map(([link]) => `${sourceOf(route)}: The Markdown twin contains the relative link ${link}.`),
    );
  });

  it.each(routes)('of %s is named in its head and its text, where a button copies it', (route) => {
    const $ = pageOf(route);
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(twinOf(route));
    const links = $('a:contains("View as Markdown")').toArray();
    // Others are lists, like the page that is generated for a category.
    const isText = $('html').is('.docs-doc-page, .blog-post-page, .mdx-page') && !route.startsWith('/docs/category/');
    expect([...new Set(links.map(({attribs}) => attribs.href))]).toEqual(isText ? [twinOf(route)] : []);
    for (const link of links) expect($(link).prev('button').text()).toBe('Copy page as Markdown');
  });

  it('exists for the pages of the sitemap and for no other', () => {
    // Tag pages are lists that search engines need not read.
    const twins = Globby.sync(['**/*.md', '!**/tags/**', '!**/tags.md'], {cwd: outDir});
    expect(twins.map((file) => `/${file}`).sort()).toEqual(routes.map(twinOf).sort());
    for (const route of ['/search', '/post_download']) {
      expect(hasRoute(route)).toBe(true);
      expect(pageOf(route)('link[type="text/markdown"]').length).toBe(0);
    }
  });

  it('holds every id that a link in a twin leads to', () => {
    const links = routes.flatMap((route) => [
      ...withoutCode(read(twinOf(route))).matchAll(/\]\(https:\/\/openrefine\.org(\/[^?#)\s]*)[^#)\s]*#([^)\s]+)\)/g),
    ]);
    expect(links.length).toBeGreaterThan(500);
    const lost = links.filter(([, route = '', id = '']) => !read(twinOf(route)).includes(`{#${id}}`));
    expectNoFaults(lost.map(([link]) => `No heading of the Markdown twin has the id of the link ${link}.`));
  });

  it('holds tables whose rows are as long as their header', () => {
    for (const route of routes) {
      const rows = withoutFences(read(twinOf(route)))
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /^(?:> )?\|.*\|$/.test(line));
      let width = 0;
      rows.forEach((row, index) => {
        const cells = row.split(/(?<!\\)\|/).length;
        if (/^(?:> )?\|(?: - \|)+$/.test(rows[index + 1] ?? '')) width = cells;
        expect(cells, `${route}: ${row.slice(0, 80)}`).toBe(width);
      });
    }
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/^- \[.+?\]\(https:\/\/openrefine\.org(\/[^)]+)\)(?:: (.+))?$/gm)].map(
    ([, address = '', description = '']) => ({address, description}),
  );

  it('lists every doc, page and post once, with its description, and leads to what exists', () => {
    const lists = /^\/blog(?:$|\/(?:page|tags|authors|archive)(?:\/|$))/;
    const expected = routes.filter((route) => !lists.test(route)).map(twinOf);
    expect(links.map(({address}) => address).sort()).toEqual(expected.sort());
    for (const {address, description} of links) {
      expect(fs.existsSync(path.join(outDir, address)), address).toBe(true);
      expect(description.length, address).toBeGreaterThan(20);
    }
  });
});
