import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {Element} from './element';

/** Reads HTML as browsers do, by the same standard. Nothing in it runs or loads. */
export const parseHtml = (html: string): Element => toElement(parse(html, {scriptingEnabled: false}), '#root', []);

type Attribute = DefaultTreeAdapterTypes.Element['attrs'][number];

function toElement({childNodes}: DefaultTreeAdapterTypes.ParentNode, name: string, attrs: Attribute[]): Element {
  const attributes = attrs.map(({prefix, name, value}) => [prefix ? `${prefix}:${name}` : name, value] as const);
  const element = new Element(name, new Map(attributes), true);
  for (const child of childNodes) {
    if ('tagName' in child) element.append(toElement(child, child.tagName, child.attrs));
    else if ('value' in child)
      element.append({kind: /^(?:script|style)$/.test(name) ? 'data' : 'text', text: child.value});
    else element.append('data' in child ? {kind: 'comment', text: child.data} : {kind: 'declaration', text: ''});
  }
  return element;
}
