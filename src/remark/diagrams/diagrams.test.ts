import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import committed from './drawings.json';
import {drawingId, findDiagrams} from './drawings.mjs';
import diagrams from './index';

const source = 'flowchart TD\n  A --> B';
const page = `---\ntitle: A page\n---\n\nText.\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`;

function transform(value: string, drawings = {[drawingId(source)]: '<svg></svg>'}): unknown {
  const tree: Root = {
    type: 'root',
    children: [{type: 'blockquote', children: [{type: 'code', lang: 'mermaid', value}]}],
  };
  diagrams(drawings)(tree);
  return tree.children[0];
}

describe('a diagram', () => {
  test('becomes its drawing, with its text hidden beside it', () => {
    const inner = '<svg></svg><pre hidden class=\\"language-mermaid\\"><code>flowchart TD\\n  A --&gt; B</code></pre>';
    expect(JSON.stringify(transform(source))).toContain(`"value":"${inner}"`);
  });

  test('has the same drawing whatever is at its ends, and another one when it changes', () => {
    expect(drawingId(`${source}\n`)).toBe(drawingId(source));
    expect(drawingId(`${source}C`)).not.toBe(drawingId(source));
  });

  test('without a drawing of its text is left to the theme', () => {
    expect(transform(source, {})).toMatchObject({children: [{type: 'code', lang: 'mermaid', value: source}]});
    expect(transform(`${source} --> C`)).toMatchObject({children: [{type: 'code', lang: 'mermaid'}]});
  });

  test('is found by the command as the pages have it, in a list too', () => {
    const inList = page.replace(/^(?=.)/gm, '   ');
    expect(findDiagrams(`${page}\n${inList}`)).toEqual([
      {source: `${source}\n`, line: 7},
      {source: `${source}\n`, line: 18},
    ]);
    expect(findDiagrams('```json\n{}\n```')).toEqual([]);
  });

  test.each(Object.entries(committed))(
    '%s has a name for screen readers, and nothing that runs or is fetched',
    (id, svg) => {
      expect(svg).toContain(`role="img"`);
      expect(svg).toMatch(
        new RegExp(`aria-labelledby="chart-title-${id}"[^]*<title id="chart-title-${id}">[^<]{10,}<`),
      );
      expect(svg).not.toMatch(
        /<script|<foreignObject|\son\w+=|@import|url\((?!#)|(?:href|src)=|font-family:(?!inherit)/,
      );
      expect(
        Array.from(svg.matchAll(/\sid="([^"]*)"/g), ([, one = '']) => one).filter((one) => !one.includes(id)),
      ).toEqual([]);
    },
  );
});
