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
    const line = text.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? text.length)).split('\n').length;
    throw new ContentError(`${file}:${line} is not valid JSON: ${message}. Check the commas and brackets before it.`);
  }
}
