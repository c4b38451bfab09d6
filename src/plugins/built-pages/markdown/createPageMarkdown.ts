import {load, type CheerioAPI} from 'cheerio';
import {htmlToMarkdown} from './htmlToMarkdown';
import {renderPlainHtml} from './renderPlainHtml';

/** The text of a built page as Markdown, with the title and the description from its head. */
interface PageMarkdown {
  title: string;
  description: string;
  markdown: string;
}

/** Reads a built page, which is HTML or already parsed, and does not change it. Removes `siteTitle` from the end of its title. Throws an error if the page has no text. */
export function createPageMarkdown(html: string | CheerioAPI, pageUrl: string, siteTitle: string): PageMarkdown {
  const $ = typeof html === 'string' ? load(html) : html;
  const isWritten = $('html').is('.docs-doc-page, .blog-post-page');
  // A page that Docusaurus generates for a category has no article but those of its cards.
  const article = $('main article:not(section article)').first();
  const content = isWritten && article.length > 0 ? article : $('main').first();
  const text = htmlToMarkdown(`<base href="${pageUrl}">${renderPlainHtml($, content)}`);
  if (text === '') throw new Error(`${pageUrl} has no text in its <main> that could be written as Markdown.`);
  return {
    title: $('head > title')
      .text()
      .replace(new RegExp(` \\| ${siteTitle}$`, 'u'), ''),
    description: $('meta[name="description"]').attr('content') ?? '',
    markdown: `${text}\nSource: <${pageUrl}>\n`,
  };
}
