import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from '../../../build/search/page';

/** Elements that are not text of the page: navigation, controls, and decoration. */
const dropped = [
  'nav,form,button,noscript,article > footer,[aria-hidden="true"],img[alt=""],[data-footnote-backref]',
  '[data-search-ignore]:not(.unchecked, .entry-index, details),.hash-link,.table-of-contents,.theme-pages-footer-edit-meta-row',
  // The bars of a chart, because the table below it has all the figures.
  'figure:has(> details table) > :not(figcaption, details), figure:has(> details table) > details > summary',
].join();

/** Elements that become a bold paragraph. A caption moves before its table, which cannot contain a paragraph. */
const titles = '.theme-admonition > :first-child, summary, caption, figcaption > span:first-child:not(:last-child)';

/** Renders the text of a page as HTML without controls, and with plain elements instead of this site's own blocks. */
export function renderPlainHtml($: CheerioAPI, content: Cheerio<Element>): string {
  const root = content.clone();
  const each = (selector: string, change: (one: Cheerio<Element>) => void) =>
    root.find<Element>(selector).each((_index, element) => change($(element)));

  root.find(dropped).remove();
  each('code', (code) => {
    const pre = code.parent('pre');
    // This keeps all spaces, which rehype-remark would collapse into one.
    if (pre.length === 0) code.attr('data-text', code.text().replaceAll('\n', ' '));
    // This removes the spans of the highlighter.
    else code.text(code.text()).addClass(`${pre.attr('class') ?? ''} language-text`);
  });
  each(titles, (title) => {
    title.parent('.theme-admonition').wrap('<blockquote></blockquote>');
    title.find('strong').contents().unwrap();
    title.replaceWith(`<p><strong>${title.html()}</strong></p>`);
  });
  // A post begins with its title, and then a line with its date, its authors, and their titles.
  each('article > header:has(time)', (header) => {
    const facts = header.find('time, .avatar__name, .avatar small').toArray();
    header.children(':not(h1, h2)').remove();
    header.append(`<p>${facts.map((fact) => $(fact).html()).join(' · ')}</p>`);
  });
  each('svg[role=img]', (svg) => svg.replaceWith($('<p></p>').text(svg.attr('aria-label') ?? '')));
  // A term and its meaning become one item. htmlToMarkdown turns the <dl> into a list.
  each('dt', (term) => {
    const meaning = term.nextUntil('dt');
    term.replaceWith($('<li></li>').append(`<strong>${term.html()}</strong> `, meaning.contents()));
    meaning.remove();
  });
  each('a, span, time, small', (one) => {
    const [node] = one;
    if (one.hasClass('since') && one.text() !== one.parent().text()) one.prepend('(').append(')');
    // Only its styles may separate it from the words before it.
    const before = one.prev('input').attr('value') ?? (node?.prev ? $(node.prev).text() : '');
    if (/[\p{L}\p{N}).?…]$/u.test(before) && /^[\p{L}\p{N}]/u.test(one.text())) one.before(' ');
  });
  // A heading names its ID and its old IDs, which are empty anchors in it or in a paragraph before it.
  each('h1, h2, h3, h4, h5, h6', (heading) => {
    if (heading.attr('id')) heading.append(`<a id="${heading.attr('id')}"></a>`);
    const before = heading.prev('p:has(> a[id])');
    if (before.text().trim() === '') heading.append(before.contents());
  });
  each('li[id]', (item) => item.prepend(`<a id="${item.attr('id')}"></a>`));
  each('a[id]:not([href])', (anchor) => anchor.replaceWith(` {#${anchor.attr('id')}} `));
  return root.html() ?? '';
}
