import {load, type CheerioAPI} from 'cheerio';
import {htmlToMarkdown} from './htmlToMarkdown';
import {renderPlainHtml} from './renderPlainHtml';

/** What a built page says, as Markdown, and what its head says about it. */
export interface PageMarkdown {
  title: string;
  description: string;
  markdown: string;
}

/** Reads one built page, as its text or parsed; what is parsed is not changed. `siteTitle` is cut off the end of its title. Throws when the page has no text. */
export function createPageMarkdown(html: string | CheerioAPI, pageUrl: string, siteTitle: string): PageMarkdown {
  const $ = typeof html === 'string' ? load(html) : html;
  const isWritten = $('html').is('.docs-doc-page, .blog-post-page');
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
