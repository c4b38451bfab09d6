// @ts-check
import fs from 'node:fs';

const folder = 'build/assets/js/';

/**
 * The address of the one script of the built site that contains a text. Chunks have no names.
 * @param {string} text
 */
export function findChunk(text) {
  const [name, ...others] = fs
    .readdirSync(folder)
    .filter((one) => fs.readFileSync(folder + one, 'utf8').includes(text));
  if (!name || others.length > 0)
    throw new Error(
      `${name ? 'Several scripts' : 'No script'} of build/assets/js contain "${text}". Look for another text.`,
    );
  return `/assets/js/${name}`;
}

/** What only these scripts contain. */
export const CHUNKS = {
  searchWorker: 'The search index has version',
  grelWorker: 'depends on the version of Java',
  searchModal: 'DocSearch-Modal',
  editor: 'cm-lineWrapping',
};
