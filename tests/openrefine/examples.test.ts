import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {collectExamples, renderLiteral, type Example} from '../../src/lib/examples';
import {createExampleCheck, type ExampleCheck} from './exampleChecker';
import {startOpenRefine, type RunningOpenRefine} from './startOpenRefine';

// Another folder than docs/ can be checked: EXAMPLES_DIR=../other/docs npm run test:openrefine
const folder = resolve(process.env.EXAMPLES_DIR ?? 'docs');
const files = findPages(folder).sort();
const pages = files.map((file) => collectExamples(join('docs', file), readFileSync(join(folder, file), 'utf8')));
const examples = pages.flatMap((page) => page.examples);
const problems = pages.flatMap((page) => page.problems);
const unchecked = examples.filter((example) => example.unchecked);
const checked = examples.filter((example) => !example.unchecked);

let openRefine: RunningOpenRefine | undefined;
let check: ExampleCheck;

beforeAll(async () => {
  openRefine = await startOpenRefine();
  check = await createExampleCheck(openRefine.client, checked);
});

afterAll(async () => {
  console.info(renderSummary());
  await openRefine?.stop();
});

test('every example table can be read', () => {
  expect(problems.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
});

test('the documentation has examples', () => {
  expect(checked.length).toBeGreaterThan(0);
});

describe('the examples hold in OpenRefine', () => {
  for (const example of checked) {
    test(renderTitle(example), async () => {
      const difference = await check(example);
      if (difference) throw new Error(`${example.file}:${example.line}: ${example.expression}\n${difference}`);
    });
  }
});

function findPages(root: string): string[] {
  return readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((path) => /\.mdx?$/.test(path));
}

function renderTitle({file, line, expression, value, result}: Example): string {
  return `${file}:${line} ${expression}${value ? ` on ${renderLiteral(value)}` : ''} gives ${renderLiteral(result)}`;
}

function renderSummary(): string {
  const tool = openRefine ? `OpenRefine ${openRefine.version}` : 'no OpenRefine';
  return [
    `${checked.length} examples of ${new Set(checked.map(({file}) => file)).size} pages run in ${tool}, ` +
      `${unchecked.length} not checked:`,
    ...unchecked.map(({file, line, expression, unchecked: reason}) => `  ${file}:${line} ${expression} (${reason})`),
  ].join('\n');
}
