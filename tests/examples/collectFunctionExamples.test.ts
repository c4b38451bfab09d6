import {describe, expect, test} from 'vitest';
import {collectFunctionExamples} from './collectFunctionExamples';

const file = 'src/data/grel/functions/text.json';
const source = (...examples: object[]) =>
  JSON.stringify(
    [
      {name: 'trim', examples},
      {name: 'chomp', examples: [{expression: '2', result: '2'}]},
    ],
    null,
    2,
  );

describe('collectFunctionExamples', () => {
  test('reads what is to be checked, with the line that it stands in', () => {
    const json = source(
      {expression: 'value + 1', value: '1', result: '2'},
      {expression: '"\\"expression\\":"', result: '""', unchecked: 'why not'},
    );
    const {examples, problems} = collectFunctionExamples(file, json);
    expect(problems).toEqual([]);
    expect(examples).toMatchObject([
      {file, language: 'grel', expression: 'value + 1', value: {kind: 'number', text: '1'}, result: {text: '2'}},
      {file, expression: '"\\"expression\\":"', unchecked: 'why not'},
      {file, expression: '2'},
    ]);
    const lines = json.split('\n');
    expect(examples.map(({line}) => lines[line - 1]?.trim().slice(0, 13))).toEqual(Array(3).fill('"expression":'));
    expect(new Set(examples.map(({line}) => line)).size).toBe(3);
  });

  test('names file and line of an example that cannot be read', () => {
    const json = source({expression: '1', result: 'one'});
    const [problem] = collectFunctionExamples(file, json).problems;
    expect(problem).toMatchObject({file, line: 6, message: expect.stringContaining('one is not a literal.')});
  });

  test('reads examples that share a line', () => {
    const json = JSON.stringify([
      {
        examples: [
          {expression: '1', result: '1'},
          {expression: '2', result: '2'},
        ],
      },
    ]);
    expect(collectFunctionExamples(file, json).examples.map(({line}) => line)).toEqual([1, 1]);
  });
});
