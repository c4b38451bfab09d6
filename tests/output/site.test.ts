import fs from 'node:fs';
import path from 'node:path';
import type {NavbarItem} from '@docusaurus/theme-common';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {footer} from '../../src/config/footer';
import {navbar} from '../../src/config/navbar';
import activity from '../../src/data/activity.json';
import {formatDay} from '../../src/lib/dates';
import {latestStable, releases as released} from '../../src/lib/releases';
import {expectNoFaults} from '../expectNoFaults';
import {hasRoute, list, outDir, pageOf, sitemapRoutes, sourceOf} from './builtSite';

const routes = sitemapRoutes();

/** The text of a page without code. */
const textOf = (route: string): string => {
  const main = pageOf(route)('main').clone();
  main.find('pre, code').remove();
  return main.text();
};

describe('the sitemap', () => {
  const xml = fs.readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  const entries = xml.split('<url>').slice(1);

  it('says of every page: weekly, priority 0.5 [2.35, 9.20]', () => {
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) {
      expect(entry).toContain('<changefreq>weekly</changefreq>');
      expect(entry).toContain('<priority>0.5</priority>');
    }
  });

  it('dates every page, and a list by its posts [2.35]', () => {
    const undated = entries
      .filter((entry) => !/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/.test(entry))
      .map((entry) => /<loc>https:\/\/openrefine\.org([^<]*)/.exec(entry)?.[1] ?? '')
      // Nobody has written it.
      .filter((route) => !route.startsWith('/docs/category/'));
    expectNoFaults(
      undated.map(
        (route) => `${sourceOf(route)} has no date, because it is not in Git yet. Commit it, and build again.`,
      ),
    );
    const dayOf = (route: string) =>
      entries.find((entry) => entry.includes(`openrefine.org${route}</loc>`))?.match(/<lastmod>(.*)<\/lastmod>/)?.[1];
    for (const page of routes.filter((route) => /^\/blog(\/page\/\d+)?$/.test(route))) {
      const posts = list(pageOf(page), 'main article h2 a', 'href').map((href) => dayOf(href) ?? '');
      expect(dayOf(page), page).toBe(posts.sort().at(-1));
    }
  });

  it('leaves out tag pages, the search and the page that starts a download [2.35]', () => {
    expect(hasRoute('/blog/tags/release')).toBe(true);
    const listed = routes.filter((route) => /(^|\/)tags(\/|$)|^\/(search|post_download)$/.test(route));
    expectNoFaults(listed.map((route) => `build/sitemap.xml lists ${route}.`));
  });
});

describe('the files for other programs', () => {
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');

  it('name the contact of SECURITY.md, for less than a year and a day', () => {
    const text = read('.well-known/security.txt');
    const [, contact] = /\[private advisory\]\(([^)]+)\)/.exec(fs.readFileSync('SECURITY.md', 'utf8')) ?? [];
    expect(text).toContain(`Contact: ${contact}\n`);
    expect(text).toContain('Canonical: https://openrefine.org/.well-known/security.txt\n');
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(366);
  });

  it('tell the application of every release', () => {
    const {releases} = JSON.parse(read('versions.json')) as {releases: {version: string}[]};
    expect(releases.map(({version}) => version)).toEqual(released.map(({version}) => version));
  });

  it('lead robots to the sitemap', () => {
    const [, sitemap = ''] = /^Sitemap: https:\/\/openrefine\.org\/(.+)$/m.exec(read('robots.txt')) ?? [];
    expect(read(sitemap)).toContain('<urlset');
  });
});

