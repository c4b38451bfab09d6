import {expect, test} from 'vitest';
import {diagnose, type Finding} from './diagnose';
import {LIMITS, type Cell, type Diagnosis} from './diagnosis';
import {fitText, readColumn} from './readColumn';

const textsOf = (cells: readonly Cell[]) => cells.map((cell) => cell?.text ?? null);
const toCells = (...texts: string[]): Cell[] => texts.map((text) => (text ? {type: 'string', text} : null));

test.each([
  ['lines', 'Oslo\nRome\n', ['Oslo', 'Rome']],
  ['blank cells', 'Oslo\n\nRome', ['Oslo', null, 'Rome']],
  ['a cell with a line break, as spreadsheets copy it', '"a\nsaid ""b"""\nRome', ['a\nsaid "b"', 'Rome']],
  ['quotation marks that belong to a cell', '"Emma"\n"Emma", a novel', ['"Emma"', '"Emma", a novel']],
  ['marks that stand for the value above', 'Oslo\n"\nRome\n"\n"\n', ['Oslo', '"', 'Rome', '"', '"']],
  ['such marks in lines of Windows', 'Oslo\r\n"\r\n"\r\nRome', ['Oslo', '"', '"', 'Rome']],
  ['a cell that begins with a line break', '"\nOslo"\n"\nRome"', ['\nOslo', '\nRome']],
  ['a cell with a tab, and one with quotation marks', '"a\tb"\n"""c"""', ['a\tb', '"c"']],
  ['a tab that not every line has', 'Oslo\n\t1921\nBergen', ['Oslo', '\t1921', 'Bergen']],
  ['a cell with the line break of an old Mac', '"a\rb"\rc', ['a\rb', 'c']],
  ['nothing', '', []],
])('reads %s', (_, text, cells) => {
  const read = readColumn(text, false);
  expect(textsOf(read.cells)).toEqual(cells);
  expect(read.notice).toBeUndefined();
});

test('reads the first of several columns, and says so', () => {
  expect(readColumn(' City \tYear\nOslo\t1920\n\t1921', true)).toEqual({
    name: 'City',
    cells: toCells('Oslo', ''),
    notice: expect.stringContaining('several columns') as string,
  });
});

test('reads the first column also where the last cell is blank, and its only line', () => {
  expect(textsOf(readColumn('Oslo\t1920\n"Rome\t"\t', false).cells)).toEqual(['Oslo', 'Rome\t']);
  expect(readColumn('\tOslo', true)).toEqual({cells: [], notice: expect.stringContaining('columns') as string});
});

test('reads as many cells as it can show, and says what it left out', () => {
  const {cells, notice} = readColumn('x\ty\n'.repeat(LIMITS.cells + 1), false);
  expect(cells).toHaveLength(LIMITS.cells);
  expect(notice).toMatch(/^Tabs divide .* one\. This page read only the first 2000 cells\. .*\.$/);
  expect(readColumn('x\n'.repeat(LIMITS.cells + 1), true).notice).toBeUndefined();
  expect(fitText('x'.repeat(LIMITS.characters + 1))).toEqual({notice: expect.stringContaining('1 MB') as string});
  const long = 'x'.repeat(LIMITS.line);
  expect(fitText(`${long}\n${long}x\nOslo`)).toEqual({
    text: `${long}\nOslo`,
    notice: `Lines of more than ${LIMITS.line} characters were left out: 1.`,
  });
  const {text, notice: both} = fitText(`${long}x\n${'x\n'.repeat(LIMITS.lines)}`);
  expect(text?.split('\n')).toHaveLength(LIMITS.lines);
  expect(both).toMatch(/^Lines of .* left out: 1\. Only the first 4000 lines were kept\.$/);
  expect(fitText(`x${'\nx'.repeat(LIMITS.lines - 1)}`).notice).toBeUndefined();
  const full = `${'x'.repeat(60)}\n`.repeat(LIMITS.cells);
  expect(fitText(full)).toEqual({text: full});
});

const step = (id: string) => ({op: 'core/text-transform', columnName: 'City', expression: `grel:${id} fix`});
const engineConfig = {facets: [], mode: 'row-based'};

