import {isSameCell, LIMITS, PHASES, type Cell, type Diagnosis, type Evaluate} from './diagnosis';

/** Spellings of one value, and the one that all of them get. */
interface Cluster {
  id: string;
  members: {value: string; count: number}[];
  to: string;
}

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

const engineConfig = {facets: [], mode: 'row-based'};

export const isChosen = ({id, fix, question}: Diagnosis, choices: Choices): boolean =>
  fix !== undefined && (choices[id] ?? question === undefined);

/** The answers to a question are together; what has no question is alone. */
export function groupByQuestion<Item>(items: readonly Item[], diagnosisOf: (item: Item) => Diagnosis) {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const {question, id} = diagnosisOf(item);
    groups.set(question ?? id, [...(groups.get(question ?? id) ?? []), item] as [Item, ...Item[]]);
  }
  return [...groups.values()];
}

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

  /** The results for each row. The same value is evaluated once; a blank cell has no faults. */
  async function evaluateRows(expression: string) {
    const different = new Map(cells.flatMap((cell) => (cell ? [[`${cell.type} ${cell.text}`, cell] as const] : [])));
    const results = await evaluate(expression, [...different.values()]);
    if (!results) throw new Error('slow');
    const byValue = new Map([...different.keys()].map((key, place) => [key, results[place] ?? null]));
    return cells.map((cell) => (cell ? (byValue.get(`${cell.type} ${cell.text}`) ?? null) : null));
  }

  const findRows = async (expression: string): Promise<number[]> =>
    (await evaluateRows(expression)).flatMap((result, row) =>
      result instanceof Object && result.text === 'true' ? [row] : [],
    );

  async function examine(diagnosis: Diagnosis): Promise<Finding | undefined> {
    const {find, most, fix, key} = diagnosis;
    const found = await findRows(find);
    const filled = cells.filter((cell) => cell !== null).length;
    if (found.length === 0 || (most && (await findRows(most)).length * 2 <= filled)) return undefined;
    const finding = {
      diagnosis,
      rows: found,
      changes: new Map<number, [Cell, Cell]>(),
      examples: found.slice(0, 2).map((row) => cells[row] ?? null),
      clusters: [],
      isChosen: isChosen(diagnosis, choices),
    };
    if (key) return findClusters(finding, await evaluateRows(key));
    const results = fix ? await evaluateRows(fix) : [];
    // What the page cannot evaluate, it cannot show, so it offers no fix.
    if (results.includes('declined')) return {...finding, diagnosis: {...diagnosis, fix: undefined}, isChosen: false};
    const changes = results.flatMap((after, row) => {
      const before = cells[row] ?? null;
      return before === null || typeof after === 'string' || isSameCell(before, after)
        ? []
        : [[row, [before, after]] as const];
    });
    return {...finding, changes: new Map(changes as [number, [Cell, Cell]][])};
  }

  function findClusters(finding: Finding, keys: (Cell | string)[]): Finding | undefined {
    const bins = new Map<string, Map<string, number>>();
    for (const row of finding.rows) {
      const [cell, key] = [cells[row], keys[row]];
      if (cell?.type !== 'string' || !(key instanceof Object)) continue;
      const bin = bins.get(key.text) ?? new Map<string, number>();
      bins.set(key.text, bin.set(cell.text, (bin.get(cell.text) ?? 0) + 1));
    }
    const clusters = [...bins].flatMap(([key, bin]): Cluster[] => {
      const members = Array.from(bin, ([value, count]) => ({value, count})).sort((a, b) => b.count - a.count);
      return members.length > 1 ? [{id: `${finding.diagnosis.id} ${key}`, members, to: members[0]?.value ?? ''}] : [];
    });
    const targets = new Map(clusters.flatMap(({members, to}) => members.map(({value}) => [value, to] as const)));
    const rows = finding.rows.filter((row) => targets.has(cells[row]?.text ?? ''));
    const chosen = new Set(clusters.filter(({id}) => choices[id]).map(({to}) => to));
    const changes = rows.flatMap((row): [number, [Cell, Cell]][] => {
      const [before, to = ''] = [cells[row] ?? null, targets.get(cells[row]?.text ?? '')];
      return chosen.has(to) && before?.text !== to ? [[row, [before, {type: 'string', text: to}]]] : [];
    });
    return rows.length > 0
      ? {...finding, rows, clusters, changes: new Map(changes), isChosen: chosen.size > 0}
      : undefined;
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
        ? {
            op: 'core/text-transform',
            engineConfig,
            columnName,
            expression: `grel:${fix}`,
            onError: 'keep-original',
            repeat: false,
            repeatCount: 10,
          }
        : {op: 'core/mass-edit', engineConfig, columnName, expression: 'value', edits},
    );
  }

  // In the order in which the fixes are safe.
  const ordered = PHASES.flatMap((phase) => diagnoses.filter((one) => one.phase === phase));
  for (const group of groupByQuestion(ordered, (one) => one)) {
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
    findings.push(...found);
    const chosen = found.find((finding) => finding.isChosen);
    if (chosen && chosen.changes.size > 0) apply(chosen);
  }
  return {
    findings: findings.sort((one, other) => other.rows.length - one.rows.length),
    cells,
    steps: (columnName) => steps.map((createStep) => createStep(columnName)),
    slow,
  };
}
