import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {checkFunctions, checkRegistry, createChapters} from './functions.schema';
import language from './language.json';
import {checkLanguage} from './language.schema';
import registry from './registry.json';

const example = {expression: 'value.trim()', value: '" a "', result: '"a"'};
const parameter = {name: 'text', type: 'text', meaning: 'what to trim'};
const signature = {parameters: [parameter], returns: {type: 'text', meaning: 'the rest'}};
const withParameter = (change: object) => ({signatures: [{...signature, parameters: [{...parameter, ...change}]}]});
const trim = {
  name: 'trim',
  purpose: 'Removes space.',
  synonyms: ['strip'],
  signatures: [signature],
  errors: [{input: 'null', result: 'null'}],
  notes: [],
  examples: [example, {...example, value: '"a"'}],
};
const registeredTrim = {name: 'trim', path: 'Trim.java', since: '2.0'};
const registered = {tag: '3.10.1', functions: [registeredTrim], controls: []};

describe('the reference of functions', () => {
  test.each<[string, object, string]>([
    ['no purpose', {purpose: undefined}, 'entry "trim", field "purpose": is missing. Say in one sentence what'],
    ['a name with parentheses', {name: 'trim()'}, 'field "name": is "trim()". Write it without parentheses.'],
    ['a name with a capital', {name: 'Trim'}, 'field "name": is "Trim".'],
    ['a parameter without a meaning', withParameter({meaning: undefined}), 'meaning": is missing. Say what it does.'],
    ['a type of a program', withParameter({type: 'bool'}), 'field "type": is "bool". Write "any", or join'],
    ['a parameter with a space', withParameter({name: 'a text'}), 'field "name": is "a text".'],
    [
      'one use without words',
      {signatures: [{...signature, use: 'text'}, signature]},
      'have a "use" that is missing or repeated.',
    ],
    [
      'one parameter twice',
      {signatures: [{...signature, parameters: [parameter, parameter]}]},
      '"name": repeats text.',
    ],
    ['one example only', {examples: [example]}, 'field "examples": has fewer than two.'],
    ['code', {examples: [example, {...example, caption: '`a`'}]}, 'field "caption": is "`a`".'],
    ['a cell', {examples: [example, {...example, caption: 'a|b'}]}, 'field "caption": is "a|b".'],
    ['a link twice', {seeAlso: ['[A](b)', '[A](b)']}, 'field "seeAlso": contains a duplicate.'],
    ['an open list', {examples: [example, {...example, result: '["a"'}]}, 'field "result": ["a" is not a literal.'],
  ])('%s is an error that names file, function, field and remedy', (_name, change, message) => {
    expect(() => checkFunctions('text', [{...trim, ...change}])).toThrow(message);
    expect(() => checkFunctions('text', [{...trim, ...change}])).toThrow(
      /^src\/data\/grel\/functions\/text\.json has (a problem|problems):\n- /,
    );
  });

  test('a function or a control described twice is an error', () => {
    expect(() => checkFunctions('text', [trim, trim])).toThrow('entry "trim", field "name": repeats trim.');
    expect(() => checkLanguage([...language, language[0]])).toThrow('entry "if", field "name": repeats if.');
  });

  test('a control whose purpose is no sentence, or whose name has parentheses, is an error', () => {
    expect(() => checkLanguage([{...language[0], purpose: 'Tests'}])).toThrow('field "purpose": is "Tests".');
    expect(() => checkLanguage([{...language[0], name: 'if()'}])).toThrow('field "name": is "if()".');
  });

  test('a function that the tool does not have is an error, and so is one without a description', () => {
    const create = (functions: object[]) => createChapters({text: functions}, registered);
    const signatures = ['one', 'two'].map((use) => ({...signature, use}));
    expect(create([{...trim, signatures}])).toMatchObject([{file: 'text', functions: [{signatures, since: '2.0'}]}]);
    expect(() => create([trim, {...trim, name: 'trimm'}])).toThrow('text.json: function trimm is not in');
    expect(() => create([])).toThrow('src/data/grel/functions: trim lacks a description.');
  });
});

test.each<[string, object, string]>([
  ['a version of no release', [{...registeredTrim, since: '2.9'}], 'field "since": is 2.9, which is no release.'],
  ['a name that occurs twice', [registeredTrim, registeredTrim], 'field "name": repeats trim.'],
])('of registry.json, %s is an error', (_name, functions, message) => {
  expect(() => checkRegistry({...registered, functions})).toThrow(message);
  expect(() => checkRegistry({...registered, functions})).toThrow('src/data/grel/registry.json has ');
});

test('the evaluator says that it follows the release whose functions are described', () => {
  expect(fs.readFileSync('src/grel/README.md', 'utf8')).toContain(`follows OpenRefine ${registry.tag}.`);
});
