// The parts of scripts/bench-build.mjs that run nothing.
import {createHash} from 'node:crypto';

/** At most: bytes held at once, and the part that a build takes of another's time: a warm one of a cold one's, a cold one of the other site's. */
export const budgets = {memory: 1.9e9, warm: 0.75, ratio: 0.35};

/**
 * A doc or post under another name, for a site with more of them. Links to other docs lead to the copies of those.
 * @param {{file: string, text: string}} page by its path from the project's folder, with forward slashes
 * @param {number} copy
 * @returns {{file: string, text: string}}
 */
export function copyPage({file, text}, copy) {
  if (file.startsWith('docs/')) {
    const slug = (_line, rest) => `slug: /copy${copy}${rest === '/' ? '' : rest}`;
    return {file: file.replace('docs/', `docs/copy${copy}/`), text: text.replace(/^slug: (\/.*)$/m, slug)};
  }
  return {
    file: file.replace(/(\.mdx?)$/, `-copy${copy}$1`),
    text: text.replace(/^(slug: .*)$/m, `$1-copy${copy}`),
  };
}

/** What identifies the content of a file. @param {Buffer | string} content */
export const fingerprint = (content) => createHash('sha256').update(content).digest('hex');

/**
 * The files that two folders do not have alike, sorted.
 * @param {Map<string, string>} one fingerprints by path
 * @param {Map<string, string>} other
 * @returns {string[]}
 */
export function findDifferences(one, other) {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
}

/**
 * What misses a budget, in words; empty where nothing does. Fields that were not measured are not judged.
 * @param {{warm?: number, memory?: number, ratio?: number, differences?: string[], stale?: string[]}} measured
 * @returns {string[]}
 */
export function judge({warm, memory, ratio, differences = [], stale = []}) {
  const list = (files) => files.slice(0, 5).join(', ') + (files.length > 5 ? ` and ${files.length - 5} more` : '');
  return [
    warm > budgets.warm && `A warm build takes ${warm.toFixed(2)} of a cold one's time, more than ${budgets.warm}.`,
    memory > budgets.memory &&
      `A build holds ${(memory / 1e9).toFixed(2)} GB at once, more than ${budgets.memory / 1e9}.`,
    ratio > budgets.ratio &&
      `A cold build takes ${ratio.toFixed(2)} of the other site's time, more than ${budgets.ratio}.`,
    differences.length && `Two builds of one commit differ in ${list(differences)}.`,
    stale.length && `After a change, a warm build differs from a cold one in ${list(stale)}.`,
  ].filter(Boolean);
}
