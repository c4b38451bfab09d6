import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import checked from '../../data/checkedVersion.json';
import {HEADERS} from '../../lib/examples';

interface Node {
  type: string;
  value?: string;
  children?: Node[];
  data?: object;
  attributes?: unknown;
}

const reasonMark = /^(?:<!--|\/\*)\s*unchecked:\s*([^]*?)\s*(?:-->|\*\/)$/;

/**
 * Says below every table of examples with which version they were checked, and in a row that was not checked, why.
 * The rows tell by the comment that `npm run test:openrefine` reads: `<!-- unchecked: reason -->`.
 */
export default function exampleMarks() {
  return (root: Node): void =>
    visit(root, 'table', (table: Node, index, parent?: Node) => {
      if (!isExampleTable(table)) return undefined;
      const rows = table.children?.slice(1) ?? [];
      const unchecked = rows.filter(markRow).length;
      if (unchecked < rows.length) parent?.children?.splice((index ?? 0) + 1, 0, createStatus(unchecked > 0));
      return SKIP;
    });
}

function isExampleTable({children: [head] = []}: Node): boolean {
  return HEADERS.includes((head?.children ?? []).map((cell) => toString(cell)).join(' | '));
}

/** Replaces the comment in the last cell of a row by words that readers see; false where there is none. */
function markRow(row: Node): boolean {
  const cell = row.children?.at(-1);
  const place = cell?.children?.findIndex((node) => reasonOf(node) !== undefined) ?? -1;
  const comment = cell?.children?.[place];
  if (!cell?.children || !comment) return false;
  // A version that is named already says enough.
  const words = cell.children.some(isSinceMark) ? ', not checked' : ` not checked: ${reasonOf(comment)}`;
  const before = cell.children[place - 1];
  if (before?.type === 'text') before.value = before.value?.trimEnd();
  cell.children[place] = element('span', 'unchecked', words);
  return true;
}

function reasonOf({type, value}: Node): string | undefined {
  return type === 'html' || type === 'mdxTextExpression' ? reasonMark.exec(value?.trim() ?? '')?.[1] : undefined;
}

/** `<span class="since">` as Markdown, as MDX, or as another plugin makes it. */
function isSinceMark({type, value, data, attributes}: Node): boolean {
  return type === 'html' ? /class="since"/.test(value ?? '') : JSON.stringify([data, attributes]).includes('"since"');
}

const createStatus = (someAreNot: boolean): Node =>
  element(
    'p',
    'example-status',
    `Checked with OpenRefine ${checked.version}${someAreNot ? ', but for the marked rows' : ''}`,
  );

/** `data-search-ignore` keeps the words out of the search: they stand below every table. */
function element(hName: string, className: string, value: string): Node {
  return {
    type: 'paragraph',
    data: {hName, hProperties: {className: [className], 'data-search-ignore': 'true'}},
    children: [{type: 'text', value}],
  };
}
