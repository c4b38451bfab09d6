import type {Element, ElementContent, Root} from 'hast';
import {refractor} from 'refractor/all';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isColored} from './colors';

// A fence may say that it is GREL, which Prism cannot color.
refractor.alias({text: ['grel']});

const classesOf = ({properties: {className}}: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** Keeps one class of each token, and no element at all around those without a color. */
function simplify(nodes: ElementContent[]): ElementContent[] {
  const simple: ElementContent[] = [];
  for (const node of nodes.flatMap(simplifyNode)) {
    const last = simple.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else simple.push(node);
  }
  return simple;
}

function simplifyNode(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = simplify(node.children);
  const type = classesOf(node).find(isColored);
  return type ? [{type: 'element', tagName: 'span', properties: {className: [`tok-${type}`]}, children}] : children;
}

/** Code as text and colored elements. */
export const highlight = (code: string, language: string): ElementContent[] =>
  simplify(refractor.highlight(code, language).children as ElementContent[]);

/**
 * A rehype plugin that colors the code of fences while the site is built, so that no page loads a highlighter.
 * The error for an unknown language names the file and the line.
 */
export default function highlightCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, {type: 'element', tagName: 'pre'}, (pre: Element) => {
      const [code] = pre.children;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const [text] = code.children;
      const name = classesOf(code).find((one) => one.startsWith('language-'));
      const language = name?.slice('language-'.length) ?? 'text';
      if (text?.type !== 'text') return;
      if (!refractor.registered(language)) {
        throw new Error(
          `${file.path}:${pre.position?.start.line ?? '?'}: the code block names the language "${language}". ` +
            `Use "text", or a name from https://prismjs.com/#supported-languages.`,
        );
      }
      code.children = highlight(text.value, language);
    });
  };
}
