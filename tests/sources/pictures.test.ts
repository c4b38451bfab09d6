import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import sharp from 'sharp';
import {describe, it} from 'vitest';
import screenshots from '../../src/data/screenshots.json';
import {smallFile, smallWidths} from '../../src/build/pictureSizes.mjs';
import {expectNoFaults} from '../expectNoFaults';

const images = Globby.sync('static/img/{home,manual}/**');

/** Those of the home page have no small sizes: they lie in one pixel for one. */
const isHome = (name: string) => name.startsWith('home/');
const smallOf = (name: string, width: number) => (isHome(name) ? [] : smallWidths(width));

describe('images', () => {
  const files = Globby.sync('{static/img,docs,blog,src}/**/*.{webp,png,jpg,jpeg,gif,svg}', {caseSensitiveMatch: false});

  it('have names without spaces, which break their addresses', () => {
    const spaced = files.filter((name) => name.includes(' '));
    expectNoFaults(spaced.map((name) => `${name}: The name has a space. Write a hyphen instead.`));
  });

  it('have at most 0.5 MB', () => {
    const large = files.filter((name) => fs.statSync(name).size > 500_000);
    expectNoFaults(large.map((name) => `${name}:1 has more than 0.5 MB. Save it as WebP, or make it smaller.`));
  });

  it('of authors are on this site', () => {
    const lines = fs.readFileSync('blog/authors.yml', 'utf8').split('\n');
    const faults = lines.flatMap((text, index) => {
      const [, address = ''] = /image_url: *["']?([^\s"',}]*\/[^\s"',}]*)/.exec(text) ?? [];
      const say = (fault: string) => [`blog/authors.yml:${index + 1} shows ${address}, ${fault}`];
      if (address.includes('//')) return say('from another site. Put the file into static/img, and write /img/….');
      return fs.existsSync(`static${address}`) ? [] : say('which is no file in static. Add it, or correct the name.');
    });
    expectNoFaults(faults);
  });
});

describe('the pictures of OpenRefine', () => {
  const sizes = Object.entries(screenshots).flatMap(([name, {width, height}]) => {
    // Those of the home page are light instead of sharp.
    const full = {file: `static/img/${name}.webp`, width: isHome(name) ? width : 2 * width};
    const small = smallOf(name, width).map((own) => ({file: `static/img/${smallFile(name, own)}`, width: own}));
    return [full, ...small].map((size) => ({...size, height: Math.round((size.width * height) / width)}));
  });

  it('are those that src/data/screenshots.json lists, and their small sizes', () => {
    const listed = sizes.map(({file}) => file);
    const missing = listed.filter((file) => !images.includes(file));
    const others = images.filter((file) => !listed.includes(file));
    expectNoFaults([
      ...missing.map((file) => `${file} is missing. Take it with npm run screenshots.`),
      ...others.map(
        (file) => `${file} is no screenshot of src/data/screenshots.json. Move it to static/img, or delete it.`,
      ),
    ]);
  });

  it('are all used', () => {
    const pages = Globby.sync('{docs,blog,src/pages}/**/*.{md,mdx,tsx}').map((name) => fs.readFileSync(name, 'utf8'));
    const isUsed = (name: string) => pages.some((page) => page.includes(`/img/${name}.webp`));
    const unused = Object.keys(screenshots).filter((name) => name.startsWith('manual/') && !isUsed(name));
    expectNoFaults(
      unused.map(
        (name) =>
          `static/img/${name}.webp: No page shows it. Correct its name on a page, or delete scenario, file, and entry.`,
      ),
    );
  });

  it('are sharp on screens with two pixels for one', async () => {
    const faults = sizes.map(async ({file, ...size}) => {
      const {width, height} = images.includes(file) ? await sharp(file).metadata() : size;
      return width === size.width && height === size.height
        ? []
        : `${file}: has ${width} × ${height} pixels, not ${size.width} × ${size.height}. Run npm run screenshots.`;
    });
    expectNoFaults((await Promise.all(faults)).flat());
  });
});
