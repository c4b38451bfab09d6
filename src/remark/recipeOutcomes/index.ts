import {readFileSync} from 'node:fs';
import path from 'node:path';
import {h} from 'hastscript';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {OUTCOMES, parseOutcomes, readCells, type Outcome} from '../../build/recipeOutcomes';

const sections = parseOutcomes(readFileSync(OUTCOMES, 'utf8'));
const values = readFileSync('src/data/strangeValues.txt', 'utf8').trim().split(/\r?\n/);
/** What an outcome means depends on where the recipe puts its result, which the words before its table say. */
const WORDS = {
  column: {left: 'Is copied as it is:', error: 'Gives a blank cell, because of an error:'},
  facet: {left: 'Appears as it is:', error: 'Appears under (error):'},
  cells: {left: 'Stays as it is:', error: 'Is kept, because of an error:'},
};

/** Ends each section that was tried on strange cells with a folded line about those that it is not for. */
export default function recipeOutcomes() {
  return (root: Root, file: {path: string}): void => {
    // From the last on, so that the indexes of the others keep their meaning.
    for (const [index, {type, data}] of [...root.children.entries()].reverse()) {
      const key = `${path.parse(file.path).name}#${type === 'heading' && (data as {id?: string} | undefined)?.id}`;
      const next = root.children.findIndex((node, other) => other > index && node.type === 'heading');
      const end = next < 0 ? root.children.length : next;
      const words = WORDS[findPlace(root.children.slice(index, end))];
      const both = [key, `${key} 2`].flatMap((one) => (sections.has(one) ? [sections.get(one)] : []));
      const names = both[1] ? ['the first expression', 'the second expression'] : ['it'];
      root.children.splice(end, 0, ...both.flatMap((one, nth) => createDetails(words, one, names[nth])));
    }
  };
}

function findPlace(section: RootContent[]): keyof typeof WORDS {
  const table = section.findIndex(({type}) => type === 'table');
  const words = toString(section.slice(0, table));
  if (/Add column based|new column/.test(words)) return 'column';
  return /Custom text facet/.test(words) ? 'facet' : 'cells';
}

function createDetails(words: Record<'left' | 'error', string>, outcomes: Outcome[] = [], name = '') {
  const named = new Set(outcomes.flatMap((one) => readCells(one).map(([cell]) => cell)));
  // The rows that steps make name no others. Without the rows before, they would tell a reader nothing.
  if (!named.has('others')) return [];
  const others = values.filter((value) => !named.has(value));
  const paragraphs = Object.entries({...words, damaged: 'Comes out wrong:'}).flatMap(([kind, heading]) => {
    const cells = outcomes.filter((one) => one.kind === kind).flatMap(readCells);
    const all = cells.flatMap(([cell, result]) => (cell === 'others' ? others : [cell]).map((one) => [one, result]));
    // Nobody reads a hundred cells. Three from different places differ from each other, because like cells adjoin.
    const shown = all.filter((_, index) => index % Math.ceil(all.length / 3) === 0);
    const rest = all.length > shown.length ? `, and ${all.length - shown.length} more that we tried` : '';
    const each = shown.flatMap(([one, result], place) => [
      place ? ', ' : ' ',
      h('code', one),
      ...(result ? [' becomes ', h('code', result)] : []),
    ]);
    return each.length ? [h('p', h('strong', heading), each, rest)] : [];
  });
  const summary = h('summary', `What ${name} leaves alone, and what it isn't for`);
  // The search finds a recipe by its own words, not by every cell that it was tried on.
  const data = {hName: 'details', hProperties: {dataSearchIgnore: 'true'}, hChildren: [summary, ...paragraphs]};
  return paragraphs.length ? [{type: 'recipeOutcomes', children: [], data} as never] : [];
}
