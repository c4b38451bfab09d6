import {readFileSync} from 'node:fs';
import {beforeAll, expect, test} from 'vitest';
import {createInputs} from '../../src/components/Session/evaluateRows';
import {cluster} from '../../src/components/Session/model/cluster';
import {exportedRows} from '../../src/components/Session/model/exportedRows';
import {findNeighbors} from '../../src/components/Session/model/findNeighbors';
import {columns} from '../../src/components/Session/model/objects';
import {reduceSession} from '../../src/components/Session/model/reduceSession';
import * as model from '../../src/components/Session/model/session';
import {evaluate} from '../../src/grel';
import {renderCsv} from '../../src/lib/renderCsv';
import {createRandom, pick as pickFrom} from './grelExpressions';
import type {Project} from './openRefineClient.mjs';
import {sharedOpenRefine} from './sharedOpenRefine';

const SEQUENCES = 200;
const EXPRESSIONS = String.raw`value.trim(); value.replace(/[\p{Zs}\s]+/,' '); value.toTitlecase(); value.toUppercase();
value.toLowercase(); value.toNumber(); grel:value.replace("about", "c."); grel:value.toNumber() / 2.0; grel:null; grel:"";
grel:value.toNumber() * 10000000.0; grel:value + ", \"new\""; grel:value.split(" "); grel:value.length() > 8;
grel:value + "\n x"; grel:cells.Maker.value; grel:value.foo(); grel:value.substring(; grel:value.toNumber() - 1850;
grel:rowIndex * -0.0; grel:value.toString().fingerprint()`.split(/;\s/);
const TEXTS = ['', 'Hale, Edith', 'photograph', ' x ', 'say "yes"', 'Whitcomb & Son', '1859', 'ÉDITH'];

type Fields = Record<string, string>;

const {client} = sharedOpenRefine();
let project: Project;

beforeAll(async () => {
  project = await client.createProject('session', readFileSync('static/lessons/objects-24.csv', 'utf8'));
});

/** A choice as the program's facet shows it: its value `v` has a type, and `s` says whether it is selected. */
interface Choice {
  v: {v: unknown; l: string};
  c: number;
  s: boolean;
}
/** What the program's facets show: by column, because the model has at most one for each. */
type Shown = Map<number, {choices: Choice[]; blankChoice?: Choice}>;

/** The facets as the program's page sends them: each with the selected choices that it shows. */
const engineOf = (facets: readonly model.Facet[], shown: Shown) =>
  JSON.stringify({
    mode: 'row-based',
    facets: facets.map(({column}) => ({
      type: 'list',
      name: columns[column],
      columnName: columns[column],
      expression: 'value',
      selection: shown.get(column)?.choices.flatMap(({v, s}) => (s ? [{v}] : [])) ?? [],
      selectBlank: shown.get(column)?.blankChoice?.s ?? false,
    })),
  });

/** Lists and what is in them in one order, which differs between the two where only the case or the size is the same. */
const sort = (lists: string[][]) => lists.map((list) => JSON.stringify([...list].sort())).sort();
const methods = [
  {find: cluster, config: {type: 'binning', function: 'fingerprint', params: {}}},
  {find: findNeighbors, config: {type: 'knn', function: 'levenshtein', params: {radius: 1, 'blocking-ngram-size': 6}}},
];