/** The expressions of the diagnoses, as functions of a text. */
type Evaluated = string | boolean | Cell | 'error' | 'declined';
const functions = new Map<string, (text: string) => Evaluated>([
  ['value', (text) => text],
  ['lower', (text) => text.toLowerCase().replace(/\W/g, '')],
  ['words', (text) => text.split(' ').join('\u001f')],
  ['digits', (text) => /^\d+$/.test(text)],
  ['one', () => 'one\u001ftwo'],
  ['parts', (text) => [text.slice(1), text.slice(0, -1)].join('\u001f')],
]);
function create(id: string, parts: Partial<Diagnosis>, find = /./, fix?: (text: string) => Evaluated): Diagnosis {
  functions.set(`${id} find`, (text) => find.test(text) || null);
  if (fix) functions.set(`${id} fix`, fix);
  const base = {id, to: '/', title: id, sees: id, keeps: '', phase: 'values' as const};
  return {...base, find: `${id} find`, ...(fix && {fix: `${id} fix`}), ...parts};
}
const evaluate = (expression: string, cells: Cell[]) => {
  expect(new Set(cells.map(show)).size, 'the same value is evaluated once').toBe(cells.length);
  // The result of an expression that can be a list is asked for as one text.
  const run = functions.get(/^with\((.*), list,/.exec(expression)?.[1] ?? expression);
  const results = cells.map((cell) => {
    if (!cell?.type) return 'error';
    const result = run?.(cell.text) ?? null;
    if (typeof result === 'object' || result === 'error' || result === 'declined') return result;
    return {type: typeof result, text: String(result)};
  });
  return Promise.resolve(results);
};

const show = (cell: Cell) => (cell ? `${cell.type === 'string' ? '' : `${cell.type} `}${cell.text}` : 'blank');
const showAll = (cells: readonly Cell[]) => cells.map(show).join('|');

/** A finding as a line: its rows and examples, what changes, and the groups with the rows and examples of their forms. */
const see = ({diagnosis, isChosen, rows, examples, changes, clusters}: Finding) =>
  [
    `${diagnosis.id}${isChosen ? '!' : ''} ${rows.join(' ')} (${showAll(examples)})`,
    ...[...changes].map(([row, change]) => `${row} ${change.map(show).join(' → ')}`),
    ...clusters.flatMap(({id, to, members}) => [
      `[${id} → ${to}]`,
      ...members.map((form) => `${form.value} ${form.rows.join(' ')} (${showAll(form.examples)})`),
    ]),
  ].join('; ');
/** The findings, the cells after the fixes that are chosen, and the steps. */
const seeAll = async (all: Diagnosis[], column: Cell[], choices: Record<string, boolean> = {}) => {
  const {findings, cells, steps} = await diagnose(all, column, choices, evaluate);
  return [findings.map(see), showAll(cells), steps('City')];
};

const trim = create('trim', {phase: 'spaces'}, /^ | $/, (text) => text.trim());
const upper = create('upper', {}, /^[a-z]+$/, (text) => (/^[a-z]+$/.test(text) ? text.toUpperCase() : text));

test('a fix sees the cells as the safe ones before it have left them, whatever the order of the pages', async () => {
  const number = create('number', {}, /1/, (text) => (text === '1' ? {type: 'number', text} : 'error'));
  const all = [upper, trim, create('none', {}, /^C$/), number];
  const seen = ['trim! 0 ( a); 0  a → a', 'none 3 (C)', 'number! 5 (1); 5 1 → number 1'];
  expect(await seeAll(all, toCells(' a', 'b', '', 'C', 'd', '1'))).toEqual([
    ['upper! 0 1 4 ( a|b); 0 a → A; 1 b → B; 4 d → D', ...seen],
    'A|B|blank|C|D|number 1',
    [step('trim'), step('upper'), step('number')].map((one) => ({...one, engineConfig, onError: 'keep-original'})),
  ]);
});

test('a fix that is not chosen changes nothing, and is no step', async () => {
  const seen = ['trim 0 ( a); 0  a → a', 'upper! 1 (b); 1 b → B'];
  expect(await seeAll([upper, trim], toCells(' a', 'b'), {trim: false})).toMatchObject([seen, ' a|B', [step('upper')]]);
});

test('nothing is guessed: the answers to a question see the same cells, and none is chosen', async () => {
  const day = create('day', {question: 'Which?', answer: 'The day'}, /\//, (text) => text.replace('/', '.'));
  const month = create('month', {question: 'Which?', answer: 'The month'}, /\//, (text) => text.replace('/', '-'));
  const see = (choices: Record<string, boolean>) => seeAll([day, month], toCells('1/2'), choices);
  expect(await see({})).toEqual([['day 0 (1/2); 0 1/2 → 1.2', 'month 0 (1/2); 0 1/2 → 1-2'], '1/2', []]);
  expect(await see({month: true})).toMatchObject([{length: 2}, '1-2', [step('month')]]);
  expect(await see({day: true, month: true})).toMatchObject([{length: 2}, '1.2', [step('day')]]);
});

const most = {most: 'digits'};

test('an answer that makes numbers of most cells takes away no other question about them', async () => {
  const asked = (answer: string) => ({question: answer, answer});
  const number = create('number', asked('n'), /^\d+$/, (text) =>
    /\d/.test(text) ? {type: 'number', text: `${text}.0`} : 'error',
  );
  const letter = create('letter', {...most, ...asked('l')}, /O/, (text) => (text === 'O' ? '0' : 'error'));
  const choices = {number: true, letter: true};
  const [, cells] = await seeAll([number, letter], toCells('1', '2', 'O'), choices);
  expect(cells).toBe('number 1.0|number 2.0|0');
});

test.each<[Partial<Diagnosis>, number, number]>([
  [most, 50, 0],
  [most, 51, 1],
  [{...most, share: 20}, 20, 0],
  [{...most, share: 20}, 21, 1],
  [{...most, share: 20, key: 'one', when: 'repeated'}, 50, 0],
  [{...most, share: 20, key: 'one', when: 'repeated'}, 51, 1],
])('a fault that depends on the column (%j) counts among %i of 100 cells alike: %i', async (parts, digits, found) => {
  const column = Array.from({length: 130}, (_, at) => (at < digits ? `${at}` : at < 100 ? 'x' : ''));
  expect((await seeAll([create('text', parts)], toCells(...column)))[0]).toHaveLength(found);
});

test('a blank cell can be a fault, but one that can be made blank has no other, and does not count', async () => {
  const answer = {phase: 'blanks', question: 'Blank?', answer: 'Yes'} as const;
  const blank = create('blank', answer, /^tbc$/, (text) => (text === 'tbc' ? null : text));
  const all = [create('text', most, /[a-z]/), create('none', {}, /^$/), blank];
  const seen = ['blank 0 3 (tbc|tbc); 0 tbc → blank; 3 tbc → blank', 'text 4 (x)', 'none 5 (blank)'];
  const column = toCells('tbc', '1', '2', 'tbc', 'x', '');
  expect(await seeAll(all, column)).toEqual([seen, showAll(column), []]);
  const chosen = [String(seen[0]).replace('blank', 'blank!'), ...seen.slice(1)];
  expect(await seeAll(all, column, {blank: true})).toMatchObject([chosen, 'blank|1|2|blank|x|blank', [step('blank')]]);
});

test('spellings are merged only in the groups that the reader agrees with', async () => {
  const spelling = create('spelling', {phase: 'spellings', key: 'lower'});
  const texts = ['Oslo', 'OSLO', 'Oslo', 'rome', 'ROME', 'Rome', 'Oslo\u001fRome', 'KYIV', 'Kyiv', 'KYIV', 'NY', 'ny'];
  const groups = [
    '[spelling oslo → Oslo]; Oslo 0 2 (); OSLO 1 ()',
    '[spelling rome → Rome]; Rome 5 (); rome 3 (); ROME 4 ()',
    '[spelling kyiv → KYIV]; KYIV 7 9 (); Kyiv 8 ()',
    '[spelling ny → NY]; NY 10 (); ny 11 ()',
  ].join('; ');
  const rows = '0 1 2 3 4 5 7 8 9 10 11 (Oslo|OSLO)';
  const column = toCells(...texts);
  expect(await seeAll([spelling], column)).toEqual([[`spelling ${rows}; ${groups}`], texts.join('|'), []]);
  const edits = [{from: ['Oslo', 'OSLO'], fromBlank: false, fromError: false, to: 'Oslo'}];
  expect(await seeAll([spelling], [...column, {type: 'number', text: 'OSLO'}], {'spelling oslo': true})).toEqual([
    [`spelling! ${rows}; 1 OSLO → Oslo; ${groups}`],
    ['Oslo', 'Oslo', ...texts.slice(2), 'number OSLO'].join('|'),
    [{op: 'core/mass-edit', engineConfig, columnName: 'City', expression: 'value', edits}],
  ]);
});

const ten = (other: string) => toCells(...Array.from('abcdefghij', (letter) => `${letter} box`), other);
const letters = (text: string) => toCells(...text);
const mixed = {when: 'mixed', share: 50, pieces: 'value'} as const;
const repeated = {when: 'repeated', share: 60, pieces: 'value'} as const;
const names = {pieces: 'value', key: 'lower'} as const;
const rare = {when: 'rare', key: 'lower', share: 90} as const;
const boxes = (key: string) => `10 (a box|b box); [x ${key} → box]; box 0 1 2 3 4 5 6 7 8 9 (a box|b box)`;

test.each<[string, Partial<Diagnosis>, Cell[], string?]>([
  ['forms that differ', {key: 'lower'}, ten('x  BOX ! ?'), `${boxes('box')}; BOX 10 (x  BOX ! ?)`],
  ['a rare form', rare, ten('BOX '), `${boxes('box')}; BOX 10 ()`],
  ['no rare form among many', {...rare, share: 91}, ten('BOX')],
  ['a rare form of six', {...rare, share: 50}, letters('aaaaaA'), '5 (a|a); [x a → a]; a 0 1 2 3 4 (); A 5 ()'],
  ['no rare form of five', {...rare, share: 50}, letters('aaaaA')],
  ['two forms of many', mixed, letters('aaaaabbbbb'), '5 6 7 8 9 (a|a); [x all → a]; a 0 1 2 3 4 (); b 5 6 7 8 9 ()'],
  ['no form that few cells have', mixed, letters('aaaaabbbbbb')],
  ['no two forms of few', mixed, letters('aaaabbbb')],
  ['what occurs again', repeated, letters('abcaaadefg'), '0 3 4 5 (a|b); [x all → a]; a 0 3 4 5 ()'],
  ['nothing if too few do not', repeated, letters('abcaaaadefg')],
  ['a comma of most', names, toCells('A B', 'A, B', 'C, D'), '0 (A B|A, B); [x ab → A, B]; A, B 1 (); A B 0 ()'],
  ['no stray space', names, toCells(' A', 'a'), '0 ( A|a); [x a → a]; a 1 ();  A 0 ( A)'],
  ['no comma of few', names, toCells('A, B', 'A B'), '0 (A, B|A B); [x ab → A B]; A B 1 (); A, B 0 ()'],
  ['words with a key in common', {...rare, key: 'parts'}, ten('x lox'), `${boxes('ox')}; lox 10 (x lox)`],
  ['the group of two keys once', {key: 'one'}, letters('ab'), '1 (a|b); [x one → a]; a 0 (); b 1 ()'],
])('shows %s, and changes nothing', async (_, parts, column, seen) => {
  const findings = await seeAll([create('x', {pieces: 'words', ...parts})], column, {'x all': true, 'x box': true});
  expect(findings).toEqual([seen ? [`x ${seen}`] : [], showAll(column), []]);
});

test('what takes too long is named, and after three of them the search ends', async () => {
  const slow = [1, 2, 3, 4].map((number) => create(`slow ${number}`, {}));
  const report = await diagnose([...slow, trim], toCells(' a'), {}, (expression, cells) =>
    expression.startsWith('slow') ? Promise.resolve(undefined) : evaluate(expression, cells),
  );
  expect(report.slow.map(({id}) => id)).toEqual(['slow 1', 'slow 2', 'slow 3']);
  expect(report.findings.map(({diagnosis}) => diagnosis.id)).toEqual(['trim']);
  const broken = diagnose([trim], toCells('a'), {}, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
});

test('a finding is left out if others about the same thing, or any other than the rest, name all of its cells', async () => {
  const all = [
    create('most', {about: 'words'}, /^[a-c]/),
    create('some', {about: 'words'}, /^a/),
    create('others', {}, /^d/),
    create('blanks', {phase: 'blanks'}, /^e/),
    create('rest', {about: 'rest'}, /^[ad]/),
    create('more', {about: 'rest'}, /^[de]/),
    create('fixed', {about: 'words'}, /^b/, (text) => text.toUpperCase()),
  ];
  const see = async (...texts: string[]) =>
    (await diagnose(all, toCells(...texts), {}, evaluate)).findings.map(({diagnosis}) => diagnosis.id);
  expect(await see('a', 'b', 'd', 'e', 'f')).toEqual(['most', 'more', 'blanks', 'others', 'fixed']);
  expect(await see('a', 'd')).toEqual(['rest', 'most', 'others', 'more']);
});

test('a fix that changes none of the cells, or that the page cannot evaluate, is not offered', async () => {
  const asked = {question: 'Are they mistakes?', answer: 'Yes'};
  const idle = create('idle', asked, /a/, (text) => text);
  const strange = create('strange', asked, /./, (text) => (text === 'x' ? 'declined' : 'y'));
  const {findings} = await diagnose([idle, strange], toCells('a', 'x'), {idle: true, strange: true}, evaluate);
  expect(findings.map(see)).toEqual(['strange 0 1 (a|x)', 'idle 0 (a)']);
  for (const {diagnosis} of findings)
    expect(diagnosis).toMatchObject({fix: undefined, question: undefined, answer: undefined});
  const help = create('help', asked, /a/, (text) => text.replace('a', 'A'));
  const beside = await diagnose([strange, help], toCells('a', 'x'), {strange: true}, evaluate);
  expect(beside.findings.map(see)).toEqual(['help 0 (a); 0 a → A']);
});
