import {describe, expect, test} from 'vitest';
import {
  checkClientLibraries,
  checkDistributions,
  checkEcosystemTools,
  checkExtensions,
  checkReconciliationServices,
  checkResources,
} from './listings.schema';

type Case = [name: string, wrong: object, message: string];

const listing = {
  name: 'Thing',
  url: 'https://example.org/thing',
  description: 'Does things.',
  asOf: '2025-09-23',
};
const software = {...listing, authors: [{name: 'Somebody'}]};

/** What goes wrong in every list. */
const everywhere: Case[] = [
  ['no name', {name: undefined}, 'entry number 1, field "name": is missing. Write the name.'],
  ['no address', {url: undefined}, 'entry "Thing", field "url": is missing. Write the full URL'],
  ['no description', {description: ''}, 'entry "Thing", field "description": is empty.'],
  ['a whole page as description', {description: 'x'.repeat(401)}, 'field "description": is longer than 400'],
  ['no day', {asOf: undefined}, 'entry "Thing", field "asOf": is missing. Write it as "YYYY-MM-DD".'],
  ['a misspelled field', {licens: 'MIT'}, 'entry "Thing": has an unknown field "licens". The fields are name, url,'],
  ['a day before the tool', {asOf: '2009-12-31'}, 'field "asOf": is in the future, or before there was'],
  ['a link without a label', {links: [{url: '/docs'}]}, 'field "links", entry number 1, field "label": is missing.'],
];

const aboutSoftware: Case[] = [
  ['no authors', {authors: []}, 'entry "Thing", field "authors": is empty. List who made it.'],
  ['a license in words', {license: 'MIT license'}, 'field "license": is "MIT license".'],
];

const said = {from: '3.8', saidBy: 'list', asOf: '2025-09-23'};
const aboutVersions: Case[] = [
  ['a month to come', {lastChange: '2999-01'}, 'field "lastChange": is in the future, or'],
  ['a version to come', {worksWith: {...said, from: '3.99'}}, 'field "from": is 3.99, which is no release.'],
  ['versions upside down', {worksWith: {...said, to: '3.7'}}, 'field "worksWith", field "to": is older than 3.8.'],
  ['no version', {worksWith: {saidBy: 'list', asOf: '2025-09-23'}}, 'field "worksWith": contains no version.'],
  ['a claim of nobody', {worksWith: {from: '3.8', asOf: '2025-09-23'}}, 'field "saidBy": is missing.'],
];

const lists: {
  file: string;
  check: (value: unknown) => unknown[];
  right: object;
  wrong: Case[];
}[] = [
  {
    file: 'extensions.json',
    check: checkExtensions,
    right: {...software, purposes: ['import'], worksWith: {...said, to: '3.10'}, license: 'BSD-3-Clause'},
    wrong: [
      ...aboutSoftware,
      ...aboutVersions,
      ['no purpose', {purposes: []}, 'field "purposes": is empty. List what it is for.'],
    ],
  },
  {
    file: 'clientLibraries.json',
    check: checkClientLibraries,
    right: {...software, language: 'Python', kind: 'library', worksWith: {...said, from: undefined, to: '3.2'}},
    wrong: [...aboutSoftware, ...aboutVersions],
  },
  {
    file: 'ecosystemTools.json',
    check: checkEcosystemTools,
    right: {...listing, kind: 'testing', protocols: ['0.2']},
    wrong: [],
  },
  {
    file: 'distributions.json',
    check: checkDistributions,
    right: {...software, kind: 'package', basedOn: '3.6.2', command: 'apt install thing'},
    wrong: [
      ...aboutSoftware,
      ['no kind', {kind: undefined}, 'entry "Thing", field "kind": is missing. Use one of package,'],
    ],
  },
  {
    file: 'reconciliationServices.json',
    check: checkReconciliationServices,
    right: {...listing, kind: 'hosted', endpoint: 'https://example.org/reconcile', protocols: ['0.1', '0.2']},
    wrong: [
      ['an endpoint of software', {kind: 'software'}, 'field "endpoint": is only allowed for public services.'],
      ['a state', {state: 'maintained'}, 'has an unknown field "state".'],
    ],
  },
  {
    file: 'resources.json',
    check: checkResources,
    right: {...listing, language: 'en', kind: 'lesson', level: 'beginner', year: 2010, testedWith: '3.8'},
    wrong: [
      ['a language in words', {language: 'English'}, 'field "language": is "English". Use one of '],
      ['a year before the tool', {year: 1999}, 'field "year": is before there was an OpenRefine.'],
      ['a year to come', {year: 2026}, 'field "year": is later than "asOf".'],
    ],
  },
];

describe.each(lists)('$file', ({check, right, wrong}) => {
  test('takes one object for a new entry', () => {
    expect(check([right, {...right, name: 'Other', url: 'https://example.org/other'}])).toHaveLength(2);
  });

  test.each([...everywhere, ...wrong])('%s is an error that names entry, field and fix', (_name, bad, message) => {
    expect(() => check([{...right, ...bad}])).toThrow(message);
  });

  test('names an entry that occurs twice', () => {
    expect(() => check([right, {...right, name: 'THING', url: 'https://a.org/'}])).toThrow('repeats THING.');
    expect(() => check([right, {...right, url: 'https://example.org/'}])).toThrow('field "name": repeats Thing.');
    expect(() => check([right, {...right, name: 'Copy', url: 'http://example.org/thing/'}])).toThrow(
      '"Copy", field "url": repeats',
    );
    expect(() => check([right, {...right, name: 'Copy'}])).toThrow('entry "Copy", field "url": repeats https:');
  });

  test('is a list with something in it', () => {
    expect(() => check([])).toThrow('is empty. List the entries.');
    expect(() => check({})).toThrow('is {}. List the entries.');
  });
});
