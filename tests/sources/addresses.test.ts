import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import redirects from '../../src/data/redirects.json';
import {expectNoFaults} from '../expectNoFaults';
import {findGap, pages} from './sourcePages';

it('redirects and components lead to pages and headings, also in parts that load later, which no build looks into', () => {
  const links = Globby.sync(['src/{components,pages,theme}/**/*.tsx']).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/["'](\/[\w/-]*\w(?:#[\w-]*)?)["']/g)].map(([, to = '']) => ({
      file,
      to,
    })),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(links.length).toBeGreaterThan(30);
  links.push(...redirects.map(({to}) => ({file: 'src/data/redirects.json', to})));
  expectNoFaults(
    links.flatMap(({file, to}) => {
      const gap = findGap(to, file);
      return gap ? [`${file}: leads to ${to}. ${gap}`] : [];
    }),
  );
});
