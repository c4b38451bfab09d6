import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {htmlOf, outDir, sitemapRoutes} from './builtSite';

/** All style sheets that a page loads before it is shown, in bytes of gzip. */
const STYLES_BUDGET = 20_000;

/** The classes of Infima that the build leaves out, as src/plugins/lean-bundle/unusedStyles.ts has them. */
const infima = fs.readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
const classesIn = (css: string) => new Set(Array.from(css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name = '']) => name));

const assets = (folder: string) =>
  fs.readdirSync(path.join(outDir, 'assets', folder)).map((name) => path.join(outDir, 'assets', folder, name));
const sheets = assets('css').map((file) => fs.readFileSync(file, 'utf8'));

const sizes = new Map<string, number>();
function sizeOf(href: string): number {
  const known = sizes.get(href) ?? gzipSync(fs.readFileSync(path.join(outDir, href))).length;
  sizes.set(href, known);
  return known;
}

describe('the styles', () => {
  it.each(sitemapRoutes())(`of %s weigh at most ${STYLES_BUDGET} bytes`, (route) => {
    const $ = load(htmlOf(route));
    const hrefs = $('link[rel="stylesheet"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(hrefs[0], 'the first sheet').toMatch(/\/styles\.\w+\.css$/);
    const sum = hrefs.reduce((total, href) => total + sizeOf(href), 0);
    expect(sum).toBeGreaterThan(10_000);
    expect(sum).toBeLessThanOrEqual(STYLES_BUDGET);

    // The classes of a CSS module (`title_x1Y2`) belong to one file: a page that shows one has to name that file.
    const loaded = classesIn(hrefs.map((href) => fs.readFileSync(path.join(outDir, href), 'utf8')).join('\n'));
    const known = classesIn(sheets.join('\n'));
    const shown = new Set(
      $('[class]')
        .toArray()
        .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/)),
    );
    expect(
      [...shown].filter((name) => /_[\w-]{4}$/.test(name) && known.has(name) && !loaded.has(name)),
      'classes without their rules',
    ).toEqual([]);
  });

  it('leave out no class of Infima that a page or a script uses', () => {
    const kept = classesIn(sheets.join('\n'));
    const left = [...classesIn(infima)].filter((name) => /^[a-z]+-/.test(name) && !kept.has(name));
    expect(left.length).toBeGreaterThan(80);
    const scripts = assets('js').map((file) => fs.readFileSync(file, 'utf8'));
    const pages = sitemapRoutes().flatMap((route) =>
      Array.from(htmlOf(route).matchAll(/\sclass="?([^">]*)/g), ([all]) => all),
    );
    const words = new Set([...scripts, ...pages].flatMap((text) => text.match(/[\w-]+/g) ?? []));
    const used = left.filter((name) => words.has(name));
    expect(used, 'take its pattern out of src/plugins/lean-bundle/unusedStyles.ts').toEqual([]);
  });

  it('leave out no variable of Infima that a rule uses', () => {
    const css = sheets.join('\n');
    const variables = [...new Set(Array.from(infima.matchAll(/(--ifm-[\w-]+):/g), ([, name = '']) => name))];
    const left = variables.filter((name) => !css.includes(`${name}:`));
    expect(left.length).toBeGreaterThan(30);
    expect(left.filter((name) => new RegExp(`var\\(${name}[,)]`).test(css))).toEqual([]);
  });
});
