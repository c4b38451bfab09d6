import {expect, test} from 'vitest';
import {diagnose} from './diagnose';
import {LIMITS, type Cell, type Diagnosis} from './diagnosis';
import {fitText, readColumn} from './readColumn';

const textsOf = (cells: readonly Cell[]) => cells.map((cell) => cell?.text ?? null);
const toCells = (...texts: string[]): Cell[] => texts.map((text) => (text ? {type: 'string', text} : null));

test.each([
  ['lines', 'Oslo\nRome\n', ['Oslo', 'Rome']],
  ['lines of Windows', 'Oslo\r\nRome', ['Oslo', 'Rome']],
  ['blank cells', 'Oslo\n\nRome', ['Oslo', null, 'Rome']],
  ['a cell with a line break, as spreadsheets copy it', '"a\nsaid ""b"""\nRome', ['a\nsaid "b"', 'Rome']],
  ['quotation marks that belong to a cell', '"Emma"\n"Emma", a novel', ['"Emma"', '"Emma", a novel']],
  ['spaces at the ends', ' Oslo \n ', [' Oslo ', ' ']],
  ['nothing', '', []],
])('reads %s', (_, text, cells) => {
  const read = readColumn(text, false);
  expect(textsOf(read.cells)).toEqual(cells);
  expect(read.notice).toBeUndefined();
});

test('reads the first of several columns, and says so', () => {
  expect(readColumn('City\tYear\nOslo\t1920\n\t1921', true)).toEqual({
    name: 'City',
    cells: toCells('Oslo', ''),
    notice: expect.stringContaining('several columns') as string,
  });
});

test('reads as many cells as it can show, and says what it left out', () => {
  const {cells, notice} = readColumn('x\n'.repeat(LIMITS.cells + 1), false);
  expect(cells).toHaveLength(LIMITS.cells);
  expect(notice).toContain(`only the first ${LIMITS.cells} cells`);
  expect(fitText('x'.repeat(LIMITS.characters + 1))).toEqual({notice: expect.stringContaining('1 MB') as string});
  const long = 'x'.repeat(LIMITS.line);
  expect(fitText(`${long}\n${long}x\nOslo`)).toEqual({
    text: `${long}\nOslo`,
    notice: `Lines of more than ${LIMITS.line} characters were left out: 1.`,
  });
  expect(fitText('x\n'.repeat(LIMITS.lines)).text?.split('\n')).toHaveLength(LIMITS.lines);
  expect(fitText('Oslo\n')).toEqual({text: 'Oslo\n'});
});

/** A diagnosis whose expressions are functions of the text. */
const functions = new Map<string, (text: string) => string | boolean | null>();
function create(id: string, parts: Partial<Diagnosis>, find: RegExp, fix?: (text: string) => string | null): Diagnosis {
  functions.set(`${id} find`, (text) => find.test(text));
  if (fix) functions.set(`${id} fix`, fix);
  const base = {id, to: '/', title: id, sees: id, keeps: '', phase: 'values' as const};
  return {...base, find: `${id} find`, ...(fix && {fix: `${id} fix`}), ...parts};
}
const evaluate = (expression: string, cells: Cell[]) =>
  Promise.resolve(
    cells.map((cell) => {
      const result = functions.get(expression)?.(cell?.text ?? '') ?? null;
      return result === null ? null : {type: typeof result, text: String(result)};
    }),
  );

const trim = create('trim', {phase: 'spaces'}, /^ | $/, (text) => text.trim());
const upper = create('upper', {phase: 'values'}, /^[a-z]+$/, (text) =>
  /^[a-z]+$/.test(text) ? text.toUpperCase() : text,
);

test('a fix sees the cells as the safe ones before it have left them, whatever the order of the pages', async () => {
  const {cells, findings, steps} = await diagnose([upper, trim], toCells(' a', 'b', '', 'C'), {}, evaluate);
  expect(textsOf(cells)).toEqual(['A', 'B', null, 'C']);
  expect(findings.map(({diagnosis, rows}) => [diagnosis.id, rows])).toEqual([
    ['upper', [0, 1]],
    ['trim', [0]],
  ]);
  expect(steps('City')).toMatchObject([
    {op: 'core/text-transform', columnName: 'City', expression: 'grel:trim fix', onError: 'keep-original'},
    {columnName: 'City', expression: 'grel:upper fix'},
  ]);
});

