import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {Prism} from './prism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-batch';
import 'prismjs/components/prism-clojure';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-docker';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-powershell';
import 'prismjs/components/prism-properties';
import 'prismjs/components/prism-ruby';
import 'prismjs/components/prism-turtle';
import 'prismjs/components/prism-velocity';

/** What a fence may be called besides the languages below: shown as it is. */
const PLAIN = ['text', 'csv', 'tsv'];
/** The languages of this site's code, by the names that Prism knows. Sorted, so that errors read well. */
export const LANGUAGES = [
  'bash',
  'batch',
  'clojure',
  'css',
  'diff',
  'docker',
  'html',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'markdown',
  'powershell',
  'properties',
  'python',
  'ruby',
  'sql',
  'turtle',
  'typescript',
  'velocity',
  'xml',
  'yaml',
];

/**
 * The kinds of token that have a color, with their class. src/css/code.css colors the classes.
 * What is not listed keeps the color of the text, and costs no element.
 */
const CLASSES: Record<string, string> = {
  ...named('tok-comment', ['comment', 'prolog', 'doctype', 'cdata']),
  ...named('tok-keyword', ['keyword', 'operator', 'boolean', 'important', 'atrule']),
  ...named('tok-string', ['string', 'char', 'attr-value', 'regex', 'inserted', 'url']),
  ...named('tok-number', ['number', 'constant', 'symbol', 'builtin']),
  ...named('tok-name', ['function', 'class-name', 'tag', 'property', 'attr-name', 'key']),
  ...named('tok-deleted', ['deleted']),
};

function named(className: string, kinds: string[]): Record<string, string> {
  return Object.fromEntries(kinds.map((kind) => [kind, className]));
}

interface Token {
  type: string;
  content: Stream;
}
type Stream = string | Token | (string | Token)[];

/** The elements of a token stream; neighboring texts become one. */
function toHast(stream: Stream): ElementContent[] {
  if (typeof stream === 'string') return stream ? [{type: 'text', value: stream}] : [];
  if (Array.isArray(stream)) {
    const nodes: ElementContent[] = [];
    for (const node of stream.flatMap(toHast)) {
      const last = nodes.at(-1);
      if (node.type === 'text' && last?.type === 'text') last.value += node.value;
      else nodes.push(node);
    }
    return nodes;
  }
  const children = toHast(stream.content);
  const className = CLASSES[stream.type];
  return className ? [{type: 'element', tagName: 'span', properties: {className: [className]}, children}] : children;
}

/** Code as elements with a class for each kind of token. `language` is one of {@link LANGUAGES}. */
export function highlight(code: string, language: string): ElementContent[] {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`Prism has no language "${language}".`);
  return toHast(Prism.tokenize(code, grammar) as Stream);
}

/** The language that a fence names (` ```java `), or undefined. */
function languageOf(code: Element): string | undefined {
  const names = code.properties.className;
  const name = Array.isArray(names) ? names.map(String).find((text) => text.startsWith('language-')) : undefined;
  return name?.slice('language-'.length);
}

/**
 * A rehype plugin that colors fenced code while the site is built, so that no page loads a highlighter.
 * An unknown language is an error with the file, the line and the names that are known.
 */
export default function highlightCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, {type: 'element', tagName: 'pre'}, (pre: Element) => {
      const [code] = pre.children;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      const [text] = code.children;
      if (language === undefined || PLAIN.includes(language) || text?.type !== 'text') return;
      if (!LANGUAGES.includes(language)) {
        throw new Error(
          `${file.path}:${pre.position?.start.line ?? '?'}: the code block names the language "${language}". ` +
            `Use one of ${LANGUAGES.join(', ')}, or "text"; src/rehype/highlightCode adds a new one.`,
        );
      }
      code.children = highlight(text.value, language);
    });
  };
}
