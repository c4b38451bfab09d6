import type {Html, PhrasingContent, Root, RootContent, Table, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import checked from '../../data/checkedVersion.json';
import {canEvaluate} from '../../grel/written';
import {HEADERS} from '../../build/examples';

const uncheckedComment = /^<!--\s*unchecked:\s*([^]*?)\s*-->$/;

/**
 * Marks the tables of examples: below each, with which version it was checked; in a row that was not checked, why; and
 * in a row that the page can evaluate, a button to try it. A table that follows `<!-- try -->` can be tried as a whole.
 */
export default function exampleMarks() {
  return (root: Root): void =>
    visit(root, 'table', (table, index = 0, parent) => {
      if (isTryComment(parent?.children[index - 1])) {
        setProperties(table, {'data-try': 'table'});
        parent?.children.splice(index - 1, 1);
        return [SKIP, index];
      }
      const [head, ...rows] = table.children;
      if (!head || !HEADERS.includes(head.children.map((cell) => toString(cell)).join(' | '))) return undefined;
      addRoles(table, head);
      rows.forEach((row, index) => hideRepeated(row, rows[index - 1]));
      const unchecked = rows.filter(showReason).length;
      if (unchecked < rows.length) parent?.children.splice(index + 1, 0, createStatus(unchecked > 0));
      addButtons(table, head, rows);
      return SKIP;
    });
}

const isTryComment = (node?: RootContent): boolean => node?.type === 'html' && /^<!--\s*try\s*-->$/.test(node.value);

/** On narrow screens, src/css/examples.css shows rows as blocks. Browsers then forget that they are rows of a table. */
function addRoles(table: Table, head: TableRow): void {
  setProperties(table, {role: 'table', className: ['examples']});
  for (const row of table.children) {
    setProperties(row, {role: 'row'});
    for (const cell of row.children) setProperties(cell, {role: row === head ? 'columnheader' : 'cell'});
  }
}

/** An expression that is in the row above as well is read out, and not shown: what differs is the value. */
function hideRepeated({children: [cell]}: TableRow, before?: TableRow): void {
  const [code] = cell?.children ?? [];
  if (!code || code.type !== 'inlineCode' || code.value !== codeOf(before?.children[0])) return;
  code.data = {hProperties: {className: ['visually-hidden']}};
}

/** Adds a last column with buttons, if the page can evaluate any of the rows. */
function addButtons(table: Table, head: TableRow, rows: TableRow[]): void {
  const canBeTried = rows.map(canTry);
  if (!canBeTried.includes(true)) return;
  setProperties(table, {'data-try': 'row'});
  // A row keeps only as many cells as this list has entries.
  table.align?.push(null);
  head.children.push(createTryCell('columnheader', [element('span', 'Try it', {className: ['visually-hidden']})]));
  rows.forEach((row, index) =>
    row.children.push(createTryCell('cell', canBeTried[index] ? [element('button', 'Try it', {type: 'button'})] : [])),
  );
}

/** The first cell is the expression, and the second of three is the value, as in src/components/TryTable/rows. */
function canTry({children: cells}: TableRow): boolean {
  const [expression, value] = [codeOf(cells[0]), cells.length > 2 ? codeOf(cells[1]) : undefined];
  return expression !== undefined && canEvaluate(expression, value ?? 'null');
}

const codeOf = (cell?: TableCell): string | undefined =>
  cell?.children.find((node) => node.type === 'inlineCode')?.value;

/** Replaces the comment in the last cell of a row with words for readers; returns false if there is none. */
function showReason({children: cells}: TableRow): boolean {
  const children = cells.at(-1)?.children ?? [];
  const place = children.findIndex((node) => node.type === 'html' && uncheckedComment.test(node.value));
  if (place < 0) return false;
  const reason = uncheckedComment.exec((children[place] as Html).value)?.[1];
  // A version that is named already says enough.
  const isSince = children.some((node) => node.type === 'html' && node.value.includes('class="since"'));
  const before = children[place - 1];
  if (before?.type === 'text') before.value = before.value.trimEnd();
  children[place] = element('span', isSince ? ', not checked' : ` not checked: ${reason}`, {
    className: ['unchecked'],
    ...ignored,
  });
  return true;
}

const createStatus = (someAreNot: boolean): RootContent => ({
  type: 'paragraph',
  data: {hProperties: {className: ['example-status'], ...ignored}},
  children: [
    {type: 'text', value: `Checked with OpenRefine ${checked.version}${someAreNot ? ', but for the marked rows' : ''}`},
  ],
});

/** Keeps out of the search what is the same at every table. */
const ignored = {'data-search-ignore': 'true'};

const createTryCell = (role: string, children: PhrasingContent[]): TableCell => ({
  type: 'tableCell',
  data: {hProperties: {role, className: ['try'], 'data-needs-script': 'true', ...ignored}},
  children,
});

const element = (hName: string, value: string, hProperties: object): PhrasingContent => ({
  type: 'emphasis',
  data: {hName, hProperties: {...hProperties}},
  children: [{type: 'text', value}],
});

function setProperties(node: Table | TableRow | TableCell, hProperties: object): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...hProperties}};
}
