import fs from 'node:fs';
import path from 'node:path';
import {createSlugger, Globby, parseMarkdownHeadingId} from '@docusaurus/utils';

/** Files whose entries get a section of a page, with an ID. */
const sections: Partial<Record<string, string>> = {
  '/download': 'src/data/platforms.ts',
  '/funding': 'src/data/grants.json',
};

/** Every page that has a file. */
export const pages = Globby.sync(['{docs,blog}/**/[!_]*.{md,mdx}', 'src/pages/**/[!_]*.{md,mdx,tsx}', '!**/_*/**']).map(
  (file) => {
    const text = fs.readFileSync(file, 'utf8');
    const [, base = '', name = ''] = /^(?:src\/pages|(docs|blog))\/(.*)\.\w+$/.exec(file) ?? [];
    const [, slug = name.replace(/(^|\/)index$/, '')] = (base && /^slug: (.*)$/m.exec(text)) || [];
    return {file, text, route: `/${base}/${slug}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')};
  },
);

/** The ids of a page: those that it writes, those of its headings, and those of what it lists. */
function idsOf({text, route}: {text: string; route: string}): Set<string> {
  const list = sections[route];
  const written = text + (list ? fs.readFileSync(list, 'utf8') : '');
  const ids = new Set(
    Array.from(written.matchAll(/(?:\{(?:\/\* )?#|\b(?:id|system)(?:=\{?|: |": )["'`])([\w-]+)/g), ([, id = '']) => id),
  );
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

/** What the build makes: lists of posts, and files. */
const generated = /^\/blog$|\/(archive|authors|category|page|tags)(\/|$)|\.(?!mdx?$)\w+$/;

/** What a link of a file lacks, if it is to a page of this site: the page, or the heading there. */
export function findGap(url: string, from: string): string {
  const [to = '', id = ''] = url.replace(/\?[^#]*/, '').split('#');
  if (/^([a-z]+:|\/\/)/i.test(to) || (to.startsWith('/') && generated.test(to))) return '';
  if (/%(?![\da-f]{2})/i.test(to)) return 'Write %25 for a percent sign.';
  const file = to.startsWith('/') ? to.slice(1) : to ? path.join(path.dirname(from), decodeURI(to)) : from;
  const page = pages.find((one) => one.file === file || (to && one.route === (to.replace(/\/$/, '') || '/')));
  if (!page) return to.startsWith('/') || !fs.existsSync(file) ? 'There is no such page. Correct the link.' : '';
  return !id || idsOf(page).has(id) ? '' : `No heading there has the ID ${id}. Correct the link.`;
}
