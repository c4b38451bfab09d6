import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {evaluate} from '../grel';
import type {TypedValue} from '../grel/typedValue';
import {bindTyped} from '../grel/written';
import {diagnose} from '../lib/diagnosis/diagnose';
import type {Cell} from '../lib/diagnosis/diagnosis';
import {readDiagnoses} from './diagnoses';

const diagnoses = [
  ...[
    'addresses',
    'blank-cells',
    'dates',
    'identifiers',
    'names',
    'numbers',
    'several-values',
    'text-parts',
    'text',
  ].map((name) => `docs/manual/recipes/${name}.md`),
  'docs/manual/cellediting/clustering.md',
].flatMap((file) => readDiagnoses(file, readFileSync(file, 'utf8')));

/** The rows, counted from 1, in which the page sees a fault. */
async function findRows(sees: string, cells: string[]): Promise<number[]> {
  const chosen = diagnoses.filter((one) => one.sees.startsWith(sees));
  expect(new Set(chosen.map((one) => one.sees)).size, sees).toBe(1);
  const column = cells.map((text): Cell => (text ? {type: 'string', text} : null));
  const {findings} = await diagnose(chosen, column, {}, (expression, of) =>
    Promise.resolve(
      of.map((cell) => {
        const result = evaluate(
          expression,
          bindTyped((cell ?? {type: 'undefined', text: ''}) as TypedValue) ?? {value: null},
        );
        if (!('type' in result)) return 'error' as const;
        return result.type === 'undefined' ? null : {type: result.type, text: result.text};
      }),
    ),
  );
  return (findings[0]?.rows ?? []).map((row) => row + 1);
}

const names = ['Woolf, Virginia', 'Reed, Thomas', 'Moen, Anna', 'Lund, Ruth', 'Hale, Ada'];
const towns = ['Laredo', 'Bergen', 'Leiden', 'Turku', 'Ghent', 'Porto', 'Lugano', 'Galway'];

