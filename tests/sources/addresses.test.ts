import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';
import {findGap, pages} from './sourcePages';

it('data and components lead to pages and headings, also in parts that load later, which no build looks into', () => {
  const links = Globby.sync('src/{components,pages,theme,data}/**/*.{tsx,json}').flatMap((file) => {
    const addresses = fs.readFileSync(file, 'utf8').matchAll(/(?<!"from": *)["'](\/[\w/-]*\w(?:#[\w-]*)?)["']/g);
    return Array.from(addresses, ([, to = '']) => ({file, to, gap: findGap(to, file)}));
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(links.length).toBeGreaterThan(30);
  expectNoFaults(links.filter(({gap}) => gap).map(({file, to, gap}) => `${file}: leads to ${to}. ${gap}`));
});
