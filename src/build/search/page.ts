import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {SearchablePage, PageKind, PageSection} from '../../lib/search/types';

// Cheerio does not export the types of its nodes.
export type AnyNode = ReturnType<Cheerio<never>['contents']> extends Cheerio<infer Node> ? Node : never;
export type Element = Extract<AnyNode, {attribs: unknown}>;

const ignoredNames = new Set('nav footer button script style noscript template svg iframe select textarea'.split(' '));
const ignoredClass = new RegExp(
  '(?:^|\\s)(?:hash-link|table-of-contents|theme-doc-toc-mobile|theme-doc-version-badge|theme-doc-version-banner|' +
    'theme-edit-this-page|pagination-nav|sr-only|visually-hidden)(?:\\s|$)|screenReaderOnly|srOnly|visuallyHidden',
);
const nameOf = (node: AnyNode | null): string | undefined => (node?.type === 'tag' ? node.name : undefined);

/**
 * Tells whether an element is not text of its page. Components exclude a part with `data-search-ignore`.
 * A selector would take longer than everything else, because the build asks this about every element of the site.
 */
function isIgnored({attribs, name, parent}: Element): boolean {
  return (
    ignoredNames.has(name) ||
    ignoredClass.test(attribs.class ?? '') ||
    attribs['aria-hidden'] === 'true' ||
    attribs['data-search-ignore'] !== undefined ||
    // The date, reading time and authors above a post.
    (name !== 'h1' && nameOf(parent) === 'header' && nameOf(parent?.parent ?? null) === 'article')
  );
}

/** Elements inside a line of text. All others separate words, and so do spans outside code. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Headings above what other sections say, too: links to other pages, and what a lesson asks about itself. */
const repeated = /^(?:Where (?:to go )?next|What you can do now|Check yourself|Halfway check)$/;

const collapse = (text: string): string =>
  text
    .replace(/[\u200B\u200C\u2060\uFEFF]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Returns the kind of a built page, or null for lists, tags, and pages that search engines exclude. */
function findPageKind($: CheerioAPI): PageKind | null {
  const robots = $('meta[name="robots"]').attr('content') ?? '';
  if (/\b(noindex|none)\b/i.test(robots)) return null;
  const html = $('html');
  if (html.hasClass('docs-doc-page')) return 'doc';
  if (html.hasClass('blog-post-page')) return 'post';
  if (html.hasClass('plugin-blog-lists')) return 'page';
  return /(?:^|\s)(?:plugin-(?:docs|blog)|(?:docs|blog)-wrapper)/.test(html.attr('class') ?? '') ? null : 'page';
}

function findContent($: CheerioAPI, kind: PageKind): Cheerio<AnyNode> {
  const main = $('main').first();
  const scope = main.length > 0 ? main : $('#__docusaurus_skipToContent_fallback').first();
  // On a page that Docusaurus generates for a category, the article holds the cards alone.
  const isWhole = kind === 'page' || scope.find('h1:not(article h1)').length > 0;
  return isWhole ? scope : scope.find('article').first();
}

/** The fragment of a heading: its ID, or the ID of the section element that it begins. */
function findAnchor($: CheerioAPI, heading: Element): string | null {
  if (heading.attribs.id) return heading.attribs.id;
  const section = $(heading).closest('section[id]');
  return section.find('h1,h2,h3,h4,h5,h6').first().is(heading) ? (section.attr('id') ?? null) : null;
}

interface OpenSection extends PageSection {
  parts: string[];
}

/** Cuts the text below `content` at its headings. */
function collectSections($: CheerioAPI, content: Cheerio<AnyNode>): PageSection[] {
  const sections: OpenSection[] = [];
  const open = (section: Omit<PageSection, 'text' | 'aliases'>): OpenSection => {
    const opened = {...section, text: '', aliases: pending, parts: []};
    pending = [];
    sections.push(opened);
    return opened;
  };
  // An old ID on a separate line before a heading belongs to that heading, not to the section that ends there.
  let pending: string[] = [];
  let current: OpenSection | undefined;

  const visit = (node: AnyNode): void => {
    if (node.type === 'text') {
      if (node.data.trim() !== '') {
        current ??= open({level: 1, title: '', anchor: null});
        current.aliases.push(...pending.splice(0));
      }
      current?.parts.push(node.data);
      return;
    }
    if (node.type !== 'tag' || isIgnored(node)) return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    const anchor = level === undefined ? null : findAnchor($, node);
    // A heading without an ID is text of its section.
    if (level === '1' || (level !== undefined && anchor !== null)) {
      const title = $(node).clone();
      title
        .find('*')
        .filter((_index, part) => isIgnored(part))
        .remove();
      const isTop = level === '1' && !sections.some((section) => section.level === 1 && section.title !== '');
      current = open({level: Number(level), title: collapse(title.text()), anchor: isTop ? null : anchor});
      return;
    }
    if (node.name === 'a' && node.attribs.id && !node.attribs.href) pending.push(node.attribs.id);
    const breaks = !inline.has(node.name) || (node.name === 'span' && $(node).closest('code').length === 0);
    if (breaks) current?.parts.push(' ');
    if (node.name === 'img' && node.attribs.alt) current?.parts.push(node.attribs.alt);
    node.children.forEach(visit);
    if (breaks) current?.parts.push(' ');
  };
  content.toArray().forEach(visit);
  current?.aliases.push(...pending);
  return sections.map(({parts, ...section}) => ({...section, text: collapse(parts.join(''))}));
}

/**
 * Reads a built page, which is HTML or already parsed, and does not change it. Returns null for a list, a tag, or a page
 * that search engines exclude. Throws an error if the page has no `<h1>` to name its hits after.
 */
export function createSearchPage(html: string | CheerioAPI, route: string, siteTitle: string): SearchablePage | null {
  const $ = typeof html === 'string' ? load(html) : html;
  const kind = findPageKind($);
  if (kind === null) return null;
  const [first, ...others] = collectSections($, findContent($, kind));
  // Text above the page's heading, such as a notice, is part of the introduction.
  const stray = first !== undefined && first.title === '' ? first : undefined;
  const top = stray ? others.shift() : first;
  if (top === undefined || top.level !== 1 || top.title === '') {
    throw new Error(`${route} has no <h1> that search could name its hits after. Give the page a title.`);
  }
  const intro = stray
    ? {...top, anchor: null, text: collapse(`${stray.text} ${top.text}`), aliases: [...stray.aliases, ...top.aliases]}
    : top;
  const sections = [intro, ...others].filter(({title}) => title !== '' && !repeated.test(title));
  return {
    route,
    kind,
    // The build replaces the group of a doc with its category in the sidebar.
    lvl0: {doc: 'Manual', post: 'Blog', page: siteTitle}[kind],
    language: $('meta[name="docsearch:language"]').attr('content') ?? $('html').attr('lang') ?? 'en',
    tag:
      $('meta[name="docsearch:docusaurus_tag"]').attr('content') ??
      $('meta[name="docusaurus_tag"]').attr('content') ??
      'default',
    sections,
  };
}
