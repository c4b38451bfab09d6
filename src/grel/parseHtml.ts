import type {HtmlNode} from './scope';

/** Reads HTML by the browser's own parser. Nothing in it runs, loads, or comes into the page. */
export function parseHtml(html: string): HtmlNode {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return {name: '#root', attributes: [], children: [toHtmlNode(document.documentElement)]};
}

function toHtmlNode(element: Element): HtmlNode {
  return {
    name: element.localName,
    attributes: Array.from(element.attributes, ({name, value}): [string, string] => [name, value]),
    children: Array.from(element.childNodes).flatMap((node): (HtmlNode | string)[] => {
      if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
      return node.nodeType === Node.ELEMENT_NODE ? [toHtmlNode(node as Element)] : [];
    }),
  };
}
