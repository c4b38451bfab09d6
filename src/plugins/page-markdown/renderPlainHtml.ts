import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from '../builtPage';

/** What is not text of the page: ways around, controls, and what only the eye needs. */
const dropped = [
  'nav,form,button,noscript,article > footer,[aria-hidden="true"],img[alt=""]',
  '[data-search-ignore]:not(.unchecked, details),.hash-link,.table-of-contents,.theme-pages-footer-edit-meta-row',
  // A drawn chart: the table below it says the same, and more.
  'figure:has(> details table) > :not(figcaption, details), figure:has(> details table) > details > summary',
].join();

/** What becomes a paragraph in bold. That of a caption comes before its table, where no paragraph may be. */
const titles = '.theme-admonition > :first-child, summary, caption, figcaption > span:first-child:not(:last-child)';

/** The text of a page as HTML without controls, and with plain elements in place of the blocks of this site. */
export function renderPlainHtml($: CheerioAPI, content: Cheerio<Element>): string {
  const root = content.clone();
  const each = (selector: string, change: (one: Cheerio<Element>) => void) =>
    root.find<Element>(selector).each((_index, element) => change($(element)));

  root.find(dropped).remove();
  each('code', (code) => {
    const pre = code.parent('pre');
    // All its spaces, of which rehype-remark would keep one.
    if (pre.length === 0) code.attr('data-text', code.text().replaceAll('\n', ' '));
    // Without the spans of the highlighter.
    else code.text(code.text()).addClass(`${pre.attr('class') ?? ''} language-text`);
  });
  each(titles, (title) => {
    title.parent('.theme-admonition').wrap('<blockquote></blockquote>');
    title.find('strong').contents().unwrap();
    title.replaceWith(`<p><strong>${title.html()}</strong></p>`);
  });
  // Above a post: its title, then the day and the authors in one line.
  each('article > header:has(time)', (header) => {
    const facts = header.find('time, .avatar__name').toArray();
    header.children(':not(h1, h2)').remove();
    header.append(`<p>${facts.map((fact) => $(fact).html()).join(' · ')}</p>`);
  });
  // A term and what it means are an item; htmlToMarkdown makes a list of the <dl>.
  each('dt', (term) => {
    const meaning = term.nextUntil('dt');
    term.replaceWith($('<li></li>').append(`<strong>${term.html()}</strong> `, meaning.contents()));
    meaning.remove();
  });
  each('a, span, time, small', (one) => {
    const [node] = one;
    if (one.hasClass('since') && one.text() !== one.parent().text()) one.prepend('(').append(')');
    // Styles alone may set it apart from the words before.
    const before = one.prev('input').attr('value') ?? (node?.prev ? $(node.prev).text() : '');
    if (/[\p{L}\p{N}).?…]$/u.test(before) && /^[\p{L}\p{N}]/u.test(one.text())) one.before(' ');
  });
  // A heading names its id, and those it had before: empty anchors in it, or in a paragraph before it.
  each('h1, h2, h3, h4, h5, h6', (heading) => {
    if (heading.attr('id')) heading.append(`<a id="${heading.attr('id')}"></a>`);
    const before = heading.prev('p:has(> a[id])');
    if (before.text().trim() === '') heading.append(before.contents());
  });
  each('a[id]:not([href])', (anchor) => anchor.replaceWith(` {#${anchor.attr('id')}} `));
  return root.html() ?? '';
}
