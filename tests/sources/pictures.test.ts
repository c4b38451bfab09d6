import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import screenshots from '../../src/data/screenshots.json';

const root = fileURLToPath(new URL('../../', import.meta.url));

function* filesIn(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(path.join(root, folder), {withFileTypes: true})) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(name);
    else yield name;
  }
}

const images = ['home', 'manual'].flatMap((folder) => [...filesIn(`static/img/${folder}`)]);

/** The size of a WebP file in its extended form, which the camera writes, in pixels. */
function readSize(file: string): [number, number] {
  const bytes = fs.readFileSync(path.join(root, file));
  expect(bytes.toString('latin1', 12, 16), `${file} is no extended WebP`).toBe('VP8X');
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}

describe('the pictures of OpenRefine', () => {
  it('are those that src/data/screenshots.json lists', () => {
    const listed = Object.keys(screenshots).map((name) => `static/img/${name}.webp`);
    expect(images.sort(), 'take them with npm run screenshots, or delete what is left over').toEqual(listed.sort());
  });

  it('are all used', () => {
    const texts = ['docs', 'blog', 'src/pages'].flatMap((folder) => [...filesIn(folder)]);
    const text = texts
      .filter((name) => /\.(mdx?|tsx)$/.test(name))
      .map((name) => fs.readFileSync(path.join(root, name), 'utf8'));
    const isUsed = (name: string) => text.some((page) => page.includes(`/img/${name}.webp`));
    const unused = Object.keys(screenshots).filter((name) => name.startsWith('manual/') && !isUsed(name));
    expect(unused, 'place them on a page, or delete scenario, file and entry').toEqual([]);
  });

  it.each(Object.entries(screenshots))('%s is sharp on screens with two pixels for one', (name, picture) => {
    // Those of the home page are light instead.
    const scale = name.startsWith('home/') ? 1 : 2;
    expect(readSize(`static/img/${name}.webp`)).toEqual([scale * picture.width, scale * picture.height]);
  });
});
