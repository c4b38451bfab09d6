import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {listTests} from './listTests';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = fs.readFileSync(path.join(root, 'tests/specification.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+) +\| (.*?) +\| (.*?) *\|$/gm)].map(
  ([, id = '', line = '', proof = '']) => ({
    id,
    line,
    proof,
  }),
);

/** `file › title`, as a row names a test; in the title, `…` stands for what varies. */
const reference = /^`(\S+) › (.+)`$/;
const escape = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a file holds a test of that title, in the groups that the title names before it. */
function holdsTest(source: string, title: string): boolean {
  const pattern = new RegExp(`(^| › )${title.split('…').map(escape).join('.*')}$`);
  return listTests(source).some((test) => pattern.test(test));
}

describe('the specification, line by line', () => {
  it('is numbered without a gap, so that no line is lost', () => {
    const sections = new Map<number, number>();
    for (const {id} of rows) {
      const [section = 0, number = 0] = id.split('.').map(Number);
      expect(number, `line ${id}`).toBe((sections.get(section) ?? 0) + 1);
      sections.set(section, number);
    }
    expect(Object.fromEntries(sections)).toEqual({1: 5, 2: 43, 3: 16, 4: 16, 5: 6, 6: 1, 7: 4, 8: 15, 9: 22});
  });

  it.each(rows)('$id is proven by tests that exist, or says why it is not: $line', ({id, proof}) => {
    const reason = /^Nothing to prove: .{10,}\.$/.test(proof);
    const proofs = proof.split('<br>').map((part) => part.trim());
    if (reason) return;
    for (const part of proofs) {
      const [, file = '', title = ''] = reference.exec(part) ?? [];
      // A title that is hardly more than its gaps would fit any test.
      expect(title.replaceAll('…', '').length, `line ${id}: "${title}" names no test`).toBeGreaterThan(10);
      expect(file, `line ${id}: "${part}" is neither \`file › title\` nor "Nothing to prove: …"`).not.toBe('');
      const full = path.join(root, file);
      expect(fs.existsSync(full), `line ${id}: ${file} does not exist`).toBe(true);
      expect(holdsTest(fs.readFileSync(full, 'utf8'), title), `line ${id}: ${file} has no test "${title}"`).toBe(true);
    }
  });
});
