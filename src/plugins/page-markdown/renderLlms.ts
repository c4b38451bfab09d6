import {escapeText} from './escapeMarkdown';

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
  const line = ({title: name, url, description}: ListedPage) =>
    `- [${escapeText(name)}](${url})${description && `: ${escapeText(description)}`}`;
  const parts = sections
    .filter(({pages}) => pages.length > 0)
    .map((section) => `## ${section.title}\n\n${section.pages.map(line).join('\n')}`);
  return `${[`# ${title}`, `> ${escapeText(summary)}`, ...parts].join('\n\n')}\n`;
}
