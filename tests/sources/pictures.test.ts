import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import screenshots from '../../src/data/screenshots.json';
import {smallFile, smallWidths} from '../../src/build/pictureSizes.mjs';
import {expectNoFaults} from '../expectNoFaults';

const root = fileURLToPath(new URL('../../', import.meta.url));

function* filesIn(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(path.join(root, folder), {withFileTypes: true})) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(name);
    else yield name;
  }
}

const images = ['home', 'manual'].flatMap((folder) => [...filesIn(`static/img/${folder}`)]);

async function readSize(file: string): Promise<[width: number, height: number]> {
  const {width, height} = await sharp(path.join(root, file)).metadata();
  return [width, height];
}

/** Those of the home page have no small sizes: they lie in one pixel for one. */
const isHome = (name: string) => name.startsWith('home/');
const smallOf = (name: string, width: number) => (isHome(name) ? [] : smallWidths(width));

describe('images', () => {
  it('have at most 0.5 MB', () => {
    const files = ['static/img', 'docs', 'blog', 'src'].flatMap((folder) => [...filesIn(folder)]);
    const large = files.filter(
      (name) => /\.(webp|png|jpe?g|gif|svg)$/i.test(name) && fs.statSync(path.join(root, name)).size > 500_000,
    );
    expectNoFaults(large.map((name) => `${name}:1 has more than 0.5 MB. Save it as WebP, or make it smaller.`));
  });

  it('of authors are on this site', () => {
    const lines = fs.readFileSync(path.join(root, 'blog/authors.yml'), 'utf8').split('\n');
    const faults = lines.map((text, index) =>
      /image_url:.*\/\//.test(text)
        ? `blog/authors.yml:${index + 1} shows an image of another site, which browsers block. Put the file into static/img, and write /img/….`
        : '',
    );
    expectNoFaults(faults.filter(Boolean));
  });
});

describe('the pictures of OpenRefine', () => {
  it('are those that src/data/screenshots.json lists, and their small sizes', () => {
    const listed = Object.entries(screenshots).flatMap(([name, {width}]) => [
      `static/img/${name}.webp`,
      ...smallOf(name, width).map((small) => `static/img/${smallFile(name, small)}`),
    ]);
    expect(images.sort(), 'take them with npm run screenshots, or delete what is left over').toEqual(listed.sort());
  });

  it('are all used', () => {
    const texts = ['docs', 'blog', 'src/pages'].flatMap((folder) => [...filesIn(folder)]);
    const text = texts
      .filter((name) => /\.(mdx?|tsx)$/.test(name))
      .map((name) => fs.readFileSync(path.join(root, name), 'utf8'));
    const isUsed = (name: string) => text.some((page) => page.includes(`/img/${name}.webp`));
    const unused = Object.keys(screenshots).filter((name) => name.startsWith('manual/') && !isUsed(name));
    expectNoFaults(
      unused.map(
        (name) => `static/img/${name}.webp: No page shows it. Place it on one, or delete scenario, file, and entry.`,
      ),
    );
  });

  it.each(Object.entries(screenshots))('%s is sharp on screens with two pixels for one', async (name, picture) => {
    // Those of the home page are light instead.
    const scale = isHome(name) ? 1 : 2;
    expect(await readSize(`static/img/${name}.webp`)).toEqual([scale * picture.width, scale * picture.height]);
    for (const width of smallOf(name, picture.width)) {
      const file = `static/img/${smallFile(name, width)}`;
      expect(await readSize(file), file).toEqual([width, Math.round((picture.height * width) / picture.width)]);
    }
  });
});
