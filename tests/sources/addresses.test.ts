import fs from 'node:fs';
import {createSlugger, Globby, parseMarkdownHeadingId} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';

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

it('components lead to pages and headings, also in parts that load later, which no build looks into', () => {
  const links = Globby.sync(['src/{components,pages,theme}/**/*.tsx']).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/["'](\/[\w/-]*\w)#?([\w-]*)["']/g)].map(([, to = '', id = '']) => {
      const page = pages.find(({route}) => route === to);
      const isLost = isOfSources(to) && !(page && (!id || idsOf(page.text).has(id)));
      return isLost ? `${file}: No page or heading has the address ${to}#${id}. Correct it.` : '';
    }),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(links.length).toBeGreaterThan(30);
  expectNoFaults(links.filter(Boolean));
});
