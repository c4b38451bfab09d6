import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import redirects from '../../src/data/redirects.json';
import {expectNoFaults} from '../expectNoFaults';
import {findGap, pages} from './sourcePages';

it('components lead to pages and headings, also in parts that load later, which no build looks into', () => {
  const links = Globby.sync(['src/{components,pages,theme}/**/*.tsx']).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/["'](\/[\w/-]*\w(?:#[\w-]*)?)["']/g)].map(([, to = '']) => {
      const gap = findGap(to, file);
      return gap && `${file}: leads to ${to}. ${gap}`;
    }),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(links.length).toBeGreaterThan(30);
  expectNoFaults(links.filter(Boolean));
});

it('redirects lead to pages', () => {
  const missing = redirects.filter(({to}) => findGap(to, ''));
  expectNoFaults(
    missing.map(({from, to}) => `src/data/redirects.json: ${from} leads to ${to}, which is no page. Correct it.`),
  );
});
