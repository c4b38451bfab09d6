import {appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, afterEach, expect, it} from 'vitest';
import {writeCards} from './writeCards';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cards-'));
  for (const file of ['package-lock.json', 'src/css/tokens.css', 'static/img/logo.svg']) cpSync(file, join(dir, file));
});
afterEach(() => rmSync(dir, {recursive: true}));

const write = async (title: string, ...sections: string[]) => {
  await writeCards(
    sections.map((section) => ({file: `img/${section}`, title, section})),
    join(dir, 'out'),
    dir,
  );
  return sections.map((section) => readFileSync(join(dir, 'out/img', section), 'utf8'));
};

it('a card shows its section, also after another one with its title', async () => {
  const [manual, blog] = await write('Facets', 'Manual', 'Blog');
  expect(manual).not.toBe(blog);
});

it('a card comes from the build before, unless its words or the look have changed, and no other one is kept', async () => {
  await write('Facets', 'Manual');
  const cache = join(dir, 'node_modules/.cache/social-cards');
  const [name = ''] = readdirSync(cache);
  writeFileSync(join(cache, name), 'kept');
  expect(await write('Facets', 'Manual')).toEqual(['kept']);
  appendFileSync(join(dir, 'src/css/tokens.css'), '\n');
  expect(await write('Facets', 'Manual')).not.toEqual(['kept']);
  expect(readdirSync(cache)).toHaveLength(1);
});