test.each<[sees: string, cells: string[], rows: number[], silent: string[]]>([
  [
    'Several names in a cell',
    ['Mary Hale and Thomas Reed', 'Paul Okoro, Ruth Lund, Anna Moen', 'John Berg'],
    [1, 2],
    ['Hale, Mary', 'Reed, Thomas', 'Moen, Anna'],
  ],
  [
    'Several items in a cell',
    ['maps, rivers and glass', 'coins, medals, and seals', 'wood and paper'],
    [1, 2],
    ['Oslo, Norway', 'The old house, and the sea that we saw from it', 'Bread and butter'],
  ],
  ['Several numbers in a cell', ['54, 120', '7; 9a', '12'], [1, 2], ['1,200', '12,5', '3,400,000', 'May 5, 1990']],
  [
    'Several dates in a cell',
    ['filed 2019-03-04, issued 2019-05-06', '2.5.2001 and 3.6.2004', '2020-01-02'],
    [1, 2],
    ['2019-03-04 10:15', 'May 2019', '1914-1918', '1.2.2003'],
  ],
  [
    'Names or items joined by several signs',
    [...Array<string>(6).fill('Ada Hale & Tom Reed'), ...Array<string>(5).fill('Ida Moen and Per Lund')],
    [7, 8, 9, 10, 11],
    [...Array<string>(6).fill('Ada Hale & Tom Reed'), 'Rock and Roll', 'Black & White'],
  ],
  [
    'A place, a state or country',
    ['Laredo, Texas 78040', 'Newark NJ 07105', 'Bend, OR 97701-1234'],
    [1, 2, 3],
    ['Laredo, Texas', 'Main Street 12345', '78040', 'Item 12345'],
  ],
  ['States in full', ['Laredo, TX', 'Bend, OR', 'Waco, Texas'], [3], ['Laredo, TX', 'Bend, OR', 'Paris, France']],
  [
    'Codes in several forms',
    [...Array.from('123456', (digit) => `A-1${digit}`), ...Array.from('12345', (digit) => `2019/3${digit}`)],
    [7, 8, 9, 10, 11],
    [...Array.from('1234567', (digit) => `A-1${digit}`), '12', '13', '14', 'B.7'],
  ],
  [
    'File names in several forms',
    [...Array.from('123456', (digit) => `scan_${digit}.jpg`), ...Array.from('12345', (digit) => `p ${digit}.jpg`)],
    [7, 8, 9, 10, 11],
    [...Array.from('123456', (digit) => `scan_${digit}.jpg`), 'p 7.jpg'],
  ],
  [
    'Spaces in some codes or file names',
    ['A12', 'B7', 'C19', 'D4', 'E 5'],
    [5],
    ['A 12', 'B 7', 'C 19', 'D4', 'Room 5'],
  ],
  [
    'Companies or institutions',
    ['Mary Hale', 'John Berg', 'Moen & Sons'],
    [3],
    ['Moen & Sons', 'Lund Ltd', 'Reed Museum'],
  ],
  [
    'One person with and without',
    ['Ada M. Hale', 'Ada M. Hale', 'Ada Hale', 'Reed, Tom B.', 'Reed, Tom B.', 'Reed, Tom'],
    [3, 6],
    ['Ada M. Hale', 'Ida M. Hale', 'Hale, Tom', 'Ada Reed'],
  ],
  [
    'The same word with ü',
    ['Müller', 'Müller', 'Mueller', 'Größe', 'Größe', 'Groesse'],
    [3, 6],
    ['Miller', 'Möller', 'Groß', 'Gras', 'présente', 'présenté'],
  ],
  ['Times with two numbers', ['[01:02:03]', '[00:12:05]', '[12:05]'], [3], ['4:35', '5:10', '1:02:11']],
  [
    'Months in full',
    ['5 January 2020', 'March 7, 2020', '2 Feb 2020'],
    [3],
    ['5 May 2020', 'May 7, 2020', 'Jan Novak', 'January Jones'],
  ],
  [
    'Months in several languages',
    ['5 October 2020', '7 May 2020', '6 octobre 2020'],
    [3],
    ['5 March 2020', '7 October 2020', 'October 5, 2021'],
  ],
  [
    'Misspelled months',
    ['5 Febuary 2020', '21th May', '11st', '3 May 2020'],
    [1, 2, 3],
    ['21st', '11th', '12th', '13th', '22nd', '103rd', 'August', '1 January 1678'],
  ],
  [
    'Dates that can stand for',
    ['1900-01-01', '12/31/9999', '2020-01-01'],
    [1, 2],
    ['1900-01-02', '1970', '1900-01-012'],
  ],
  [
    'Marks that can refer',
    ['Oslo*', '12 a', 'Bergen (r)', '54†, 60', '7Department', ...towns],
    [1, 2, 3, 4, 5],
    ['Vitamin B12', 'file(s)', '5 m', '*bold*', '10 g'],
  ],
  [
    'Spaces around a comma',
    ['54, 120', '60, 70', '5, 9', '8, 11', '6, 4', '54 , 7'],
    [6],
    ['1,200, 3,400', '5, 6', '12, 14', '1, 3', '2, 4'],
  ],
  [
    'Text that ends with a hyphen',
    ['A history of the', 'The town and its mar-', ...towns],
    [1, 2],
    ['Tune in', 'Carry on', 'Sign up', 'Log-in'],
  ],
  [
    'Postal codes or numbers of zeros',
    ['Laredo, TX 00000', 'Bend, OR 97701'],
    [1],
    ['Fund of 500,000', '00000', 'Room 1000'],
  ],
  [
    'Postal codes or other numbers at the end',
    ['Laredo, TX 78040', 'Bend, OR 97701', 'Waco TX 76701', 'Ames IA 50010', 'Ely, NV 89301', 'Newark NJ 7105'],
    [6],
    ['Laredo, TX 78040', 'Bend, OR 97701', 'Waco TX 76701', 'Ames IA 50010', 'Ely, NV 89301', 'Pune, India 411001'],
  ],
  [
    'Rare words that differ',
    [...Array<string>(9).fill('Maryland Avenue'), 'Marylnd Avenue'],
    [10],
    [
      ...Array<string>(6).fill('Arlington'),
      'Aplington',
      ...Array<string>(9).fill('Kent County'),
      'Kent Country',
      'Maryland',
    ],
  ],
  [
    'Words that differ only in a doubled letter',
    ['canvass', ...Array<string>(5).fill('canvas')],
    [1],
    ['territory', 'tertiary', 'https://example.org', 'hhttps://example.org'],
  ],
  [
    'Codes in uppercase',
    ['q84', 'q85', 'Q86'],
    [3],
    ['hale-Maps-1998.pdf', 'lund-Rivers-1999.pdf', 'Moen-Glass-2001.pdf'],
  ],
  [
    'The same word after a comma',
    ['Cascade (Idaho)', 'Boise, Idaho'],
    [2],
    ['Richmond, The Old University', 'Richmond (The)'],
  ],
  [
    'The same value with and without a word',
    ['16th century', '16th'],
    [1, 2],
    ['54 , 120', '54, 120', 'Oslo , Norway', 'Oslo, Norway'],
  ],
  [
    'Words both written out and abbreviated',
    ['Hill Road', 'Dock Rd.'],
    [2],
    ['Hill Road', '9 3rd Avenue', 'Jan Novak', 'January Jones'],
  ],
  [
    'The same link in two forms',
    ['https://example.org', 'https://Example.org/'],
    [1, 2],
    ['https://example.org/Cats', 'https://example.org/cats'],
  ],
  [
    'Initials before a last name',
    ['A. B. Hale', 'C.D. Reed', 'E F Lund'],
    [2, 3],
    ['A. B. Hale', 'C. D. Reed', 'A Lund'],
  ],
  ['A lost apostrophe', ['Kit O Neill', 'women s shoes', 'Reed'], [1, 2], ['Kit O’Neill', 'Plan B', 'size S']],
  [
    'The same part after @',
    ['a@Example.org', 'b@example.org', 'c@example.org'],
    [1],
    ['A@example.org', 'a@example.org'],
  ],
  ['Dates without a year', ['14-Jan', 'March 7', '2 May'], [1, 2, 3], ['14-Jan-2020', 'May 2020', 'Jan']],
  ['A small letter after Mc', ['Mcdonald', 'Ida Mclean', 'McLean'], [1, 2], ['McDonald', 'Mac', 'MCLEAN', 'Mcs']],
  ['N, S, E, or W', ['111 S. Main', '20 S Main', '3 S Hill'], [1], ['111 S Main', '20 S Hill', 'S. Hill']],
  [
    'Numbers with the digits of',
    ['5.2800000000000002', '8.1', '7.5999999999999996e+00'],
    [1, 3],
    ['5.28', '0.0000001', '1000000', '0.999'],
  ],
  [
    'The same short word with and without a period',
    [...Array<string>(5).fill('Age (Tas. : 1907)'), 'Age (Tas : 1907)'],
    [6],
    [...Array<string>(5).fill('Age (Tas. : 1907)'), 'All of Tas.', 'Tas Hale'],
  ],
  [
    'A stray sign inside a word',
    ['dire|cted to him', ...towns, ...towns],
    [1],
    ['an ox|axe of steel|iron', 'a“b”', 'a|b', ...towns],
  ],
  [
    'Ranges with several signs or spaces',
    [...Array<string>(5).fill('Age (1991-1995)'), 'Age (1991 – 1995)', 'f. 1–4'],
    [6, 7],
    [...Array<string>(5).fill('1991-1995'), '2020–01–02', '555–1234–99', 'A–9'],
  ],
  [
    'A bracket without its partner',
    ['Latin} (LAT)', 'Oslo [Norway'],
    [1, 2],
    ['{a}', '1) one', 'f(x) = (a', '(a) [b]'],
  ],
  [
    'A quotation mark without',
    ['the Viaduc”', '“Oslo', '"Oslo', '«Oslo'],
    [1, 2, 3, 4],
    ['“a”', '„b“', '"c"', '«d»', '5” e'],
  ],
  [
    'Cells of another form',
    [...Array<string>(40).fill('2:30 PM'), '2:30PM'],
    [41],
    [...Array<string>(40).fill('Q. 5'), 'The Q'],
  ],
  ['The same words or dates twice', ['Dating: 1486-1486'], [1], ['1486-1487', '14861-14861']],
])('%s: is seen, and not where it is no fault', async (sees, cells, rows, silent) => {
  expect(await findRows(sees, cells)).toEqual(rows);
  expect(await findRows(sees, silent)).toEqual([]);
});

