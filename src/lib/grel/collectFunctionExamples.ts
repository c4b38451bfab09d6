import type {GrelFunction} from '../../data/grel/functions.schema';
import {readExample, type CollectedExamples} from '../examples';

/** Reads the examples of a file of functions. The lines are those of `"expression"`, in the order of the file. */
export function collectFunctionExamples(file: string, json: string): CollectedExamples {
  const lines = json.split('\n').flatMap((text, index) => (/^\s*"expression":/.test(text) ? [index + 1] : []));
  const found = (JSON.parse(json) as GrelFunction[]).flatMap(({examples}) => examples);
  const collected: CollectedExamples = {examples: [], problems: []};
  if (lines.length !== found.length) {
    const message = `It has ${found.length} examples, but ${lines.length} lines that start with "expression". Run npm run fix.`;
    return {...collected, problems: [{file, line: 1, message}]};
  }
  found.forEach((example, index) => {
    const line = lines[index] ?? 1;
    try {
      collected.examples.push({file, line, ...readExample(example)});
    } catch (error) {
      collected.problems.push({file, line, message: (error as Error).message});
    }
  });
  return collected;
}
