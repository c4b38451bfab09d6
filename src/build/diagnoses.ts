import {readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {checkData} from '../data/checkData';
import {written} from '../data/diagnoses.schema';
import {evaluate} from '../grel';
import type {Diagnosis} from '../lib/diagnosis/diagnosis';
import {checkEach} from './ContentError';
import {parseMarkdown} from './pageBlocks';

/** The lists of src/data/diagnosisParts.txt: "months" as alternatives of a pattern, and "/months" as text with groups. */
function readParts(): Record<string, string> {
  const parts: Record<string, string> = {};
  const lines = readFileSync('src/data/diagnosisParts.txt', 'utf8').matchAll(/^(\w+): (.+)$/gm);
  for (const [, name = '', words = ''] of lines) {
    parts[name] = [parts[name], words.replaceAll(' / ', '|')].filter(Boolean).join('|');
    parts[`/${name}`] = `${parts[`/${name}`] ?? ''}/${words.replaceAll(' / ', '/')}/|`;
  }
  return parts;
}

export const COMMENT = /^<!--\s*diagnose\s*\n([^]*?)-->$/;
const EXPRESSIONS = ['find', 'most', 'fix', 'pieces', 'key'] as const; // Each can be a part of the next.
const HEADING_ID = /\s*\{#([\w-]+)\}$/;

/** The diagnoses of a page of the manual. What is wrong with them is an error with the file, the line, and the remedy. */
export function readDiagnoses(file: string, markdown: string): Diagnosis[] {
  // Few pages have any, and to parse the others takes seconds.
  if (!/<!--\s*diagnose\b/.test(markdown)) return [];
  const [page, parts] = [file.replace(/\.md$/, ''), readParts()];
  const comments: {text: string; line?: number; title: string; section: string; recipe: string}[] = [];
  const place = {title: '', section: '', recipe: ''};
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'heading') {
      const [heading, section] = [toString(node), HEADING_ID.exec(toString(node))?.[1] ?? ''];
      Object.assign(place, {title: heading.replace(HEADING_ID, ''), section, recipe: ''});
    }
    const [code] = node.type === 'tableRow' ? (node.children[0]?.children ?? []) : [];
    if (code?.type === 'inlineCode') place.recipe ||= code.value;
    const text = node.type === 'html' ? COMMENT.exec(node.value)?.[1] : undefined;
    if (text !== undefined) comments.push({text, line: node.position?.start.line, ...place});
  });

  const found: Diagnosis[] = [];
  checkEach(comments, ({text, line, title, section, recipe}) => {
    const lines = text.trim().split(/\r?\n/);
    const entries = lines.map((one) => /^\s*(\w+): *(.*)$/.exec(one)?.slice(1) ?? [one, 'a line without a name']);
    const twice = entries.find(([name], at) => entries.findIndex(([other]) => other === name) < at)?.[0];
    if (twice) throw new Error(`${file}:${line}: the comment "diagnose" has "${twice}" twice. Leave out one of them.`);
    const read = checkData(`${file}:${line}, the comment "diagnose",`, written, Object.fromEntries(entries));
    const known: Record<string, string> = {...parts, ...(recipe && {recipe})};
    for (const name of EXPRESSIONS.filter((one) => read[one])) {
      const expression = String(read[name]).replace(/\{\{(.*?)\}\}/g, (part, called: string) => known[called] ?? part);
      read[name] = known[name] = expression;
      const unknown = /\{\{.*?\}\}/.exec(expression);
      const result = unknown ? {error: `nothing is called ${unknown[0]}`} : evaluate(expression, {value: 'a'});
      // Only the cells show whether an expression that can be read fails for them.
      if ('error' in result && /^(Parsing error|nothing)/.test(result.error))
        throw new Error(`${file}:${line}: the expression of "${name}" cannot be read: ${result.error}. Correct it.`);
    }
    const before = found.filter(({to}) => to === `/${page}#${section}`).length;
    const id = `${page.split('/').at(-1)}#${section}${before ? ` ${before + 1}` : ''}`;
    found.push({...read, id, to: `/${page}#${section}`, title});
  });
  return found;
}