const prose =
  'We have read in many of the old books of the 19th century (OBN) that the towns by the sea were a good place for a long life.';

test.each<[sees: string, cells: string[]]>([
  ['A comma, colon, semicolon, or slash at the end', ['no /p/']],
  ['A lowercase letter after a hyphen', [...Array<string>(6).fill(`${prose} D’Orsay`), `${prose} L’autre`]],
  ['A period at the end', [...Array<string>(5).fill('Here it rained.'), 'It was (as we saw.)']],
  ['A period at the end', [...Array<string>(5).fill('Leiden Cod. 12'), 'Leiden Cod. 12 Helmst.']],
  ['British and American spellings', ['https://example.org/harbour', 'a harbor']],
  ['British and American spellings', ['Harbor Hill', 'Bal Harbour']],
  ['Cells that begin with a lowercase letter', [...towns, 'blue sky over town', 'les Alpes', 'ERNIE', 'berg1971']],
  ['Cells of another form', [...Array<string>(9).fill('2-1'), '11-1']],
  ['Cells without a number', [...Array<string>(13).fill('https://example.org/12'), 'https://example.org/a']],
  ['Centuries and decades', [prose]],
  ['Codes or numbers among words', [...towns, 'JD']],
  ['Different spellings of one value', ['sông', 'sống']],
  ['Different spellings of one value', ['9-11rest.org', '911rest.org']],
  ['Hyphens and dashes', [...Array<string>(5).fill('on-loan'), 'the sea—and the town']],
  ['One country, state, or language', [...towns, ...towns, ...towns, 'FR', 'FRA']],
  ['Parts with a bar or a slash', ['[{"name": "thigh / hip"}]']],
  ['Postal codes or other numbers at the end', [...Array<string>(9).fill('{"a1-0000"}'), '{"a1-000000"}']],
  ['Ranges of years with a short end', ['1941-1943', '11 Feb 1943 - 17 Sep 1945']],
  ['Several names, or a comma too many', ['Ghent, Museum', 'Turku, Museum', 'Halle, Staats- und Landesmuseum']],
  ['Several numbers in a cell', ['ca. 1,200,000', 'ca. 50,000']],
  ['Several parts in a cell, with a colon', ['1889 - 1931', '15 - 34']],
  ['Spellings that differ only in a doubled letter', ['Bennet', 'Bennett']],
  ['Text in uppercase', ['EMML (HMML) 876', 'ROGUE SNR-8000', 'BLK ODYSSY']],
  ['The same letter three times', ['{"icon": "cffffff"}', 'cffffff', 'Schifffahrt']],
  ['The same value with and without a space', ['dev-rest.org', 'devrest.org']],
  ['The same word after a number', ['in 2010, dans la rue', 'in 2010 dans la rue']],
  ['Titles before names', ['Dr. Dre']],
  ['Two names with & or and', [...Array<string>(5).fill('Ada Hale'), 'Bob Moen & The Owls']],
  ['Uncertain values', [`${prose} It was they (or was it?). ${prose}`]],
  ['Values with a comma, such as', [...towns, 'Aid, Level not given']],
  ['Values without a comma', ['Hale, Ada', 'Reed, Tom', 'Absalon']],
  ['Words and signs that can mean', [...Array<string>(12).fill('FLS'), 'NA']],
  ['Words and signs that can mean', ['-', '+', '0', '-']],
  ['Words both written out', ['nine feet long', 'a wall of two feet.']],
  ['Words for missing information', ['Untitled (Black Is)']],
  ['Words that differ only in a doubled letter', ['Bennet', 'Bennett', ...towns]],
  ['Words with two letters swapped', ['Marina Hale', 'Marian Lund', ...towns]],
  ['Years joined to the text', ['https://example.org/news-2014', 'https://example.org/news=2015']],
  ['Years joined to the text', [...Array<string>(9).fill('Songs 1990'), 'Songs (1962-1976)']],
  ['Years with remarks', ['Kuipers1960', 'Emeneau1944']],
  ['Centuries and decades', [...towns, 'A map of 6th century Oslo']],
  ['Different spellings of one value', ['Joanne', 'Jo-Anne']],
  ['Ranges of years with a short end', ['1941-1943', 'the year 2017-18']],
  ['Text that ends with a hyphen', [...towns, 'to be written by']],
  ['Different spellings of one value', ['jpeg', 'jpeg, jpeg']],
  ['Marks that can refer', ['33(1)(a)', '33(a)', ...towns]],
  ['Measurements in several units', [...towns, ...Array<string>(5).fill('30 m from town'), '70 km road']],
  ['Missing or extra spaces', ['HIV-Positive and -Negative']],
  ['Several items in a cell', ['HALE, Ada Painter and Poet', 'REED, Tom Actor and Poet']],
  ['Values with a comma, such as', [...towns, 'Ada Hale, South African Poet', 'Congo, Dem. Rep.']],
  ['Words with two letters swapped', ['yyyyny', 'yyynyy']],
  ['One answer in several codes', ['t', 'x', 'x', 'm', 'q', 'n']],
  ['Several dates in a cell', [`${prose} 2019-03-04 and 2019-05-06`]],
  [
    'Years joined to the text',
    [...Array<string>(6).fill('Hale, 1841-1905'), ...Array<string>(6).fill('R. (Ann), 1841-1905')],
  ],
  ['Words with two letters swapped', ['barnes', 'barens']],
  ['Months in full', ['12 Apr. 1990', '3 May 1990', '4 June 1990', '9 July 1991']],
  ['Years joined to the text', [...Array<string>(12).fill('Dec. 1990'), ...Array<string>(5).fill('May 1990')]],
  ['Years with remarks', ['1990', '2004', '1885', 'dez. 2007', 'ago. 2003', 'Aug. 1990']],
  [
    'Several names, or a comma too many',
    [...names, 'Finch, Heneage, Fourth Earl of', 'Barker, Thomas, of Bath', 'Hale, John, CBE'],
  ],
  ['One country, state, or language', ['Russia', 'Soviet Union', 'Norway']],
])('%s: is not seen in %j', async (sees, cells) => {
  expect(await findRows(sees, cells)).toEqual([]);
});
