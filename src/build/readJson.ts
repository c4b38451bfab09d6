import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError} from './ContentError';

/** A name, a text, a brace, a comma or colon without a value, another value, and anything that JSON does not allow. */
const TOKENS =
  /("(?:\\.|[^"\\\n])*")\s*:|"(?:\\.|[^"\\\n])*"|[{}]|([,:])(?=\s*[}\],])|(?:true|false|null|-?\d[\w.+-]*)|([^\s[\],:"]\w*)/g;

/** Reads a JSON file. Its path is relative to the folder of the site. */
export function readJson(siteDir: string, file: string): unknown {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const fail = (end: number, fault: string): never => {
    throw new ContentError(`${file}:${text.slice(0, end).trimEnd().split('\n').length} ${fault}`);
  };
  const open: Set<string>[] = [];
  for (const {0: found, 1: name, 2: sign, 3: wrong, index} of text.matchAll(TOKENS)) {
    if (found === '{') open.push(new Set());
    if (found === '}') open.pop();
    if (sign) fail(index + 1, `has "${sign}" before nothing. Remove it, or add what is missing.`);
    if (wrong) fail(index + 1, `has ${wrong}, which is not JSON. Write " around names and texts, and no comments.`);
    // Of two values, JSON.parse would keep the second.
    if (name && open.at(-1)?.has(name)) fail(index + 1, `has ${name} twice in one object. Keep one of the two.`);
    if (name) open.at(-1)?.add(name);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    const end = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return fail(end, `is not valid JSON: ${message}. Check the commas, brackets, and quotation marks there.`);
  }
}
