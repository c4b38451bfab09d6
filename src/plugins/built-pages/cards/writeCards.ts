import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Brand} from './drawCard';

/** What a card shows, and its path below the built site. */
export interface Card {
  file: string;
  title: string;
  section: string;
}

/** A name for a file that depends only on these inputs. */
const nameOf = (inputs: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);

/** Everything except the words that a card depends on: this code, its packages, the colors, and the logo. */
async function readSources(siteDir: string): Promise<string[]> {
  const code = (await readdir(__dirname)).filter((name) => !name.includes('.test.')).sort();
  const files = ['package-lock.json', 'src/css/tokens.css', 'static/img/logo.svg'];
  const paths = [...code.map((name) => path.join(__dirname, name)), ...files.map((name) => path.join(siteDir, name))];
  return Promise.all(paths.map((file) => readFile(file, 'utf8')));
}

/**
 * Writes the image of each page that other sites show beside a link. A build draws only the cards that changed: it
 * leaves each for the next one, named after what it was made from.
 */
export async function writeCards(cards: readonly Card[], outDir: string, siteDir: string): Promise<void> {
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  await mkdir(cache, {recursive: true});
  const look = nameOf(await readSources(siteDir));
  const used = new Set<string>();
  let brand: Brand | undefined;
  for (const {file, title, section} of cards) {
    const name = nameOf([look, title, section]);
    used.add(name);
    const [kept, target] = [path.join(cache, name), path.join(outDir, file)];
    if (!existsSync(kept)) {
      // Fonts and libraries load only if there is a card to draw.
      const {drawCard, readBrand} = await import('./drawCard');
      brand ??= readBrand(await read('src/css/tokens.css'), await read('static/img/logo.svg'));
      // If the build is stopped here, no incomplete file has the name.
      await writeFile(`${kept}.new`, await drawCard(brand, title, section));
      await rename(`${kept}.new`, kept);
    }
    await mkdir(path.dirname(target), {recursive: true});
    await copyFile(kept, target);
  }
  const unused = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(cache, name))));
}
