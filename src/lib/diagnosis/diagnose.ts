import {PHASES} from '../../data/diagnosisPhases';
import {collect} from '../collect';
import {isSameCell, LIMITS, type Cell, type Diagnosis, type Evaluate} from './diagnosis';

/** A spelling or another form, and the rows that have it. */
interface Form {
  value: string;
  rows: number[];
  /** Two of the cells, unless the form is the cell. */
  examples: Cell[];
}

/** Forms of one thing, most frequent first. Spellings of a value can all become the first one. */
interface Cluster {
  id: string;
  members: Form[];
  to: string;
}

/**
 * Of spellings that are as frequent, one without stray spaces or full-width letters comes first, then one with both
 * kinds of letters, and one with a comma if most have it.
 */
const rate = (text: string, hasComma: boolean): number =>
  3 * Number(!/^\s|\s\s|\s$|[^\P{Zs} ]|[\uff01-\uff5e]/u.test(text)) +
  Number(/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)) +
  Number(text.includes(',') === hasComma);

/** Fewer cells show nothing about the column. */
const ENOUGH = 5;

/** The forms that are a fault, of those that have a key in common, in a column with so many cells that are not blank. */
const pick: Record<
  NonNullable<Diagnosis['when']> | 'differ',
  (forms: Form[], filled: number, share: number) => Form[]
> = {
  differ: (forms) => (forms.length > 1 ? forms : []),
  rare: (forms, _, share) => {
    const most = forms[0]?.rows.length ?? 0;
    const all = forms.reduce((sum, {rows}) => sum + rows.length, 0);
    return forms.length > 1 && most >= Math.max(ENOUGH, share * all) ? forms : [];
  },
  mixed: (forms, filled, share) =>
    forms.filter(({rows}) => rows.length >= Math.max(ENOUGH, share * filled)).length > 1 ? forms : [],
  repeated: (forms, filled, share) => {
    const again = forms.filter(({rows}) => rows.length > 1);
    return forms.length - again.length >= Math.max(ENOUGH, share * filled) ? again : [];
  },
};

/** A fault that the column has. */
export interface Finding {
  diagnosis: Diagnosis;
  /** The rows of the cells with the fault. */
  rows: number[];
  /** Every row that the fix changes, with the cell before and after. */
  changes: Map<number, [before: Cell, after: Cell]>;
  /** Two of the cells with the fault. */
  examples: Cell[];
  clusters: Cluster[];
  /** Whether the fix is among the steps. */
  isChosen: boolean;
}

export interface Report {
  findings: Finding[];
  /** The cells after the chosen fixes. */
  cells: Cell[];
  /** Steps as OpenRefine applies them, for a column name. */
  steps: (columnName: string) => object[];
  /** What took too long. */
  slow: Diagnosis[];
}

/** What the reader decided, by the ID of a diagnosis or of a cluster. */
export type Choices = Readonly<Record<string, boolean>>;

const BLANK = {type: 'undefined', text: ''};
const engineConfig = {facets: [], mode: 'row-based'};
const NO_FIX = {fix: undefined, question: undefined, answer: undefined};

export const isChosen = ({id, fix, question}: Diagnosis, choices: Choices): boolean =>
  fix !== undefined && (choices[id] ?? question === undefined);

/** The answers to a question are together; what has no question is alone. */
export const groupByQuestion = <Item>(items: readonly Item[], diagnosisOf: (item: Item) => Diagnosis) => [
  ...collect(items.map((item) => [diagnosisOf(item).question ?? diagnosisOf(item).id, item])).values(),
];

