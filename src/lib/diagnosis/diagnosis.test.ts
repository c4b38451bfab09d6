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
  ['marks that stand for the value above', 'Oslo\n"\nRome\n"\n"\n', ['Oslo', '"', 'Rome', '"', '"']],
  ['such marks in lines of Windows', 'Oslo\r\n"\r\n"\r\nRome', ['Oslo', '"', '"', 'Rome']],
  ['a cell that begins with a line break', '"\nOslo"\n"\nRome"', ['\nOslo', '\nRome']],
  ['spaces at the ends', ' Oslo \n ', [' Oslo ', ' ']],
  ['nothing', '', []],
])('reads %s', (_, text, cells) => {
  const read = readColumn(text, false);
  expect(textsOf(read.cells)).toEqual(cells);
  expect(read.notice).toBeUndefined();
});

test('keeps a tab in a cell if not every line has one', () => {
  expect(readColumn('Oslo\n\t1921\nBergen', false)).toEqual({cells: toCells('Oslo', '\t1921', 'Bergen')});
});

test('reads the first of several columns, and says so', () => {
  expect(readColumn(' City \tYear\nOslo\t1920\n\t1921', true)).toEqual({
    name: 'City',
    cells: toCells('Oslo', ''),
    notice: expect.stringContaining('several columns') as string,
  });
});

test('reads the first column also where the last cell is blank', () => {
  expect(textsOf(readColumn('Oslo\t1920\nRome\t', false).cells)).toEqual(['Oslo', 'Rome']);
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
  const full = `${'x'.repeat(60)}\n`.repeat(LIMITS.cells);
  expect(fitText(full)).toEqual({text: full});
});

