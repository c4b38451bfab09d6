import type {GrelFunction} from '../../src/data/grel/functions.schema';
import {readExample} from '../../src/lib/examples';
import type {CollectedExamples} from './expressionExamples';

/** Reads the examples of a file of functions. The line of an example is that of its expression. */
export function collectFunctionExamples(file: string, json: string): CollectedExamples {
  const lines = [...json.matchAll(/"expression":/g)].map(({index}) => json.slice(0, index).split('\n').length);
  const found = (JSON.parse(json) as GrelFunction[]).flatMap(({examples}) => examples);
  const collected: CollectedExamples = {examples: [], problems: []};
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
