import * as cheerio from 'cheerio';
import type {HtmlNode} from '../../src/grel/scope';

/** A node as cheerio has it. */
interface Node {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

/** Reads HTML where there is no browser, by the same standard. */
export function parseHtml(html: string): HtmlNode {
  return toHtmlNode(cheerio.load(html).root()[0] as unknown as Node);
}

function toHtmlNode({type, name = '', data = '', attribs = {}, children = []}: Node): HtmlNode {
  const isElement = ['tag', 'script', 'style'].includes(type);
  return {
    name: isElement ? name : ({root: '#root', comment: '#comment'}[type] ?? '#doctype'),
    attributes: Object.entries(attribs),
    children:
      type === 'comment'
        ? [data]
        : children.map((child) => (child.type === 'text' ? (child.data ?? '') : toHtmlNode(child))),
  };
}
