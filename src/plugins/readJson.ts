import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** What a JSON file of the site holds. The path is from the site's folder. */
export async function readJson(siteDir: string, file: string): Promise<unknown> {
  const text = await readFile(path.join(siteDir, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}. Check its commas and brackets.`);
  }
}
