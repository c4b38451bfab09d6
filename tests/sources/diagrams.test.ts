// @vitest-environment happy-dom
// Mermaid reads a diagram only where there is a DOM. Readers would see an error in place of a diagram with a mistake.
import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import mermaid from 'mermaid';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {test} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';

const files = Globby.sync('{docs,blog,src/pages}/**/*.{md,mdx}');

async function findFaults(source: string): Promise<string[]> {
  const faults = ['accTitle', 'accDescr']
    .filter((name) => !new RegExp(`^\\s*${name}\\b`, 'm').test(source))
    .map((name) => `Add a line "${name}: …", which screen readers read aloud.`);
  try {
    await mermaid.parse(source);
  } catch (error) {
    const remedy =
      'Correct it, counted from the line of the fence; https://mermaid.live shows a diagram while you write.';
    faults.push(`Mermaid cannot read the diagram. ${(error as Error).message}\n${remedy}`);
  }
  return faults;
}

test('Mermaid can read every diagram, and each has a title and a description', async () => {
  const faults: string[] = [];
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    if (!text.includes('mermaid')) continue;
    const fences: {line?: number; source: string}[] = [];
    visit(unified().use(remarkParse).parse(text), 'code', ({lang, position, value}) => {
      if (lang === 'mermaid') fences.push({line: position?.start.line, source: value});
    });
    for (const {line, source} of fences) {
      faults.push(...(await findFaults(source)).map((fault) => `${file}:${line}: ${fault}`));
    }
  }
  expectNoFaults(faults);
});
