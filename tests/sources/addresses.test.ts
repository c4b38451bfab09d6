import fs from 'node:fs';
import {createSlugger, Globby, parseMarkdownHeadingId} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {addPhrasings} from '../../src/build/search/phrasings';
import redirects from '../../src/data/redirects.json';
import {readPhrasings} from '../../src/plugins/readPhrasings';
import {checkRedirectTargets} from '../../src/plugins/built-pages/redirects';
import {expectNoFaults} from '../expectNoFaults';

// What the build says after all pages are made, this says at once, as far as the sources tell.

const pages = Globby.sync(['{docs,blog}/**/[!_]*.{md,mdx}', 'src/pages/**/[!_]*.{md,mdx,tsx}', '!**/_*/**']).map(
  (file) => {
    const text = fs.readFileSync(file, 'utf8');
    const [, base = '', name = ''] = /^(?:src\/pages|(docs|blog))\/(.*)\.\w+$/.exec(file) ?? [];
    const [, slug = name.replace(/(^|\/)index$/, '')] = (base && /^slug: (.*)$/m.exec(text)) || [];
    return {text, route: `/${base}/${slug}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')};
  },
);

/** The ids of a page: those that it writes, those of its headings, and those of the functions that it lists. */
function idsOf(text: string): Set<string> {
  const ids = new Set(Array.from(text.matchAll(/[#"']([\w-]+)(?=["'} ])/g), ([, id = '']) => id));
  const slugger = createSlugger();
  for (const [, heading = ''] of text.matchAll(/^#+ (.*)$/gm)) {
    ids.add(
      slugger.slug(
        parseMarkdownHeadingId(heading)
          .text.replace(/\]\([^)]*\)/g, '')
          .trim(),
      ),
    );
  }
  const [, data] = /<!-- functions: (\S+) -->/.exec(text) ?? [];
  const functions = data ? fs.readFileSync(data, 'utf8').matchAll(/"name": "(\w+)"/g) : [];
  for (const [, name = ''] of functions) ids.add(name.toLowerCase());
  return ids;
}

/** Whether a page is one of a file, and no list of posts. */
const isOfSources = (route: string) => !/^\/blog$|\/(archive|authors|category|page|tags)(\/|$)/.test(route);

it('redirects lead to pages', () => {
  expect(pages.length).toBeGreaterThan(100);
  checkRedirectTargets(
    redirects.filter(({to}) => isOfSources(to)),
    pages.map(({route}) => route),
  );
});

it('components lead to pages and headings, also in parts that load later, which no build looks into', () => {
  const links = Globby.sync(['src/{components,pages,theme}/**/*.tsx']).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/["'](\/[\w/-]*\w)#?([\w-]*)["']/g)].map(([, to = '', id = '']) => {
      const page = pages.find(({route}) => route === to);
      const isLost = isOfSources(to) && !(page && (!id || idsOf(page.text).has(id)));
      return isLost ? `${file}: No page or heading has the address ${to}#${id}. Correct it.` : '';
    }),
  );
  expect(links.length).toBeGreaterThan(30);
  expectNoFaults(links.filter(Boolean));
});

it('phrasings are for headings of the docs and the blog', () => {
  const own = Object.entries(readPhrasings('.')).filter(([route]) => /^\/(docs|blog\/\d)/.test(route));
  const withSections = pages.map(({route, text}) => ({
    route,
    sections: ['', ...idsOf(text)].map((anchor) => ({anchor})),
  }));
  expect(own.length).toBeGreaterThan(100);
  addPhrasings(withSections as never, Object.fromEntries(own) as never);
});
