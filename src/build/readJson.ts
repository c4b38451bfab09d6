import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError} from './ContentError';

/** Reads a JSON file. Its path is relative to the folder of the site. */
export function readJson(siteDir: string, file: string): unknown {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    const lines = text.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? text.length)).split('\n');
    // Node names no position of a sign in the wrong place, but it also finds the sign in the first lines alone.
    while (hasWrongSign(lines.slice(0, -1).join('\n'))) lines.pop();
    throw new ContentError(
      `${file}:${lines.length} is not valid JSON: ${message}. Check the commas and brackets before it.`,
    );
  }
}

function hasWrongSign(text: string): boolean {
  try {
    JSON.parse(text);
  } catch (error) {
    return (error as Error).message.startsWith('Unexpected token');
  }
  return false;
}
