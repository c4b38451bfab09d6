import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {DRAWINGS, drawingId, findDiagrams, readDiagrams} from './drawings.mjs';
import diagrams from './index';

const source = 'flowchart TD\n  A --> B';
const page = `---\ntitle: A page\n---\n\nText.\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`;
let cwd: string;

beforeAll(() => {
  cwd = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  mkdirSync(path.join(cwd, 'drawn'));
  writeFileSync(path.join(cwd, 'drawn', `${drawingId(source)}.svg`), '<svg></svg>\n');
});
afterAll(() => rmSync(cwd, {recursive: true}));

const position = {start: {line: 7, column: 1}, end: {line: 10, column: 4}};

function transform(value: string, folder = 'drawn'): unknown {
  const tree: Root = {
    type: 'root',
    children: [{type: 'blockquote', children: [{type: 'code', lang: 'mermaid', value, position}]}],
  };
  diagrams(folder)(tree, new VFile({path: path.join(cwd, 'page.md'), cwd}));
  return tree.children[0];
}

describe('a diagram', () => {
  test('becomes its drawing, with its text hidden beside it', () => {
    const inner = '<svg></svg><pre hidden class=\\"language-mermaid\\"><code>flowchart TD\\n  A --&gt; B</code></pre>';
    expect(JSON.stringify(transform(source))).toContain(`"value":"${inner}"`);
  });

  test('has the same drawing whatever stands at its ends, and another one when it changes', () => {
    expect(drawingId(`${source}\n`)).toBe(drawingId(source));
    expect(drawingId(`${source}C`)).not.toBe(drawingId(source));
  });

  test('without a drawing stops the build with file, line and command', () => {
    expect(() => transform(source, 'none')).toThrow(
      'page.md:7: this diagram is new or was changed, and none has no drawing of it. Draw it: npm run diagrams',
    );
  });

  test('is found by the command as the pages have it, in a list too', () => {
    const inList = page.replace(/^(?=.)/gm, '   ');
    expect(findDiagrams(`${page}\n${inList}`)).toEqual([`${source}\n`, `${source}\n`]);
    expect(findDiagrams('```json\n{}\n```')).toEqual([]);
  });

  test('of a page has its drawing, and no drawing lies there without a diagram', () => {
    const drawings = readdirSync(DRAWINGS).map((name) => path.parse(name).name);
    expect(drawings.sort(), 'draw anew: npm run diagrams').toEqual([...readDiagrams('.').keys()].sort());
  });

  test.each(readdirSync(DRAWINGS))('%s has a name for screen readers, and nothing that runs or is fetched', (name) => {
    const svg = readFileSync(path.join(DRAWINGS, name), 'utf8');
    const {name: id} = path.parse(name);
    expect(svg).toContain(`role="img"`);
    expect(svg).toMatch(new RegExp(`aria-labelledby="chart-title-${id}"[^]*<title id="chart-title-${id}">[^<]{10,}<`));
    expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|@import|url\((?!#)|(?:href|src)=|font-family:(?!inherit)/);
    expect(
      Array.from(svg.matchAll(/\sid="([^"]*)"/g), ([, one = '']) => one).filter((one) => !one.includes(id)),
    ).toEqual([]);
  });
});
