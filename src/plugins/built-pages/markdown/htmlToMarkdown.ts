import type {Html, Nodes, PhrasingContent, TableCell} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

const lineBreak: Html = {type: 'html', value: '<br>'};

/** Writes a block as lines of text, because a table cell in Markdown cannot contain blocks. */
function linesOf(block: Nodes): PhrasingContent[][] {
  if (block.type === 'list' || block.type === 'listItem') return block.children.flatMap(linesOf);
  if (block.type === 'code') return block.value.split('\n').map((value) => [{type: 'inlineCode', value}]);
  return 'children' in block ? [block.children as PhrasingContent[]] : [];
}

const cell: Handle = (state, node) => {
  const lines = state.toFlow(state.all(node)).flatMap(linesOf);
  const children = lines.flatMap((line, index) => (index > 0 ? [lineBreak, ...line] : line));
  const others = Array.from({length: Number(node.properties.colSpan ?? 1) - 1}, () => []);
  return [children, ...others].map((content): TableCell => ({type: 'tableCell', children: content}));
};

const code: Handle = (_state, {properties}) => ({type: 'inlineCode', value: String(properties.dataText)});

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {
    nodeHandlers: {comment: () => undefined},
    handlers: {
      br: (state) => (state.inTable ? lineBreak : {type: 'break'}),
      code,
      dl: (state, node, parent) => state.handlers.ul?.(state, node, parent),
      td: cell,
      th: cell,
    },
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', resourceLink: true});

/** Turns the HTML of renderPlainHtml into Markdown. Links are resolved against its `<base>`. */
export function htmlToMarkdown(html: string): string {
  // An ampersand in a URL needs no backslash, which people would copy with the URL.
  return String(processor.processSync(html)).replace(/\]\(\S+\)/gu, (address) => address.replaceAll('\\&', '&'));
}
