import {readFileSync} from 'node:fs';
import path from 'node:path';
import {h} from 'hastscript';
import type {Root} from 'mdast';
import {OUTCOMES, parseOutcomes, readCells, type Outcome} from '../../build/recipeOutcomes';

const sections = parseOutcomes(readFileSync(OUTCOMES, 'utf8'));
const values = readFileSync('src/data/strangeValues.txt', 'utf8').trim().split(/\r?\n/);
const WORDS = {left: 'Stays as it is:', error: 'Is kept, because of an error:', damaged: 'Comes out wrong:'};

/** Ends each section that was tried on strange cells with a folded line about those that it is not for. */
export default function recipeOutcomes() {
  return (root: Root, file: {path: string}): void => {
    // From the last on, so that the indexes of the others keep their meaning.
    for (const [index, {type, data}] of [...root.children.entries()].reverse()) {
      const key = `${path.parse(file.path).name}#${type === 'heading' && (data as {id?: string} | undefined)?.id}`;
      const lines = [key, `${key} 2`].flatMap((one) => createDetails(sections.get(one) ?? []));
      const next = root.children.findIndex((node, other) => other > index && node.type === 'heading');
      root.children.splice(next < 0 ? root.children.length : next, 0, ...lines);
    }
  };
}

function createDetails(outcomes: Outcome[]) {
  const named = new Set(outcomes.flatMap((one) => readCells(one).map(([cell]) => cell)));
  const others = values.filter((value) => !named.has(value));
  const paragraphs = Object.entries(WORDS).flatMap(([kind, words]) => {
    const cells = outcomes.filter((one) => one.kind === kind).flatMap(readCells);
    const each = cells.flatMap(([cell, result]) =>
      (cell === 'others' ? others : [cell]).flatMap((one) => [
        ' ',
        h('code', one),
        ...(result ? [' becomes ', h('code', result)] : []),
      ]),
    );
    return each.length ? [h('p', h('strong', words), each)] : [];
  });
  const summary = h('summary', "What it leaves alone, and what it isn't for");
  // The search finds a recipe by its own words, not by every cell that it was tried on.
  const data = {hName: 'details', hProperties: {dataSearchIgnore: 'true'}, hChildren: [summary, ...paragraphs]};
  return paragraphs.length ? [{type: 'recipeOutcomes', children: [], data} as never] : [];
}
