import type {HtmlTagObject} from '@docusaurus/types';

/** The tag that brings readers without JavaScript their style sheet. A browser that runs scripts never fetches it. */
export const noScript = (baseUrl: string): HtmlTagObject & {attributes: Record<string, string>} => ({
  tagName: 'noscript',
  attributes: {},
  innerHTML: `<link rel="stylesheet" href="${baseUrl}css/no-script.css">`,
});