test('a fix that is not chosen changes nothing, and is no step', async () => {
  const report = await diagnose([upper, trim], toCells(' a', 'b'), {trim: false}, evaluate);
  expect(textsOf(report.cells)).toEqual([' a', 'B']);
  expect(report.steps('City')).toHaveLength(1);
});

test('nothing is guessed: the answers to a question see the same cells, and none is chosen', async () => {
  const asked = {question: 'Which?'};
  const day = create('day', {...asked, answer: 'The day'}, /\//, (text) => text.replace('/', '.'));
  const month = create('month', {...asked, answer: 'The month'}, /\//, (text) => text.replace('/', '-'));
  const open = await diagnose([day, month], toCells('1/2'), {}, evaluate);
  expect(textsOf(open.cells)).toEqual(['1/2']);
  expect(open.findings.map(({changes}) => changes.get(0)?.[1]?.text)).toEqual(['1.2', '1-2']);
  const answered = await diagnose([day, month], toCells('1/2'), {month: true}, evaluate);
  expect(textsOf(answered.cells)).toEqual(['1-2']);
  expect(answered.findings).toHaveLength(2);
});

test('a fault that depends on the column counts only if most of the cells are alike', async () => {
  const text = create('text', {most: 'digits'}, /[a-z]/);
  functions.set('digits', (cell) => /^\d+$/.test(cell));
  expect((await diagnose([text], toCells('1', '2', 'x'), {}, evaluate)).findings).toHaveLength(1);
  expect((await diagnose([text], toCells('1', 'x', 'y'), {}, evaluate)).findings).toHaveLength(0);
});

test('spellings are merged only in the groups that the reader agrees with', async () => {
  const spelling = create('spelling', {phase: 'spellings', key: 'lower'}, /./);
  functions.set('lower', (text) => text.toLowerCase());
  const column = toCells('Oslo', 'OSLO', 'Oslo', 'Rome', 'rome');
  const {findings, cells} = await diagnose([spelling], column, {}, evaluate);
  expect(textsOf(cells)).toEqual(textsOf(column));
  const [oslo] = findings[0]?.clusters ?? [];
  expect(oslo).toMatchObject({to: 'Oslo', members: [{count: 2}, {value: 'OSLO', count: 1}]});
  const merged = await diagnose([spelling], column, {[oslo?.id ?? '']: true}, evaluate);
  expect(textsOf(merged.cells)).toEqual(['Oslo', 'Oslo', 'Oslo', 'Rome', 'rome']);
  expect(merged.steps('City')).toMatchObject([{op: 'core/mass-edit', edits: [{from: ['Oslo', 'OSLO'], to: 'Oslo'}]}]);
});

test('what takes too long is named, and after three of them the search ends', async () => {
  const slow = [1, 2, 3, 4].map((number) => create(`slow ${number}`, {}, /./));
  const report = await diagnose([...slow, trim], toCells(' a'), {}, (expression, cells) =>
    expression.startsWith('slow') ? Promise.resolve(undefined) : evaluate(expression, cells),
  );
  expect(report.slow.map(({id}) => id)).toEqual(['slow 1', 'slow 2', 'slow 3']);
  expect(report.findings.map(({diagnosis}) => diagnosis.id)).toEqual(['trim']);
});

test('a fix that the page cannot evaluate is not offered', async () => {
  const report = await diagnose([upper], toCells('a'), {}, (expression, cells) =>
    expression === 'upper fix' ? Promise.resolve(['declined']) : evaluate(expression, cells),
  );
  expect(report.findings[0]?.diagnosis.fix).toBeUndefined();
  expect(textsOf(report.cells)).toEqual(['a']);
});