/** Looks for each fault in the cells as the fixes before it have left them, and applies the fixes that are chosen. */
export async function diagnose(
  diagnoses: readonly Diagnosis[],
  column: readonly Cell[],
  choices: Choices,
  evaluate: Evaluate,
): Promise<Report> {
  const findings: Finding[] = [];
  const slow: Diagnosis[] = [];
  const steps: ((columnName: string) => object)[] = [];
  let cells = [...column];
  /** The cells before the fixes of the same phase: an answer that makes numbers of most takes no question away. */
  let start = cells;
  /** Rows that an answer can make blank: what follows says nothing about them. */
  const blank = new Set<number>();

  /** The different cells of the column that was asked about last, and the place of each cell among them. */
  let known: {of: readonly Cell[]; different: Cell[]; places: number[]} | undefined;

  /** The results for each cell. The same value is evaluated once. */
  async function evaluateCells(expression: string, of: readonly Cell[]) {
    if (known?.of !== of) {
      const groups = collect(of.map((cell) => [`${cell?.type} ${cell?.text}`, cell ?? BLANK] as const));
      const order = new Map([...groups.keys()].map((key, place) => [key, place]));
      const places = of.map((cell) => order.get(`${cell?.type} ${cell?.text}`) ?? -1);
      known = {of, different: [...groups.values()].map(([first]) => first), places};
    }
    const results = await evaluate(expression, known.different);
    if (!results) throw new Error('slow');
    return known.places.map((place) => results[place] ?? null);
  }

  const findRows = async (expression: string, of = cells): Promise<number[]> =>
    (await evaluateCells(expression, of)).flatMap((result, row) =>
      result instanceof Object && result.text === 'true' && !blank.has(row) ? [row] : [],
    );

  async function examine(diagnosis: Diagnosis): Promise<Finding | undefined> {
    const {find, most, fix, key, pieces, when, share = 50} = diagnosis;
    const found = await findRows(find);
    const filled = cells.filter((cell, row) => cell !== null && !blank.has(row)).length;
    const isMost = async (of: Cell[]): Promise<boolean> =>
      !most || (await findRows(most, of)).length * 100 > (when ? 50 : share) * filled;
    if (found.length === 0 || !((await isMost(cells)) || (start !== cells && (await isMost(start))))) return undefined;
    const finding = {
      diagnosis,
      rows: found,
      changes: new Map<number, [Cell, Cell]>(),
      examples: found.slice(0, 2).map((row) => column[row] ?? null),
      clusters: [],
      isChosen: isChosen(diagnosis, choices),
    };
    if (pieces ?? key)
      return findClusters({...finding, rows: found.filter((row) => cells[row]?.type === 'string')}, filled);
    const results = fix ? await evaluateCells(fix, cells) : [];
    const changes = results.flatMap((after, row) => {
      const before = cells[row] ?? null;
      return before === null || typeof after === 'string' || isSameCell(before, after)
        ? []
        : [[row, [before, after]] as const];
    });
    // What the page cannot evaluate, it cannot show, and a fix that changes nothing is none.
    if (results.includes('declined') || changes.length === 0)
      return {...finding, diagnosis: {...diagnosis, ...NO_FIX}, isChosen: false};
    return {...finding, changes: new Map(changes as [number, [Cell, Cell]][])};
  }

  /** The texts of a list, or the one text, that an expression returns for each cell. */
  async function evaluateLists(expression: string, of: readonly Cell[]): Promise<string[][]> {
    const list = `with(${expression}, list, if(type(list) == "array", list.join("\u001f"), list))`;
    return (await evaluateCells(list, of)).map((result) =>
      result instanceof Object ? [...new Set(result.text.split('\u001f'))].filter(Boolean) : [],
    );
  }

  async function findClusters(finding: Finding, filled: number): Promise<Finding | undefined> {
    const {id, pieces, key, when = 'differ', share = 0} = finding.diagnosis;
    const column = finding.rows.map((row) => cells[row] ?? null);
    const lists = pieces ? await evaluateLists(pieces, column) : column.map((cell) => [cell?.text ?? '']);
    const forms = collect(finding.rows.flatMap((row, at) => (lists[at] ?? []).map((value) => [value, row] as const)));
    const texts = [...forms.keys()].map((text): Cell => ({type: 'string', text}));
    const keys = key ? await evaluateLists(key, texts) : texts.map(() => ['all']);
    const all = [...forms].map(([value, rows]): Form => {
      const different = [...new Map(rows.map((row) => [cells[row]?.text, cells[row] ?? null])).values()];
      const examples = different.filter((cell) => cell?.text.trim() !== value).slice(0, 2);
      return {value, rows, examples};
    });
    const bins = collect(all.flatMap((form, at) => (keys[at] ?? []).map((one) => [one, form] as const)));
    const hasComma = [...forms.keys()].filter((text) => text.includes(',')).length * 2 > forms.size;
    const clusters = new Map<string, Cluster>();
    for (const [one, bin] of bins) {
      bin.sort((a, b) => b.rows.length - a.rows.length || rate(b.value, hasComma) - rate(a.value, hasComma));
      const members = pick[when](bin, filled, share / 100);
      const same = members.map(({value}) => value).join('\u001f');
      if (members[0] && !clusters.has(same)) clusters.set(same, {id: `${id} ${one}`, members, to: members[0].value});
    }
    if (clusters.size === 0) return undefined;
    const found = [...clusters.values()];
    // Of forms that differ, the most frequent one is the least likely to be wrong.
    const first = pieces && when !== 'repeated' ? 1 : 0;
    const faulty = new Set(found.flatMap(({members}) => members.slice(first).flatMap(({rows}) => rows)));
    const merged = pieces ? [] : found.filter((cluster) => choices[cluster.id]);
    const changes = merged.flatMap(({members: [, ...others], to}) =>
      others.flatMap(({rows}) =>
        rows.map((row): [number, [Cell, Cell]] => [row, [cells[row] ?? null, {type: 'string', text: to}]]),
      ),
    );
    const rows = [...faulty].sort((a, b) => a - b);
    return {...finding, rows, clusters: found, changes: new Map(changes), isChosen: merged.length > 0};
  }

  function apply({diagnosis: {fix}, changes, clusters}: Finding): void {
    cells = cells.map((cell, row) => {
      const change = changes.get(row);
      return change ? change[1] : cell;
    });
    const edits = clusters
      .filter(({id}) => choices[id])
      .map(({members, to}) => ({from: members.map(({value}) => value), fromBlank: false, fromError: false, to}));
    steps.push((columnName) =>
      fix
        ? {op: 'core/text-transform', engineConfig, columnName, expression: `grel:${fix}`, onError: 'keep-original'}
        : {op: 'core/mass-edit', engineConfig, columnName, expression: 'value', edits},
    );
  }

  // In the order in which the fixes are safe.
  const ordered = PHASES.flatMap((phase) => diagnoses.filter((one) => one.phase === phase));
  let phase: string | undefined;
  for (const group of groupByQuestion(ordered, (one) => one)) {
    if (group[0].phase !== phase) [phase, start] = [group[0].phase, cells];
    const found: Finding[] = [];
    for (const diagnosis of slow.length < LIMITS.slow ? group : []) {
      try {
        const finding = await examine(diagnosis);
        if (finding) found.push(finding);
      } catch (error) {
        if ((error as Error).message !== 'slow') throw error;
        slow.push(diagnosis);
      }
    }
    // If another answer changes cells, an answer that changes none is left out.
    const answers = found.filter(({diagnosis}) => diagnosis.question);
    findings.push(...(answers.length > 0 ? answers : found));
    for (const {changes} of found) changes.forEach(([, after], row) => after === null && blank.add(row));
    const chosen = found.find((finding) => finding.isChosen);
    if (chosen && chosen.changes.size > 0) apply(chosen);
  }
  findings.sort((one, other) => other.rows.length - one.rows.length);
  /** What is about the rest is named by any others, unless they are about most of the cells. */
  const isRepeated = ({diagnosis: {about = '', fix}, rows}: Finding, at: number): boolean => {
    const others = findings.filter(({diagnosis: one, rows: {length}}, place) =>
      about === 'rest'
        ? one.about !== about && one.phase === 'values' && length * 2 < cells.length
        : place < at && one.about === about,
    );
    return !fix && rows.every((row) => others.some((one) => one.rows.includes(row)));
  };
  return {
    findings: findings.filter((finding, at) => !isRepeated(finding, at)),
    cells,
    steps: (columnName) => steps.map((createStep) => createStep(columnName)),
    slow,
  };
}
