import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {GrelChapter} from '../../data/grel/functions.schema';
import type {IndexEntry} from '../../lib/entryIndex';
import {functionId, isMarked, renderSignature, shortVersion} from '../../build/grelFunctions';
import {parseMarkdown} from '../../build/pageBlocks';
import {createPair} from './createPair';

const withId = /\s*\{#([\w-]+)\}$/;
const oldId = /<a id="([^"]+)">/g;

const isSection = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;

/** The first line of a paragraph is its first sentence: the docs have one sentence per line. */
const firstSentence = (node: RootContent | undefined): string =>
  node?.type === 'paragraph' ? (toString(node, {includeHtml: false}).split('\n')[0]?.trim() ?? '') : '';

/** The first sentence of what to do about a message. */
const findRemedy = (nodes: RootContent[]): string | undefined =>
  nodes
    .flatMap((node) => (node.type === 'list' ? node.children : []))
    .map((item) => /^What to do: (.+?)(?:(?<=\.) (?=[A-Z])|$)/.exec(toString(item))?.[1])
    .find(Boolean);

/**
 * The sections of a page, by their headings of the second level, without the last one, which leads to other pages.
 * `phrasings` is what readers type for each, by its id; `versions` are those that introduced a title in code.
 */
export function createEntries(
  markdown: string,
  phrasings: Record<string, string[]> = {},
  versions: ReadonlyMap<string, string> = new Map(),
): IndexEntry[] {
  const {children}: Root = parseMarkdown(markdown);
  return children.flatMap((node, place) => {
    const id = isSection(node) ? withId.exec(toString(node))?.[1] : undefined;
    if (!isSection(node) || id === undefined || id === 'next') return [];
    const before = children[place - 1];
    const title = toString(node).replace(withId, '');
    const after = children.slice(place + 1);
    const section = after.slice(0, after.findIndex(isSection));
    const isCode = node.children[0]?.type === 'inlineCode';
    return {
      ids: [id, ...(before?.type === 'paragraph' ? readOldIds(before.children) : [])],
      title,
      ...(isCode ? {isCode, ...sinceOf(versions.get(title))} : {pair: createPair(section)}),
      text: findRemedy(section) ?? firstSentence(after[0]),
      words: phrasings[id] ?? [],
    };
  });
}

const sinceOf = (version?: string): {since?: string} =>
  version !== undefined && isMarked(version) ? {since: shortVersion(version)} : {};

/** Ids that the section had before, in empty anchors on the line before its heading. */
const readOldIds = (nodes: {type: string; value?: string}[]): string[] =>
  nodes.flatMap(({type, value}) =>
    type === 'html' ? [...(value ?? '').matchAll(oldId)].map(([, id = '']) => id) : [],
  );

export const createFunctionEntries = ({functions}: GrelChapter, phrasings: Record<string, string[]>): IndexEntry[] =>
  functions.map(({name, oldIds = [], since, purpose, synonyms, signatures}) => ({
    ids: [functionId(name), ...oldIds],
    title: signatures.map((signature) => renderSignature(name, signature)).join('\n'),
    isCode: true,
    ...sinceOf(since),
    text: toString(parseMarkdown(purpose)),
    words: [...synonyms, ...(phrasings[functionId(name)] ?? [])],
  }));
