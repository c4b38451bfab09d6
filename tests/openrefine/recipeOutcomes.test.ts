import {appendFileSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {parse} from 'csv-parse/sync';
import {beforeAll, expect, test} from 'vitest';
import {parseLiteral, type Literal} from '../../src/grel/literals';
import {OUTCOMES, parseOutcomes, readCells, type Outcome} from '../../src/build/recipeOutcomes';
import type {TableExample} from '../../src/build/tableExamples';
import {collectExamples, readOutcome, renderGrel, renderLiteral, sameLiteral} from '../examples/expressionExamples';
import {readPages} from '../examples/readPages';
import {collectTableExamples} from '../examples/tableExamples';
import {renderCsv} from '../../src/lib/renderCsv';
import {expectNoFaults} from '../expectNoFaults';
import {askTyped, createValuesProject} from './exampleChecker';
import type {Project} from './openRefineClient.mjs';
import {sharedOpenRefine} from './sharedOpenRefine';

const DRAFT = 'DRAFT=1 npx vitest run --project openrefine tests/openrefine/recipeOutcomes.test.ts';

/** A section with an expression or with steps; a section with several expressions has as many entries. */
interface Recipe {
  key: string;
  page: string;
  steps?: TableExample;
  expression?: string;
}

const general = readFileSync('docs/manual/recipes.mdx', 'utf8');
const recipes = readPages().flatMap(([file, markdown]): Recipe[] => {
  if (!/^docs.manual/.test(file)) return [];
  const expressions = /recipes/.test(file) ? collectExamples(file, markdown).examples : [];
  const found = new Map<string, Recipe>();
  const add = (line: number, name: string, recipe: Omit<Recipe, 'key' | 'page'>) => {
    const heading =
      [
        ...markdown
          .split('\n')
          .slice(0, line)
          .join('\n')
          .matchAll(/^#+ .*\{#([\w-]+)\}/gm),
      ].at(-1)?.[1] ?? '';
    const section = `${basename(file).replace(/\.mdx?$/, '')}#${heading}`;
    if (found.has(section + name)) return;
    const others = [...found.values()].filter(({key}) => key.split(' ')[0] === section).length;
    found.set(section + name, {
      key: others ? `${section} ${others + 1}` : section,
      page: general + markdown,
      ...recipe,
    });
  };
  for (const {line, expression} of expressions) add(line, expression, {expression});
  for (const steps of collectTableExamples(file, markdown).examples) {
    if (!steps.unchecked && !JSON.stringify(steps.operations).includes('core/recon'))
      add(steps.line, String(steps.line), {steps});
  }
  return [...found.values()];
});

/** As JSON writes them, but with every character that cannot be seen as an escape. */
const render = (literal: Literal) =>
  renderLiteral(literal).replace(
    /[\p{Cf}\p{Mn}]|[^\P{Zs} ]/gu,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The outcomes name a cell by its line, because the page shows both. */
const cells = readFileSync('src/data/strangeValues.txt', 'utf8').trim().split('\n');
const values = cells.map(parseLiteral);
const rows = parse(readFileSync('src/data/strangeRows.csv')) as string[][];
const judged = parseOutcomes(readFileSync(OUTCOMES, 'utf8'));

const openRefine = sharedOpenRefine();
let project: Project;
beforeAll(async () => {
  project = await createValuesProject(openRefine.client, values.map(renderGrel));
});

/** What the expression makes of each value: nothing where it leaves it, "error" where it fails, else the result. */
async function evaluateAll(expression: string): Promise<(string | undefined)[]> {
  const answers = await askTyped(openRefine.client, project, expression, values.length);
  return answers.map((answer, index) => {
    const result = readOutcome(answer);
    if (result.kind === 'error') return 'error';
    return sameLiteral(result, values[index] as Literal) ? undefined : render(result);
  });
}

/** The strange rows under the columns of the example, after its steps. */
async function replay({before: [names = []], numbers, operations}: TableExample): Promise<string[]> {
  const table = [names, ...rows.map((row) => names.map((_, column) => row[column] ?? ''))];
  const {client} = openRefine;
  // In quotation marks, because the import drops spaces at the ends of the others.
  const csv = table.map((row) => row.map((cell) => cell && `"${cell}"`).join(','));
  const strange = await client.createProject('strange rows', csv.join('\n'), {numbers});
  await client.applyOperations(strange, operations);
  const after = parse(await client.exportCsv(strange)) as string[][];
  await client.deleteProject(strange.id);
  return after.map((row) => renderCsv([row]).trimEnd().replaceAll('\n', '\\n'));
}

const isQuoted = (sentence: string, page: string) => page.replace(/\s+/g, ' ').includes(sentence);

async function findFaults({key, page, steps, expression = ''}: Recipe, outcomes: Outcome[]): Promise<string[]> {
  const faults = outcomes
    .filter(({kind, sentence}) => kind === 'damaged' && !(sentence && isQuoted(sentence, page)))
    .map(({sentence}) => `the page does not say "${sentence ?? ''}". Repair the recipe, or say there what it damages.`);
  if (steps) {
    const expected = outcomes.flatMap(({lines}) => lines);
    const actual = await replay(steps);
    return actual.join('\n') === expected.join('\n')
      ? faults
      : [...faults, `the rows are\n${actual.join('\n')}\nbut ${OUTCOMES} says\n${expected.join('\n')}`];
  }
  const results = await evaluateAll(expression);
  const expected = new Map(
    outcomes.flatMap((outcome) =>
      readCells(outcome).map(([cell, result]) => [cell, outcome.kind === 'error' ? 'error' : result] as const),
    ),
  );
  cells.forEach((cell, index) => {
    const said = expected.has(cell) ? expected.get(cell) : expected.get('others');
    if (!expected.has(cell) && !expected.has('others')) faults.push(`${cell} has no outcome`);
    else if (said !== results[index])
      faults.push(`${cell} gives ${results[index] ?? 'what it was'}, but ${OUTCOMES} says ${said ?? 'left'}`);
  });
  for (const cell of expected.keys()) if (!cells.includes(cell) && cell !== 'others') faults.push(`${cell} is no cell`);
  return faults.map((fault) => `${key}: ${fault}`);
}

async function renderDraft({key, steps, expression = ''}: Recipe): Promise<string> {
  if (steps) return `\n## ${key}\nunjudged\n${(await replay(steps)).map((row) => `  ${row}\n`).join('')}`;
  const groups = new Map<string | undefined, string[]>();
  for (const [index, result] of (await evaluateAll(expression)).entries()) {
    groups.set(result, [...(groups.get(result) ?? []), cells[index] ?? '']);
  }
  const largest = [...groups].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
  const cellsOf = (result?: string) => (result === largest ? 'others' : groups.get(result)?.join(' · '));
  const changed = [...groups.keys()].flatMap((one) =>
    one === undefined || one === 'error' ? [] : `${cellsOf(one)} → ${one}`,
  );
  return [
    `\n## ${key}\n`,
    changed.length ? `unjudged\n  ${changed.join(' · ')}\n` : '',
    groups.has(undefined) ? `left\n  ${cellsOf()}\n` : '',
    groups.has('error') ? `error\n  ${cellsOf('error')}\n` : '',
  ].join('');
}

if (process.env.DRAFT) {
  test('write what has no outcomes yet', async () => {
    for (const recipe of recipes) if (!judged.has(recipe.key)) appendFileSync(OUTCOMES, await renderDraft(recipe));
  });
} else {
  test.each(recipes)('$key does to strange cells what its outcomes say', async (recipe) => {
    const outcomes = judged.get(recipe.key);
    const remedy = `${recipe.key} has no outcomes. Write a draft into ${OUTCOMES} with "${DRAFT}", and judge it.`;
    expect(outcomes, remedy).toBeDefined();
    expectNoFaults(await findFaults(recipe, outcomes ?? []));
  });

  test('no outcomes are left of a recipe that is gone', () => {
    const keys = recipes.map(({key}) => key);
    expectNoFaults(
      [...judged.keys()]
        .filter((key) => !keys.includes(key))
        .map((key) => `${OUTCOMES}: there is no ${key} any more. Remove its outcomes, or rename them.`),
    );
  });
}
