import {escapeHtml} from '../../../lib/search/escapeHtml';
import {htmlToMarkdown} from './htmlToMarkdown';

/** A page in the list: its title, the address of its Markdown twin, and its description. */
export interface ListedPage {
  title: string;
  url: string;
  description: string;
}

export interface LlmsSection {
  title: string;
  pages: ListedPage[];
}

/** The text of `llms.txt`, in the form of https://llmstxt.org: what the site is, and its pages as Markdown. */
export function renderLlms(title: string, summary: string, sections: LlmsSection[]): string {
  const item = ({title: name, url, description}: ListedPage) =>
    `<li><a href="${url}">${escapeHtml(name)}</a>${description && `: ${escapeHtml(description)}`}</li>`;
  const parts = sections
    .filter(({pages}) => pages.length > 0)
    .map((section) => `<h2>${section.title}</h2><ul>${section.pages.map(item).join('')}</ul>`);
  return htmlToMarkdown(`<h1>${title}</h1><blockquote>${escapeHtml(summary)}</blockquote>${parts.join('')}`);
}
