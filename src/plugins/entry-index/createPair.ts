import type {RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {HEADERS} from '../../build/examples';
import {readBlock} from '../../build/pageBlocks';
import {findTableExamples, type TableExample} from '../../build/tableExamples';
import type {Pair} from '../../lib/entryIndex';

/** What fits beside an arrow, in characters. */
const longest = 32;

const isBlank = (value: string): boolean => value === '(blank)';

/** What the first example among the blocks of a section does, short enough for a line of an index. */
export function createPair(nodes: RootContent[]): Pair | undefined {
  const tables = nodes.filter((node) => node.type === 'table');
  const values = tables.find(
    ({children: [head]}) => head?.children.map((cell) => toString(cell)).join(' | ') === HEADERS[0],
  );
  const [rows] = findTableExamples(nodes.map(readBlock)).found;
  return values ? chooseRow(values) : rows && compareRows(rows.example);
}

/** The first row whose value changes into something, or else the shortest one, cut off. */
function chooseRow({children: [, ...rows]}: Table): Pair | undefined {
  const changed = rows
    .map(({children: [, value, result]}): Pair => [showLiteral(toString(value)), showLiteral(toString(result))])
    .filter(([before, after]) => before !== after);
  const full = changed.filter(([, after]) => !isBlank(after));
  const fits = (pair: Pair): boolean => pair.every(({length}) => length <= longest);
  const chosen = full.find(fits) ?? full.sort((one, other) => one.join().length - other.join().length)[0] ?? changed[0];
  return chosen?.map((text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)) as Pair | undefined;
}

/** A value as its cell would show it. What cannot be seen is named or keeps its escape. */
const showLiteral = (literal: string): string =>
  /^(null|"")$/.test(literal)
    ? '(blank)'
    : literal
        .replace(/^"(.*)"$/, '$1')
        .replace(/^ +$/, '␣')
        .replaceAll(/(\\r)?\\n/g, '↵')
        .replaceAll(/\\(["\\])/g, '$1');

/** The first rows, and what becomes of them: only the columns that change, unless rows come or go. */
function compareRows({before: [names = [], ...before], after: [newNames = [], ...after]}: TableExample): Pair {
  const changes = (column: number): boolean =>
    after.length !== before.length ||
    after.some((cells, row) => cells[column] !== before[row]?.[names.indexOf(newNames[column] ?? '')]);
  return [before, after.map((cells) => cells.filter((_, column) => changes(column)))].map((rows) =>
    rows
      .slice(0, 3)
      .map((cells) => cells.map((cell) => cell || '(blank)').join(' · '))
      .join('\n'),
  ) as Pair;
}
