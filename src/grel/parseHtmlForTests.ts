import * as cheerio from 'cheerio';
import type {HtmlNode} from './scope';

/** A node as cheerio has it. */
interface Node {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

/** Reads HTML where there is no browser, by the same standard. */
export function parseHtmlForTests(html: string): HtmlNode {
  return toHtmlNode(cheerio.load(html).root()[0] as unknown as Node);
}

function toHtmlNode({name = '#root', attribs = {}, children = []}: Node): HtmlNode {
  return {
    name,
    attributes: Object.entries(attribs),
    children: children.flatMap((child): (HtmlNode | string)[] => {
      if (child.type === 'text') return [child.data ?? ''];
      return ['tag', 'script', 'style'].includes(child.type) ? [toHtmlNode(child)] : [];
    }),
  };
}
