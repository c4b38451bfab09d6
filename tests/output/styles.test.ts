import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';
import {outDir} from './builtSite';

const sheets = Globby.sync('assets/css/*', {cwd: outDir});
const css = sheets.map((file) => fs.readFileSync(outDir + file, 'utf8')).join('\n');

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
