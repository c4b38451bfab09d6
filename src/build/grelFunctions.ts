import {readdirSync} from 'node:fs';
import path from 'node:path';
import {createChapters, type GrelChapter, type GrelSignature} from '../data/grel/functions.schema';
import registry from '../data/grel/registry.json';
import {readJson} from './readJson';

const FOLDER = 'src/data/grel/functions';

/** The reference of GREL's functions, checked. A file has the name of its page in `docs/manual/grelfunctions`. */
export function readChapters(): GrelChapter[] {
  const files = readdirSync(FOLDER).sort();
  const values = files.map((file) => [path.parse(file).name, readJson('.', `${FOLDER}/${file}`)] as const);
  return createChapters(Object.fromEntries(values), registry);
}

/** `name(text, format?)`: what is optional ends with a question mark, what may be repeated with an ellipsis. */
export function renderSignature(name: string, {parameters}: GrelSignature): string {
  const list = parameters.map(
    (parameter) => `${parameter.name}${parameter.optional ? '?' : ''}${parameter.repeated ? '…' : ''}`,
  );
  return `${name}(${list.join(', ')})`;
}

/** `3.6.0` is `3.6` to readers. */
export const shortVersion = (version: string): string => version.replace(/^(\d+\.\d+)\.0$/, '$1');

/** What the manual marks with "since": anything that came with 3.0 or later. */
export const isMarked = (since: string): boolean => Number.parseInt(since, 10) >= 3;

/** The mark beside what came with such a version. */
export const sinceMark = (version?: string): string =>
  version && isMarked(version) ? ` <span class="since">since ${shortVersion(version)}</span>` : '';

export const functionId = (name: string): string => name.toLowerCase();
