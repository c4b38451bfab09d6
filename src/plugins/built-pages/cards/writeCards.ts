import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Brand} from './drawCard';
import {FileCache, nameOf} from './fileCache';

/** What a card shows, and its path below the built site. */
export interface Card {
  file: string;
  title: string;
  section: string;
}

/** Everything except the words that a card depends on: this code, its packages, the colors, and the logo. */
async function readSources(siteDir: string): Promise<Buffer[]> {
  const code = (await readdir(__dirname)).filter((name) => !name.includes('.test.')).sort();
  const files = ['package-lock.json', 'src/css/tokens.css', 'static/img/logo.svg'];
  const paths = [...code.map((name) => path.join(__dirname, name)), ...files.map((name) => path.join(siteDir, name))];
  return Promise.all(paths.map((file) => readFile(file)));
}

/** Writes the image of each page that other sites show beside a link. A build draws only the cards that changed. */
export async function writeCards(cards: readonly Card[], outDir: string, siteDir: string): Promise<void> {
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  const cache = new FileCache(path.join(siteDir, 'node_modules/.cache/social-cards'));
  const look = nameOf(await readSources(siteDir));
  let brand: Brand | undefined;
  for (const {file, title, section} of cards) {
    await cache.write(path.join(outDir, file), nameOf([look, title, section]), async () => {
      // Fonts and libraries load only if there is a card to draw.
      const {drawCard, readBrand} = await import('./drawCard');
      brand ??= readBrand(await read('src/css/tokens.css'), await read('static/img/logo.svg'));
      return drawCard(brand, title, section);
    });
  }
  await cache.prune();
}