/** A diagnosis whose expressions are functions of the text. */
const functions = new Map<string, (text: string) => string | boolean | null>([['value', (text) => text]]);
function create(id: string, parts: Partial<Diagnosis>, find: RegExp, fix?: (text: string) => string | null): Diagnosis {
  functions.set(`${id} find`, (text) => find.test(text));
  if (fix) functions.set(`${id} fix`, fix);
  const base = {id, to: '/', title: id, sees: id, keeps: '', phase: 'values' as const};
  return {...base, find: `${id} find`, ...(fix && {fix: `${id} fix`}), ...parts};
}
const evaluate = (expression: string, cells: Cell[]) =>
  Promise.resolve(
    cells.map((cell) => {
      // The result of an expression that can be a list is asked for as one text.
      const asked = /^with\((.*), list,/.exec(expression)?.[1] ?? expression;
      const result = functions.get(asked)?.(cell?.text ?? '') ?? null;
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

test('a fault that depends on the column counts only if most of the cells are alike, or as many as it says', async () => {
  const text = create('text', {most: 'digits'}, /[a-z]/);
  functions.set('digits', (cell) => /^\d+$/.test(cell));
  expect((await diagnose([text], toCells('1', '2', 'x'), {}, evaluate)).findings).toHaveLength(1);
  expect((await diagnose([text], toCells('1', 'x', 'y'), {}, evaluate)).findings).toHaveLength(0);
  const few = {...text, share: 20};
  expect((await diagnose([few], toCells('1', 'x', 'y', 'z'), {}, evaluate)).findings).toHaveLength(1);
  expect((await diagnose([few], toCells('1', 'x', 'y', 'z', 'u', 'v'), {}, evaluate)).findings).toHaveLength(0);
});

test('a blank cell can be a fault, which is not the case for one that only an answer makes blank', async () => {
  const none = create('none', {phase: 'values'}, /^$/);
  const answered = create('na', {phase: 'blanks', question: '?', answer: 'Yes'}, /^na$/, () => null);
  const {findings} = await diagnose([none, answered], toCells('a', '', 'na', ''), {na: true}, evaluate);
  expect(findings.map(({diagnosis, rows}) => [diagnosis.id, rows])).toEqual([
    ['none', [1, 3]],
    ['na', [2]],
  ]);
});

test('a cell that can be made blank has no other fault, and does not count for the rest', async () => {
  const asked = {phase: 'blanks' as const, question: 'Blank?', answer: 'Yes'};
  const blank = create('blank', asked, /^tbc$/, (cell) => (cell === 'tbc' ? null : cell));
  const text = create('text', {most: 'digits'}, /[a-z]/);
  const {findings} = await diagnose([text, blank], toCells('tbc', '1', '2', 'tbc', 'x'), {}, evaluate);
  expect(findings.map(({rows}) => rows)).toEqual([[0, 3], [4]]);
});

test('spellings are merged only in the groups that the reader agrees with', async () => {
  const spelling = create('spelling', {phase: 'spellings', key: 'lower'}, /./);
  functions.set('lower', (text) => text.toLowerCase().replace(/\W/g, ''));
  const column = toCells('Oslo', 'OSLO', 'Oslo', 'rome', 'ROME', 'Rome', 'Oslo\u001fRome');
  const {findings, cells} = await diagnose([spelling], column, {}, evaluate);
  expect(textsOf(cells)).toEqual(textsOf(column));
  const [oslo, rome] = findings[0]?.clusters ?? [];
  expect(oslo).toMatchObject({to: 'Oslo', members: [{rows: [0, 2]}, {value: 'OSLO', rows: [1]}]});
  expect(rome).toMatchObject({
    to: 'Rome',
    members: [{rows: [5]}, {value: 'rome', rows: [3]}, {value: 'ROME', rows: [4]}],
  });
  const merged = await diagnose([spelling], column, {[oslo?.id ?? '']: true}, evaluate);
  expect(textsOf(merged.cells)).toEqual(['Oslo', 'Oslo', 'Oslo', 'rome', 'ROME', 'Rome', 'Oslo\u001fRome']);
  expect(merged.steps('City')).toMatchObject([{op: 'core/mass-edit', edits: [{from: ['Oslo', 'OSLO'], to: 'Oslo'}]}]);
});

test.each([
  ['Hale Edith', ['Hale, Edith', 'Hale Edith']],
  ['Hale, Edith', ['Hale Edith', 'Hale, Edith', 'Reed, Ann']],
])('of two spellings, %j is proposed where most have a comma or have none', async (to, column) => {
  const {findings} = await diagnose([create('spelling', {key: 'lower'}, /./)], toCells(...column), {}, evaluate);
  expect(findings[0]?.clusters).toMatchObject([{to}]);
});

functions.set('words', (text) => text.split(' ').join('\u001f'));
const ten = (...others: string[]) => toCells(...Array.from('abcdefghij', (letter) => `${letter} folder`), ...others);

const mixed = {when: 'mixed', share: 30, pieces: 'value'} as const;
const repeated = {when: 'repeated', share: 60, pieces: 'value'} as const;

test.each<[string, Partial<Diagnosis>, Cell[], string[]]>([
  ['forms that differ', {key: 'lower'}, ten('x FOLDER', 'y'), ['folder, FOLDER: 10']],
  ['a rare form', {when: 'rare', share: 80, key: 'lower'}, ten('x FOLDER'), ['folder, FOLDER: 10']],
  ['no rare form among many', {when: 'rare', share: 95, key: 'lower'}, ten('x FOLDER'), []],
  ['two forms that many cells have', mixed, toCells(...'aaaaaabbbbb'), ['a, b: 6, 7, 8, 9, 10']],
  ['no form that few cells have', mixed, toCells(...'aaaaaabbbb'), []],
  ['what occurs again', repeated, ten('a folder', 'x'), ['a folder: 0, 10']],
  ['nothing if most values do', repeated, toCells(...'aabbccdd'), []],
])('shows %s, and changes nothing', async (_, parts, column, expected) => {
  const one = create('forms', {pieces: 'words', ...parts}, /./);
  const {findings, cells} = await diagnose([one], column, {}, evaluate);
  const seen = findings.flatMap(({clusters, rows}) =>
    clusters.map(({members}) => `${members.map(({value}) => value).join(', ')}: ${rows.join(', ')}`),
  );
  expect(seen).toEqual(expected);
  expect(cells).toEqual(column);
});

test('a list of keys brings together the words that have one of them in common', async () => {
  const near = create('near', {pieces: 'words', key: 'parts', when: 'rare', share: 80}, /./);
  functions.set('parts', (text) => [text.slice(1), text.slice(0, -1)].join('\u001f'));
  const {findings} = await diagnose([near], ten('x folde'), {}, evaluate);
  expect(findings.flatMap(({clusters}) => clusters.map(({members}) => members.map(({value}) => value)))).toEqual([]);
  const {findings: found} = await diagnose([near], ten('x bolder'), {}, evaluate);
  expect(found[0]?.clusters).toMatchObject([{members: [{value: 'folder', examples: [{text: 'a folder'}, {}]}, {}]}]);
});

test('what takes too long is named, and after three of them the search ends', async () => {
  const slow = [1, 2, 3, 4].map((number) => create(`slow ${number}`, {}, /./));
  const report = await diagnose([...slow, trim], toCells(' a'), {}, (expression, cells) =>
    expression.startsWith('slow') ? Promise.resolve(undefined) : evaluate(expression, cells),
  );
  expect(report.slow.map(({id}) => id)).toEqual(['slow 1', 'slow 2', 'slow 3']);
  expect(report.findings.map(({diagnosis}) => diagnosis.id)).toEqual(['trim']);
});

test('a finding is left out if others about the same thing, or any other than the rest, name all of its cells', async () => {
  const all = [
    create('most', {about: 'words'}, /^[a-c]/),
    create('some', {about: 'words'}, /^a/),
    create('others', {}, /^d/),
    create('rest', {about: 'rest'}, /^[ad]/),
    create('fixed', {about: 'words'}, /^b/, (text) => text.toUpperCase()),
  ];
  const see = async (...texts: string[]) =>
    (await diagnose(all, toCells(...texts), {}, evaluate)).findings.map(({diagnosis}) => diagnosis.id);
  expect(await see('a', 'b', 'd', 'e', 'f')).toEqual(['most', 'others', 'fixed']);
  expect(await see('a', 'd')).toEqual(['rest', 'most', 'others']);
});

test('a fix that changes none of the cells is not offered, and nothing is asked', async () => {
  const idle = create('idle', {question: 'Are they mistakes?', answer: 'Yes'}, /a/, (text) => text);
  const {findings} = await diagnose([idle], toCells('a'), {}, evaluate);
  expect(findings).toMatchObject([{rows: [0], diagnosis: {fix: undefined, question: undefined, answer: undefined}}]);
});

test('a fix that the page cannot evaluate is not offered', async () => {
  const report = await diagnose([upper], toCells('a'), {}, (expression, cells) =>
    expression === 'upper fix' ? Promise.resolve(['declined']) : evaluate(expression, cells),
  );
  expect(report.findings[0]?.diagnosis.fix).toBeUndefined();
  expect(textsOf(report.cells)).toEqual(['a']);
});
