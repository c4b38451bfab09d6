import {load, type CheerioAPI} from 'cheerio';
import {htmlToMarkdown} from './htmlToMarkdown';
import {renderPlainHtml} from './renderPlainHtml';

interface PageMarkdown {
  title: string;
  description: string;
  markdown: string;
}

/** Reads a built page, which is HTML or already parsed, and does not change it. Removes `siteTitle` from the end of its title. Throws an error if the page has no text. */
export function createPageMarkdown(html: string | CheerioAPI, pageUrl: string, siteTitle: string): PageMarkdown {
  const $ = typeof html === 'string' ? load(html) : html;
  // On a page that Docusaurus generates for a category, the article holds the cards alone.
  const isWritten = $('html').is('.docs-doc-page, .blog-post-page') && $('main h1:not(article h1)').length === 0;
  const content = isWritten ? $('main article').first() : $('main').first();
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
