import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {FileCache, nameOf} from './fileCache';
import {writeCards} from './writeCards';

let dir = '';
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'cache-'))));
afterEach(() => rmSync(dir, {recursive: true}));

const build = async (files: Record<string, string>) => {
  const cache = new FileCache(join(dir, 'cache'));
  const made: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    await cache.write(join(dir, 'out', file), nameOf([text]), () => {
      made.push(file);
      return Buffer.from(text);
    });
  }
  await cache.prune();
  return made;
};
const written = (file: string) => readFileSync(join(dir, 'out', file), 'utf8');

it('a cache makes a file once, and again when what it is made from changes', async () => {
  expect(await build({a: 'one', 'b/c': 'two'})).toEqual(['a', 'b/c']);
  rmSync(join(dir, 'out'), {recursive: true});
  expect(await build({a: 'one', 'b/c': 'three'})).toEqual(['b/c']);
  expect([written('a'), written('b/c')]).toEqual(['one', 'three']);
});

it('a cache keeps no more than the last build used', async () => {
  await build({a: 'one', b: 'two'});
  await build({a: 'one'});
  expect(readdirSync(join(dir, 'cache'))).toEqual([nameOf(['one'])]);
});

it('a cache tells inputs apart that read alike when put together', () => {
  expect(nameOf(['ab', 'c'])).not.toBe(nameOf(['a', 'bc']));
  expect(nameOf(['ab', 'c'])).toBe(nameOf([Buffer.from('ab'), 'c']));
});

it('a card shows its section, also after another one with its title', async () => {
  for (const file of ['package-lock.json', 'src/css/tokens.css', 'static/img/logo.svg']) cpSync(file, join(dir, file));
  const cards = ['Manual', 'Blog'].map((section) => ({file: section, title: 'Facets', section}));
  await writeCards(cards, join(dir, 'out'), dir);
  expect(written('Manual')).not.toBe(written('Blog'));
});
