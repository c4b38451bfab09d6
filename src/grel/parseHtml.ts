import type {HtmlNode} from './scope';

/** Reads HTML by the browser's own parser. Nothing in it runs, loads, or comes into the page. */
export function parseHtml(html: string): HtmlNode {
  return {name: '#root', attributes: [], children: toHtmlNodes(new DOMParser().parseFromString(html, 'text/html'))};
}

function toHtmlNodes({childNodes}: Node): (HtmlNode | string)[] {
  return Array.from(childNodes, (node) => {
    if (node instanceof Text) return node.data;
    const attributes = node instanceof Element ? Array.from(node.attributes) : [];
    return {
      name: node instanceof Element ? node.localName : node.nodeName === '#comment' ? '#comment' : '#doctype',
      attributes: attributes.map(({name, value}): [string, string] => [name, value]),
      children: node instanceof Comment ? [node.data] : toHtmlNodes(node),
    };
  });
}
