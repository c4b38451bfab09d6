import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError} from '../build/ContentError';

/** Reads a JSON file. Its path is relative to the folder of the site. */
export function readJson(siteDir: string, file: string): unknown {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentError(`${file} is not valid JSON: ${(error as Error).message}. Check its commas and brackets.`);
  }
}