test(`${SEQUENCES} random sequences end in the session as in the program`, async () => {
  const post = (command: string, fields: Fields) => client.post(`core/${command}`, {project: project.id, ...fields});
  let refusals = 0;
  for (let seed = 1; seed <= SEQUENCES; seed++) {
    const random = createRandom(seed);
    const pick = <T>(list: readonly T[]) => pickFrom(random, list);
    const trail: string[] = [];
    const where = () => `sequence ${seed}: ${trail.join(' → ')}`;
    let state = model.initialState;
    let entries = [0];
    const shown: Shown = new Map();
    await post('undo-redo', {lastDoneID: '0'});

    /** Lets the facets show what they find, as the program's page does after each click. */
    const refresh = async () => {
      const {facets} = await post('compute-facets', {engine: engineOf(state.facets, shown)});
      for (const [at, {column}] of state.facets.entries()) shown.set(column, facets[at]);
    };
    const findChoice = (column: number, text: string): Choice => {
      const {choices = [], blankChoice} = shown.get(column) ?? {};
      const found = text ? choices.filter(({v}) => v.l === text) : [blankChoice];
      const choice = found.find((one) => one?.s) ?? found[0];
      if (!choice) throw new Error(`${where()}: the program's facet doesn't have the choice "${text}".`);
      return choice;
    };

    /** Performs a change in both; what the session refuses is no change. */
    const change = async (action: model.SessionAction, command: string, fields: Fields, facets = state.facets) => {
      const before = state;
      state = reduceSession(state, action);
      const engine = engineOf(facets, shown);
      const answer = await post(command, {engine, ...fields}).catch((error: Error) => error);
      if (state.history === before.history) {
        refusals++;
        expect(JSON.stringify(answer.message), where()).toContain(JSON.stringify(state.notice).slice(1, -1));
        return;
      }
      expect(answer.historyEntry?.description, where()).toBe(state.notice);
      entries = [...entries.slice(0, before.at + 1), answer.historyEntry.id];
    };

    for (let count = pick([6, 7, 8, 9, 10, 11]); count > 0; count--) {
      const columnName = pick(columns);
      const column = columns.indexOf(columnName);
      const kind = pick(['facet', 'select', 'select', 'merge', 'rename', 'transform', 'transform', 'go'] as const);
      const facet = state.facets.length > 0 ? pick(state.facets) : undefined;
      const choices = facet ? model.choicesOf(state, facet) : {choices: [], blank: 0};
      const choice = pick([...choices.choices.map(({value}) => value), ...(choices.blank ? [''] : [])]);
      trail.push(`${kind} ${columnName}`);
      if (kind === 'facet') state = reduceSession(state, {type: 'facet', column});
      if (kind === 'select' && facet && choice !== undefined) {
        const toggle = pick([true, false]);
        trail.push(`${columns[facet.column]}: "${choice}"`);
        const clicked = findChoice(facet.column, choice);
        const {choices: all = [], blankChoice} = shown.get(facet.column) ?? {};
        const others = [...all, ...(blankChoice ? [blankChoice] : [])].filter((one) => one !== clicked);
        clicked.s = !clicked.s || (!toggle && others.some(({s}) => s));
        if (!toggle) for (const other of others) other.s = false;
        state = reduceSession(state, {type: 'select', column: facet.column, choice, toggle});
      }
      if (kind === 'merge') {
        const {find, config} = pick(methods);
        const found = find(model.countValues(model.rowsOf(state), model.matchingRows(state), column));
        const clusterer = JSON.stringify({...config, column: columnName});
        const engine = engineOf(state.facets, shown);
        const tool: {v: unknown}[][] = await post('compute-clusters', {engine, clusterer});
        const ours = found.map(({members}) => members.map(({value}) => value));
        const theirs = tool.map((one) => one.map(({v}) => String(v)));
        expect(sort(ours), `${where()} by ${config.type}`).toEqual(sort(theirs));
        const edits = ours.map((from) => ({from, to: pick([from[0] ?? '', pick(TEXTS)])}));
        if (edits.length > 0) {
          const fields = {columnName, expression: 'value', edits: JSON.stringify(edits)};
          await change({type: 'merge', column, edits}, 'mass-edit', fields);
        }
      }
      if (kind === 'rename' && facet && choice !== undefined) {
        const to = pick(TEXTS);
        trail.push(`${columns[facet.column]}: "${choice}" to "${to}"`);
        const edited = findChoice(facet.column, choice);
        // The page lists these differences.
        if (choice && (String(edited.v.v) !== choice || (edited.s && (!to || edited.c === 0)))) continue;
        const edits = JSON.stringify([choice ? {from: [edited.v.v], to} : {fromBlank: true, to}]);
        const fields = {columnName: columns[facet.column] ?? '', expression: 'value', edits};
        const others = state.facets.filter((other) => other !== facet);
        await change({type: 'rename', column: facet.column, from: choice, to}, 'mass-edit', fields, others);
        if (choice) edited.v.v = to;
      }
      if (kind === 'transform') {
        const expression = pick(EXPRESSIONS);
        trail.push(expression);
        const {numbers, inputs} = createInputs(state, column);
        const results = new Map(inputs.map((input, at) => [numbers[at] ?? -1, evaluate(expression, input)]));
        const fields = {columnName, expression, onError: 'keep-original', repeat: 'false', repeatCount: '10'};
        // Without a row, the session evaluates nothing and cannot find a fault.
        if (results.size > 0) await change({type: 'transform', column, expression, results}, 'text-transform', fields);
      }
      if (kind === 'go') {
        const to = pick([...state.history.keys()]);
        state = reduceSession(state, {type: 'go', to});
        await post('undo-redo', {lastDoneID: String(entries[to])});
      }
      await refresh();
    }

    // The program finds a selected choice whose values have got another type only with the next click.
    await refresh();
    for (const facet of state.facets) {
      const {choices, blank} = model.choicesOf(state, facet);
      const {choices: all = [], blankChoice} = shown.get(facet.column) ?? {};
      const tool = all.filter(({v, c}) => c > 0 || all.filter((one) => one.v.l === v.l).length === 1);
      expect(sort([choices.map(({value, count}) => `${value} ${count}`)]), where()).toEqual(
        sort([tool.map(({v, c}) => `${v.l} ${c}`)]),
      );
      expect(blankChoice?.c ?? 0, where()).toBe(blank);
    }
    expect(await client.exportCsv(project, engineOf(state.facets, shown)), where()).toBe(
      renderCsv(exportedRows(state)),
    );
  }
  expect(refusals).toBeGreaterThan(5);
}, 300_000);
