import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';
import {expectNoFaults} from '../expectNoFaults';

const [[, preset]] = config.presets as [[string, object]];

it('the configuration holds every value that the specification names [3.6, 3.7, 3.10, 9.7]', () => {
  expect(config).toMatchObject({
    title: 'OpenRefine',
    tagline: 'A power tool for working with messy data.',
    url: 'https://openrefine.org',
    baseUrl: '/',
    trailingSlash: false,
    i18n: {defaultLocale: 'en', locales: ['en']},
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
    // Nothing is appended to the names of what is stored: "theme", not "theme-a1b2c3".
    storage: {namespace: false},
    themeConfig: {
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      navbar: {title: 'OpenRefine', hideOnScroll: true, logo: {src: expect.any(String), alt: expect.any(String)}},
      footer: {logo: {height: 150}},
    },
  });
  expect(preset).toMatchObject({
    docs: {showLastUpdateAuthor: true, showLastUpdateTime: true},
    pages: {showLastUpdateAuthor: true, showLastUpdateTime: true},
    sitemap: {
      changefreq: 'weekly',
      priority: 0.5,
      lastmod: 'date',
      ignorePatterns: expect.arrayContaining(['/tags/**']),
    },
  });
});

it('one sidebar holds the docs, and what it leaves out has a link from another page', () => {
  expect(Object.keys(sidebars)).toEqual(['docs']);
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const pages = Globby.sync('{docs,blog,src/pages}/**/*.{md,mdx,tsx}').map((file) => ({file, text: read(file)}));
  const faults = Globby.sync('docs/**/[!_]*.{md,mdx}').flatMap((file) => {
    const place = file.slice('docs/'.length).replace(/\.mdx?$/, '');
    const id = place.replace(/[^/]*$/, (name) => /^id: (.*)$/m.exec(read(file))?.[1] ?? name);
    const names = [`/docs/${place}`, `/${path.basename(file)}`, `(${path.basename(file)}`];
    const isLinked = pages.some((page) => page.file !== file && names.some((name) => page.text.includes(name)));
    const isNamed = isLinked || JSON.stringify(sidebars).includes(`"${id}"`);
    return isNamed ? [] : [`${file} is neither in the menu nor linked. Add '${id}' to sidebars.ts.`];
  });
  expectNoFaults(faults);
});
