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

/** The numbers of the cells in which the page sees a fault. */
async function findCells(sees: string, cells: string[]): Promise<number[]> {
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
  return findings[0]?.rows ?? [];
}

const names = 'Woolf, Virginia | Reed, Thomas | Moen, Anna | Lund, Ruth | Hale, Ada';
const towns = 'Laredo | Bergen | Leiden | Turku | Ghent | Porto | Lugano | Galway';
const codes = 'Laredo, TX 78040 | Bend, OR 97701 | Waco TX 76701 | Ames IA 50010 | Ely, NV 89301';
const prose =
  'We have read in many of the old books of the 19th century (OBN) that the towns by the sea were a good place for a long life.';

/** What a diagnosis sees, and the cells of a column, with "!" before a fault and "5 ×" before one that repeats. */
const columns = `
Several names in a cell :: ! Mary Hale and Thomas Reed | ! Paul Okoro, Ruth Lund, Anna Moen | John Berg
Several names in a cell :: Hale, Mary | Reed, Thomas | Moen, Anna
Several items in a cell :: ! maps, rivers and glass | ! coins, medals, and seals | wood and paper
Several items in a cell :: Oslo, Norway | The old house, and the sea that we saw from it | Bread and butter
Several items in a cell :: HALE, Ada Painter and Poet | REED, Tom Actor and Poet
Several numbers in a cell :: ! 54, 120 | ! 7; 9a | 12
Several numbers in a cell :: 1,200 | 12,5 | 3,400,000 | May 5, 1990
Several numbers in a cell :: ca. 1,200,000 | ca. 50,000
Several dates in a cell :: ! filed 2019-03-04, issued 2019-05-06 | ! 2.5.2001 and 3.6.2004 | 2020-01-02
Several dates in a cell :: 2019-03-04 10:15 | May 2019 | 1914-1918 | 1.2.2003
Several dates in a cell :: ${prose} 2019-03-04 and 2019-05-06
Names or items joined by several signs :: 6 × Ada Hale & Tom Reed | 5 × ! Ida Moen and Per Lund
Names or items joined by several signs :: 6 × Ada Hale & Tom Reed | Rock and Roll | Black & White
A place, a state or country :: ! Laredo, Texas 78040 | ! Newark NJ 07105 | ! Bend, OR 97701-1234
A place, a state or country :: Laredo, Texas | Main Street 12345 | 78040 | Item 12345
States in full :: Laredo, TX | Bend, OR | ! Waco, Texas
States in full :: Laredo, TX | Bend, OR | Paris, France
Codes in several forms :: A-1 | A-2 | A-3 | A-4 | A-5 | A-6 | ! 2019/31 | ! 2019/32 | ! 2019/33 | ! 2019/34 | ! 2019/35
Codes in several forms :: A-11 | A-12 | A-13 | A-14 | A-15 | A-16 | A-17 | 12 | 13 | 14 | B.7
File names in several forms :: 6 × s_1.jpg | ! p 1.jpg | ! p 2.jpg | ! p 3.jpg | ! p 4.jpg | ! p 5.jpg
File names in several forms :: s_1.jpg | s_2.jpg | s_3.jpg | s_4.jpg | s_5.jpg | s_6.jpg | p 7.jpg
Spaces in some codes or file names :: A12 | B7 | C19 | D4 | ! E 5
Spaces in some codes or file names :: A 12 | B 7 | C 19 | D4 | Room 5
Companies or institutions :: Mary Hale | John Berg | ! Moen & Sons
Companies or institutions :: Moen & Sons | Lund Ltd | Reed Museum
One person with and without :: Ada M. Hale | Ada M. Hale | ! Ada Hale | Reed, Tom B. | Reed, Tom B. | ! Reed, Tom
One person with and without :: Ada M. Hale | Ida M. Hale | Hale, Tom | Ada Reed
The same word with ü :: Müller | Müller | ! Mueller | Größe | Größe | ! Groesse
The same word with ü :: Miller | Möller | Groß | Gras | présente | présenté
Times with two numbers :: [01:02:03] | [00:12:05] | ! [12:05]
Times with two numbers :: 4:35 | 5:10 | 1:02:11
Months in full :: 5 January 2020 | March 7, 2020 | ! 2 Feb 2020
Months in full :: 5 May 2020 | May 7, 2020 | Jan Novak | January Jones
Months in full :: 12 Apr. 1990 | 3 May 1990 | 4 June 1990 | 9 July 1991
Months in several languages :: 5 October 2020 | 7 May 2020 | ! 6 octobre 2020
Months in several languages :: 5. Oktober 2020 | 7. Mai 2020
Measurements in feet and inches :: ! 5' 11" | 1'234.50
Rare words that can be typing errors :: 10 × ! London | Londo | 10 × Zambia | Gambia | ! Londn
Dates that don’t exist :: ! 31 juin 1904 | 30 juin 1904 | ! 30. Februar 1904 | 31 juillet 1904
The letter O, I, or l :: CHF 45.00 | CHF 100.50 | R$ 3,50 | ! CHF 45.OO | ! R$ 3,5O | BOL 7.00
The letter O, I, or l :: ! 1OO,00 € | ! l2,90 € | 1,00 kr | ! Fr. l5.- | ! 4O.– | ! 1'25O.– | 9 × 12 EUR | ! 192I
The letter O, I, or l :: 12 | 14 | 16 | 7I | 14S | 42S | 5l | 104I
The letter O, I, or l :: 3 mars 1902 | 4 mars 1903 | 5 mai 1904 | ! 3 mars 19O2
Years in the future :: 12 octobre 2019 | 3 May 1920 | ! 12 octobre 2095
Months in several languages :: 5 March 2020 | 7 October 2020 | October 5, 2021
Misspelled months :: ! 5 Febuary 2020 | ! 21th May | ! 11st | 3 May 2020
Misspelled months :: 21st | 11th | 12th | 13th | 22nd | 103rd | August | 1 January 1678
Dates that can stand for :: ! 1900-01-01 | ! 12/31/9999 | 2020-01-01
Dates that can stand for :: 1900-01-02 | 1970 | 1900-01-012
Marks that can refer :: ! Oslo* | ! 12 a | ! Bergen (r) | ! 54†, 60 | ! 7Department | ${towns}
Marks that can refer :: Vitamin B12 | file(s) | 5 m | *bold* | 10 g
Marks that can refer :: 33(1)(a) | 33(a) | ${towns}
Spaces around a comma :: 54, 120 | 60, 70 | 5, 9 | 8, 11 | 6, 4 | ! 54 , 7
Spaces around a comma :: 1,200, 3,400 | 5, 6 | 12, 14 | 1, 3 | 2, 4
Text that ends with a hyphen :: ! A history of the | ! The town and its mar- | ${towns}
Text that ends with a hyphen :: Tune in | Carry on | Sign up | Log-in
Text that ends with a hyphen :: ${towns} | to be written by
Postal codes or numbers of zeros :: ! Laredo, TX 00000 | Bend, OR 97701
Postal codes or numbers of zeros :: Fund of 500,000 | 00000 | Room 1000
Postal codes or other numbers at the end :: ${codes} | ! Newark NJ 7105
Postal codes or other numbers at the end :: ${codes} | Pune, India 411001
Postal codes or other numbers at the end :: 9 × {"a1-0000"} | {"a1-000000"}
Rare words that differ :: 9 × Maryland Avenue | ! Marylnd Avenue
Rare words that differ :: 6 × Arlington | Aplington | 9 × Kent County | Kent Country | Maryland
Words that differ only in a doubled letter :: ! canvass | 5 × canvas
Words that differ only in a doubled letter :: territory | tertiary | https://example.org | hhttps://example.org
Words that differ only in a doubled letter :: Bennet | Bennett | ${towns}
Codes in uppercase :: q84 | q85 | ! Q86
Codes in uppercase :: hale-Maps-1998.pdf | lund-Rivers-1999.pdf | Moen-Glass-2001.pdf
The same word after a comma :: Cascade (Idaho) | ! Boise, Idaho
The same word after a comma :: Richmond, The Old University | Richmond (The)
The same value with and without a word :: ! 16th century | ! 16th
The same value with and without a word :: 54 , 120 | 54, 120 | Oslo , Norway | Oslo, Norway
Words both written out and abbreviated :: Hill Road | ! Dock Rd.
Words both written out and abbreviated :: Hill Road | 9 3rd Avenue | Jan Novak | January Jones
The same link in two forms :: ! https://example.org | ! https://Example.org/
The same link in two forms :: https://example.org/Cats | https://example.org/cats
Initials before a last name :: A. B. Hale | ! C.D. Reed | ! E F Lund
Initials before a last name :: A. B. Hale | C. D. Reed | A Lund
A lost apostrophe :: ! Kit O Neill | ! women s shoes | Reed
A lost apostrophe :: Kit O’Neill | Plan B | size S
The same part after @ :: ! a@Example.org | b@example.org | c@example.org
The same part after @ :: A@example.org | a@example.org
Dates without a year :: ! 14-Jan | ! March 7 | ! 2 May
Dates without a year :: 14-Jan-2020 | May 2020 | Jan
A small letter after Mc :: ! Mcdonald | ! Ida Mclean | McLean
A small letter after Mc :: McDonald | Mac | MCLEAN | Mcs
N, S, E, or W :: ! 111 S. Main | 20 S Main | 3 S Hill
N, S, E, or W :: 111 S Main | 20 S Hill | S. Hill
Numbers with the digits of :: ! 5.2800000000000002 | 8.1 | ! 7.5999999999999996e+00
Numbers with the digits of :: 5.28 | 0.0000001 | 1000000 | 0.999
The same short word with and without a period :: 5 × Age (Tas. : 1907) | ! Age (Tas : 1907)
The same short word with and without a period :: 5 × Age (Tas. : 1907) | All of Tas. | Tas Hale
A stray sign inside a word :: ! dire|cted to him | ${towns} | ${towns}
A stray sign inside a word :: an ox|axe of steel|iron | a“b” | a|b | ${towns}
Ranges with several signs or spaces :: 5 × Age (1991-1995) | ! Age (1991 – 1995) | ! f. 1–4
Ranges with several signs or spaces :: 5 × 1991-1995 | 2020–01–02 | 555–1234–99 | A–9
A bracket without its partner :: ! Latin} (LAT) | ! Oslo [Norway
A bracket without its partner :: {a} | 1) one | f(x) = (a | (a) [b]
A quotation mark without :: ! the Viaduc” | ! “Oslo | ! "Oslo | ! «Oslo
A quotation mark without :: “a” | „b“ | "c" | «d» | 5” e
Cells of another form :: 40 × 2:30 PM | ! 2:30PM
Cells of another form :: 40 × Q. 5 | The Q
Cells of another form :: 9 × 2-1 | 11-1
The same words or dates twice :: ! Dating: 1486-1486
The same words or dates twice :: 1486-1487 | 14861-14861
A comma, colon, semicolon, or slash at the end :: no /p/
A lowercase letter after a hyphen :: 6 × ${prose} D’Orsay | ${prose} L’autre
A period at the end :: 5 × Here it rained. | It was (as we saw.)
A period at the end :: 5 × Leiden Cod. 12 | Leiden Cod. 12 Helmst.
British and American spellings :: https://example.org/harbour | a harbor
British and American spellings :: Harbor Hill | Bal Harbour
Cells that begin with a lowercase letter :: ${towns} | blue sky over town | les Alpes | ERNIE | berg1971
Cells without a number :: 13 × https://example.org/12 | https://example.org/a
Centuries and decades :: ${prose}
Centuries and decades :: ${towns} | A map of 6th century Oslo
Codes or numbers among words :: ${towns} | JD
Different spellings of one value :: sông | sống
Different spellings of one value :: 9-11rest.org | 911rest.org
Different spellings of one value :: Joanne | Jo-Anne
Different spellings of one value :: jpeg | jpeg, jpeg
Hyphens and dashes :: 5 × on-loan | the sea—and the town
One country, state, or language :: ${towns} | ${towns} | ${towns} | FR | FRA
One country, state, or language :: Russia | Soviet Union | Norway
Parts with a bar or a slash :: [{"name": "thigh / hip"}]
Ranges of years with a short end :: 1941-1943 | 11 Feb 1943 - 17 Sep 1945
Ranges of years with a short end :: 1941-1943 | the year 2017-18
Several names, or a comma too many :: Ghent, Museum | Turku, Museum | Halle, Staats- und Landesmuseum
Several names, or a comma too many :: ${names} | Finch, Ida, Earl of | Barker, Thomas, of Bath | Hale, John, CBE
Several parts in a cell, with a colon :: 1889 - 1931 | 15 - 34
Spellings that differ only in a doubled letter :: Bennet | Bennett
Text in uppercase :: EMML (HMML) 876 | ROGUE SNR-8000 | BLK ODYSSY
The same letter three times :: {"icon": "cffffff"} | cffffff | Schifffahrt
The same value with and without a space :: dev-rest.org | devrest.org
The same word after a number :: in 2010, dans la rue | in 2010 dans la rue
Titles before names :: Dr. Dre
Two names with & or and :: 5 × Ada Hale | Bob Moen & The Owls
Uncertain values :: ${prose} It was they (or was it?). ${prose}
Values with a comma, such as :: ${towns} | Aid, Level not given
Values with a comma, such as :: ${towns} | Ada Hale, South African Poet | Congo, Dem. Rep.
Values without a comma :: Hale, Ada | Reed, Tom | Absalon
Words and signs that can mean :: 12 × FLS | NA
Words and signs that can mean :: - | + | 0 | -
Words both written out :: nine feet long | a wall of two feet.
Words for missing information :: Untitled (Black Is)
Words with two letters swapped :: Marina Hale | Marian Lund | ${towns}
Words with two letters swapped :: yyyyny | yyynyy
Words with two letters swapped :: barnes | barens
Words with two letters swapped :: 3 November 1990 | 3 novembre 1990 | 4 mars 1991
Negative numbers written in another way :: 15.- | 20.50 | 3.10 | 9 | 12.50 | ! 7- | ! 15.50-
Years joined to the text :: https://example.org/news-2014 | https://example.org/news=2015
Years joined to the text :: 9 × Songs 1990 | Songs (1962-1976)
Years joined to the text :: 6 × Hale, 1841-1905 | 6 × R. (Ann), 1841-1905
Years joined to the text :: 12 × Dec. 1990 | 5 × May 1990
Years with remarks :: Kuipers1960 | Emeneau1944
Years with remarks :: 1990 | 2004 | 1885 | dez. 2007 | ago. 2003 | Aug. 1990
Measurements in several units :: ${towns} | 5 × 30 m from town | 70 km road
Missing or extra spaces :: HIV-Positive and -Negative
One answer in several codes :: t | x | x | m | q | n`;

const readColumn = (cells: string) =>
  cells.split(' | ').flatMap((cell) => {
    const [, count = '1', mark, text = ''] = /^(?:(\d+) × )?(! )?(.*)$/.exec(cell) ?? [];
    return Array.from({length: Number(count)}, () => ({text, isFault: mark !== undefined}));
  });

test.each(columns.slice(1).split('\n'))('%s', async (line) => {
  const [sees = '', cells = ''] = line.split(' :: ');
  const column = readColumn(cells);
  const faults = column.flatMap(({isFault}, place) => (isFault ? place : []));
  expect(
    await findCells(
      sees,
      column.map(({text: cell}) => cell),
    ),
  ).toEqual(faults);
});
