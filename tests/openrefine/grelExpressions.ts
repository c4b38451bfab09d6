import {readFileSync} from 'node:fs';
import registry from '../../src/data/grel/registry.json';
import {evaluateValue, type Bindable} from '../../src/grel';
import {isOlder} from './grelExceptions';

/** Expressions of GREL at random, the same ones for each seed. */

const EXPRESSIONS = 2700;
const OF_MARKUP = 300;
/** Expressions in one question to the tool, and the rows that they are asked about. */
const BATCH = 60;
const ROWS = 16;
const SEED = Number(process.env.GREL_SEED ?? 1);

const readData = (name: string) => readFileSync(`tests/openrefine/data/${name}`, 'utf8').trimEnd();

/** Values for the cells, one in each line, as GREL writes them. */
export const VALUES = readData('grelValues.txt').split('\n');

/** Some rows belong to the record of a row before, and the first ones to none. */
export const keyOf = (row: number) => (row % 5 === 3 ? `k${row}` : null);

/** The rows of the project with these values. */
export const createTable = (): Record<string, Bindable>[] =>
  VALUES.map((source, row) => ({Key: keyOf(row), Value: evaluateValue(source, {value: null}) as Bindable}));

/** The inner loop keeps an exception from passing for null, the outer one from ending the batch, and both show types. */
export const wrap = (expression: string) => `forEach([1], outer, forEach([1], inner, ${expression}))`;

interface Alternative {
  template: string;
  /** How often a run used it. */
  uses: number;
}

/**
 * What each kind of expression can be, parted by two spaces. `<kind>` is another expression, `<kind:v>` one about v
 * instead of the value, and what is in `{{` and `}}` can be left out. The first line holds those that need no other.
 */
const kinds = new Map(
  readData('grelGrammar.txt')
    .split(/\n(?=\w)/)
    .map((line) => {
      const [kind = '', rest = ''] = line.split(/: (.*)/s);
      const all = rest.split(/\s{2,}/).map((template): Alternative => ({template, uses: 0}));
      const isSimple = ({template}: Alternative) => !/(?<!\?)<\w+[:>]/.test(template.replace(/<(?:p|jsonP)iece>/g, ''));
      return [kind, {simple: all.filter(isSimple), others: all.filter((one) => !isSimple(one))}] as const;
    }),
);

type Random = () => number;

/** A generator of numbers from 0 to 1 that starts alike each time. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const KINDS = ['any', 'text', 'number', 'whole', 'date', 'boolean', 'array'];

interface Batch {
  expressions: string[];
  rows: number[];
}

/** The expressions of a run, without functions newer than `version`, and the rows that they are asked about. */
export function createBatches(version?: string): Batch[] {
  const random = createRandom(SEED);
  for (const {simple, others} of kinds.values()) for (const one of [...simple, ...others]) one.uses = 0;
  const known = new Set([
    ...registry.functions.filter(({since}) => !version || !isOlder(version, since)).map(({name}) => name),
    ...registry.controls.map(({name}) => name),
  ]);
  const expressions = new Set<string>();
  while (expressions.size < EXPRESSIONS + OF_MARKUP) {
    const expression = createExpression(random, expressions.size < EXPRESSIONS ? undefined : 'markup');
    if (findUsed(expression).every((name) => known.has(name) || name.startsWith(' '))) expressions.add(expression);
  }
  const all = [...expressions];
  const met = new Map<string, Set<number>>();
  return Array.from({length: Math.ceil(all.length / BATCH)}, (_, index) => {
    const batch = all.slice(index * BATCH, (index + 1) * BATCH);
    const used = [...new Set(batch.flatMap(findUsed))].map((name) => {
      const rows = met.get(name) ?? new Set();
      met.set(name, rows);
      return rows;
    });
    // The values that most of these functions have not met yet.
    const newTo = (row: number) => used.filter((rows) => !rows.has(row)).length + random();
    const wanted = VALUES.map((_value, row) => ({row, count: newTo(row)})).sort(
      (one, other) => other.count - one.count,
    );
    const rows = wanted.slice(0, ROWS).map(({row}) => row);
    for (const known of used) for (const row of rows) known.add(row);
    return {expressions: batch, rows};
  });
}

/** The functions and operators of an expression, or of the grammar. */
export const findUsed = (source: string): string[] => source.match(/\w+(?=\()| [-+*/%<>=!]+ /g) ?? [];

/** What the last run did not use of the grammar. */
export const findUnused = (): string[] =>
  [...kinds.values()].flatMap(({simple, others}) =>
    [...simple, ...others].filter(({uses}) => uses === 0).map(({template}) => template),
  );

/** Picks one of those that were used least so far, so that a few thousand expressions use all of them. */
function pickRare(random: Random, from: readonly Alternative[]): string {
  const least = Math.min(...from.map(({uses}) => uses));
  const picked = pick(
    random,
    from.filter(({uses}) => uses === least),
  );
  picked.uses++;
  return picked.template;
}

/** One expression, with up to three nested calls. */
const createExpression = (random: Random, kind = pick(random, KINDS)): string => create(random, kind, 3, 0);

function create(random: Random, kind: string, depth: number, share = 0.35): string {
  const {simple = [], others = []} = kinds.get(kind) ?? {};
  const isSimple = others.length === 0 || (simple.length > 0 && (depth <= 0 || random() < share));
  const template = pickRare(random, isSimple ? simple : others);
  return template
    .replace(/\{\{(.*?)\}\}/g, (_, part: string) => (random() < 0.5 ? part : ''))
    .replace(/<(\w+)(?::(\w))?>/g, (whole, inner: string, name?: string) => {
      if (!kinds.has(inner)) return whole;
      // Now and then an argument of the wrong kind, to see the errors; some would keep the tool busy for ever.
      const canBeWrong = !['size', 'step', 'word', 'piece', 'jsonPiece', 'angle'].includes(inner);
      const expression = create(random, canBeWrong && random() < 0.04 ? 'any' : inner, depth - 1);
      return name ? expression.replaceAll('value', name) : expression;
    });
}