describe('the frame of every page', () => {
  const $ = pageOf('/privacy');
  const linksIn = (selector: string) =>
    $(selector)
      .toArray()
      .map((link) => ({
        label: $(link).contents().first().text(),
        href: $(link).attr('href'),
        isNewTab: $(link).attr('target') === '_blank',
      }));
  const expected = (items: readonly NavbarItem[]) =>
    items.map(({label, to, href}) => ({label, href: to ?? href ?? '#', isNewTab: href !== undefined}));

  it('leads from the bar to the main entrances, and to other hosts in new tabs [2.17, 2.18]', () => {
    const items = navbar?.items ?? [];
    const left = items.filter(({position}) => position === 'left');
    const right = items.filter(({position}) => position === 'right');
    expect(linksIn('.navbar__items:not(.navbar__items--right) a.navbar__link')).toEqual(expected(left));
    expect(linksIn('.navbar__items--right a.navbar__link')).toEqual(expected(right));
    expect(left.map(({to}) => to)).toEqual(expect.arrayContaining(['/download', '/docs', '/community', '/blog']));
    expect(right.map(({to}) => to)).toContain('/donate');
    expect(right.filter(({href}) => href).length).toBeGreaterThanOrEqual(2);
  });

  it.each(
    Object.entries({
      '/download': 'download post_download whats_new extensions distributions ecosystem',
      '/docs': 'docs docs/manual/facets external_resources privacy',
      '/community': 'community friendly_space_policy funding mission_vision openrefine_history usage',
      '/blog': 'blog blog/archive',
      '/donate': 'donate backers',
    }).flatMap(([entry, names]) => names.split(' ').map((name) => [`/${name}`, entry] as const)),
  )('%s marks the entry %s of the bar, and calls it the current page only if it leads there', (route, entry) => {
    const links = pageOf(route)('.navbar [aria-current]').toArray();
    expect(links.map(({attribs}) => attribs.href)).toContain(entry);
    const marked = list(pageOf(route), '.navbar__link--active', 'href');
    expect(marked).toContain(entry);
    // A page can have an entry besides.
    expectNoFaults(marked.filter((href) => href !== entry && href !== route));
    for (const {attribs} of links) expect(attribs['aria-current']).toBe(attribs.href === route ? 'page' : 'true');
  });

  it('ends with columns of links, the license, and the latest release [1.4, 2.27, 2.22, 2.23, 2.24, 2.25, 2.26]', () => {
    const columns = (footer?.links ?? []) as {title: string; items: NavbarItem[]}[];
    expect(linksIn('footer .footer__link-item')).toEqual(expected(columns.flatMap(({items}) => items)));
    const column = (word: string) =>
      columns.find(({title}) => title.startsWith(word))?.items.map(({to, href}) => to ?? href);
    expect(column('Get')).toEqual(
      expect.arrayContaining(['/download', '/whats_new', '/extensions', '/distributions', '/ecosystem']),
    );
    expect(column('Documentation')).toEqual(
      expect.arrayContaining([
        '/docs',
        '/external_resources',
        '/docs/technical-reference/development-roadmap',
        '/docs/technical-reference/contributing',
        '/privacy',
      ]),
    );
    expect(column('About')).toEqual(
      expect.arrayContaining(['/mission_vision', '/openrefine_history', '/community', '/usage', '/funding']),
    );
    expect(column('Social')?.length).toBeGreaterThanOrEqual(4);
    const license = $('footer a[href="https://creativecommons.org/licenses/by/4.0/"]').text();
    expect(license).toMatch(/^Creative Commons Attribution 4\.0/);
    // Without it, Mastodon does not show that the account belongs to this site.
    expect($('footer a[rel~="me"]').attr('href')).toBe('https://fosstodon.org/@OpenRefine');
    const {version, date} = latestStable(released);
    expect($('footer a[href="/whats_new"]').first().text()).toBe(`OpenRefine ${version}`);
    expect($('footer time').text()).toBe(formatDay(date));
  });
});

it('the home page says what OpenRefine is, and offers its newest stable release', () => {
  const $ = pageOf('/');
  const tagline = 'A power tool for working with messy data.';
  expect([$('title').text(), $('h1').text()]).toEqual([`${tagline} | OpenRefine`, tagline]);
  expect($('main header a[href="/download"]').first().text()).toMatch(/^Download/);
  expect($('main').text()).toContain(`Version ${latestStable(released).version}`);
  expect($('main').text()).toContain(`academic publications from ${activity.publications.at(-1)?.year}`);
});

