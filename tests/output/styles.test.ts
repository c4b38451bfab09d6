import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';
import {outDir} from './builtSite';

const dir = path.join(outDir, 'assets/css');
const css = fs
  .readdirSync(dir)
  .map((file) => fs.readFileSync(path.join(dir, file), 'utf8'))
  .join('\n');

// The minimizer writes styles for the browsers that package.json lists, but for these two.
it('asks of a screen only what Safari 15 understands: widths with "<=" or ">="', () => {
  expect(css).toMatch(/@media \(min-width:/);
  expectNoFaults(css.match(/@media[^{]*\bnot \([^{]*/g) ?? []);
});

it('mixes the colors of tokens only where a browser says that it can, as others would show none', () => {
  const guarded = /@supports \(color:\s*color-mix\([^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
  expect(css.match(guarded) ?? []).not.toEqual([]);
  expectNoFaults(css.replace(guarded, '').match(/[^{};]*color-mix\([^;}]*var\([^;}]*/g) ?? []);
});
