import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import checked from '../../data/checkedVersion.json';
import {canEvaluate} from '../../grel/written';
import {HEADERS} from '../../lib/examples';

interface Node {
  type: string;
  value?: string;
  children?: Node[];
  data?: {hName?: string; hProperties?: object; hChildren?: []};
  align?: unknown[];
  attributes?: unknown;
}

const reasonMark = /^(?:<!--|\/\*)\s*unchecked:\s*([^]*?)\s*(?:-->|\*\/)$/;

/**
 * Says below every table of examples with which version they were checked, and in a row that was not checked, why.
 * The rows tell by the comment that `npm run test:openrefine` reads: `<!-- unchecked: reason -->`.
 * A row that a page can evaluate gets a button to try it; a table that follows `<!-- try -->` can be tried as a whole.
 * `asHtml` is for a tree that becomes HTML without React, which makes the cells of short rows.
 */
export default function exampleMarks({asHtml = false} = {}) {
  return (root: Node): void =>
    visit(root, 'table', (table: Node, index, parent?: Node) => {
      const place = index ?? 0;
      if (isTryMark(parent?.children?.[place - 1])) {
        setProperties(table, {'data-try': 'table'});
        parent?.children?.splice(place - 1, 1);
        return [SKIP, place];
      }
      if (!isExampleTable(table)) return undefined;
      markRoles(table);
      const rows = table.children?.slice(1) ?? [];
      const unchecked = rows.filter(markRow).length;
      if (unchecked < rows.length) parent?.children?.splice(place + 1, 0, createStatus(unchecked > 0));
      addButtons(table);
      if (!asHtml) rows.forEach(shorten);
      return SKIP;
    });
}

/** Narrow pages show each row as a block, and browsers may not regard what looks so as a table: src/css/examples.css. */
function markRoles(table: Node): void {
  setProperties(table, {role: 'table', className: ['examples']});
  const [head, ...rows] = table.children ?? [];
  for (const row of [head, ...rows]) {
    if (row) setProperties(row, {role: 'row'});
    row?.children?.forEach((cell) => setProperties(cell, {role: row === head ? 'columnheader' : 'cell'}));
  }
}

const isTryMark = (node?: Node): boolean => node?.type === 'html' && /^<!--\s*try\s*-->$/.test(node.value ?? '');

/** A last column with a button in each row that a page can evaluate, if there is any. */
function addButtons(table: Node): void {
  const [head, ...rows] = table.children ?? [];
  const canBeTried = rows.map(canTry);
  if (!canBeTried.includes(true)) return;
  setProperties(table, {'data-try': 'row'});
  // A row is cut to as many cells as there are entries.
  table.align?.push(null);
  head?.children?.push(createTryCell('columnheader', [element('span', {className: ['visually-hidden']}, 'Try it')]));
  rows.forEach((row, index) =>
    row.children?.push(createTryCell('cell', canBeTried[index] ? [element('button', {type: 'button'}, 'Try it')] : [])),
  );
}

/** A row of nothing but code becomes a few properties, of which src/components/MarkdownRow makes the same cells. */
function shorten(row: Node): void {
  const cells = row.children?.filter((cell) => !isTryCell(cell)) ?? [];
  if (!cells.every(({children: [first, ...more] = []}) => first?.type === 'inlineCode' && more.length === 0)) return;
  const tried = row.children?.find(isTryCell);
  setProperties(row, {
    'data-codes': cells.map(codeOf).join('\n'),
    ...(tried && {'data-try': tried.children?.length ? 'yes' : 'no'}),
  });
  row.data = {...row.data, hChildren: []};
}

/** The first cell is the expression, the next one of three the value. src/components/TryTable reads rows alike. */
function canTry({children: cells = []}: Node): boolean {
  const [expression, value] = [codeOf(cells[0]), cells.length > 2 ? codeOf(cells[1]) : undefined];
  return expression !== undefined && canEvaluate(expression, value ?? 'null');
}

const codeOf = (cell?: Node): string | undefined => cell?.children?.find(({type}) => type === 'inlineCode')?.value;

function setProperties(node: Node, hProperties: object): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...hProperties}};
}

const TRY = {className: ['try'], 'data-search-ignore': 'true', 'data-needs-script': 'true'};

const createTryCell = (role: string, children: Node[]): Node => ({
  type: 'tableCell',
  data: {hProperties: {role, ...TRY}},
  children,
});

const isTryCell = ({data}: Node): boolean =>
  data?.hProperties !== undefined && 'className' in data.hProperties && data.hProperties.className === TRY.className;

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
  cell.children[place] = createMark('span', 'unchecked', words);
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
  createMark(
    'p',
    'example-status',
    `Checked with OpenRefine ${checked.version}${someAreNot ? ', but for the marked rows' : ''}`,
  );

/** `data-search-ignore` keeps the words out of the search: they are below every table. */
const createMark = (hName: string, className: string, value: string): Node =>
  element(hName, {className: [className], 'data-search-ignore': 'true'}, value);

const element = (hName: string, hProperties: object, value: string): Node => ({
  type: 'paragraph',
  data: {hName, hProperties},
  children: [{type: 'text', value}],
});