describe('every page', () => {
  // Every element costs a phone time before it answers, whether or not the reader looks at it.
  const mostElements = 4000;

  it(`of the docs has at most ${mostElements} elements`, () => {
    const faults = routes
      .filter((route) => route.startsWith('/docs'))
      .map((route) => ({route, count: pageOf(route)('*').length}))
      .filter(({count}) => count > mostElements)
      .map(({route, count}) => `${sourceOf(route)}: has ${count}. Give a part of it its own page.`);
    expectNoFaults(faults);
  });

  it('of the docs draws the mark of every section in its sidebar', () => {
    const marks = list(pageOf('/docs'), '.mark', 'class').map((classes) => /mark-(\w+)/.exec(classes)?.[1]);
    expect(marks.length).toBeGreaterThan(5);
    for (const name of marks) {
      expect(pageOf('/docs')('head style').text()).toContain(`.mark-${name}{--mark:url(/img/marks/${name}.svg)}`);
      expect(fs.existsSync(`${outDir}img/marks/${name}.svg`)).toBe(true);
    }
  });

  it('asks for the text font before it is needed', () => {
    const href = pageOf('/docs')('link[rel="preload"][as="font"]').attr('href') ?? '';
    expect(href).toMatch(/hyperlegible-next-latin-wght-normal.*\.woff2$/);
    expect(fs.existsSync(path.join(outDir, href))).toBe(true);
  });

  it('reserves the space of its images before they load', () => {
    const faults = routes.flatMap((route) => {
      const $ = pageOf(route);
      // The blog's own theme gives the photo of an author a fixed size.
      const images = $('main img:not(.avatar__photo)').toArray();
      return images
        .filter((image) => !/^\d+$/.test($(image).attr('width') ?? '') || !/^\d+$/.test($(image).attr('height') ?? ''))
        .map(
          (image) => `${sourceOf(route)}: ${$(image).attr('src')} has no width and height. Write ![…](…) or add both.`,
        );
    });
    expectNoFaults(faults);
  });

  it('shows no Markdown that was not understood', () => {
    // The title of a callout is written in brackets (":::tip[Title]"); anything else leaves its colons on the page.
    const faults = routes.flatMap((route) => {
      const found = /.{0,20}(:::|\{#[\w-]+\}|<!--|\]\().{0,20}/.exec(textOf(route));
      return found ? [`${sourceOf(route)} shows Markdown as text: "${found[0]}". Correct its form.`] : [];
    });
    expectNoFaults(faults);
  });

  it('of the docs says when and by whom it was changed [2.14]', () => {
    const docs = routes.filter((route) => /^\/docs(?!\/category\/)/.test(route));
    const silent = docs.filter((route) => !/ on .*\d{4} by .+/.test(pageOf(route)('.theme-last-updated').text()));
    expectNoFaults(
      silent.map(
        (route) => `${sourceOf(route)} has no date, because it is not in Git yet. Commit it, and build again.`,
      ),
    );
  });
});

describe('the files of the lessons', () => {
  it('exist wherever a lesson offers them', () => {
    const faults = routes
      .filter((route) => route.startsWith('/docs/manual/lessons'))
      .flatMap((route) =>
        list(pageOf(route), 'a[href^="/lessons/"]', 'href')
          .filter((href) => !fs.existsSync(path.join(outDir, href)))
          .map((href) => `${sourceOf(route)} offers ${href}, which is not in static/lessons.`),
      );
    expectNoFaults(faults);
  });

  it('are all in the archive for teachers', () => {
    const folder = path.join(outDir, 'lessons');
    const archive = unzipSync(fs.readFileSync(path.join(folder, 'openrefine-lessons.zip')));
    const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => path.extname(name));
    expect(Object.keys(archive).sort()).toEqual(names.filter((name) => !name.endsWith('.zip')).sort());
  });
});
