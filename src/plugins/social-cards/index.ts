import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {describeSection} from '../../lib/siteSections';
import {createCardPath, createTwinPath} from '../../lib/twinPath';
import {FileCache, nameOf} from '../fileCache';
import type {Brand} from './drawCard';

/** All that the look of a card follows from, besides its words: the code with its packages, the colors and the logo. */
async function readSources(siteDir: string): Promise<Buffer[]> {
  const code = (await readdir(__dirname)).filter((name) => !name.includes('.test.')).sort();
  const files = ['package-lock.json', 'src/css/tokens.css', 'static/img/logo.svg'];
  const paths = [...code.map((name) => path.join(__dirname, name)), ...files.map((name) => path.join(siteDir, name))];
  return Promise.all(paths.map((file) => readFile(file)));
}

/**
 * Draws for every page the picture that other sites show with a link to it, in the font, the colors and with the logo
 * of the site. It needs no browser and no font of the system, and draws the same bytes each time. What one build drew,
 * the next one copies.
 */
export default function socialCards({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',

    async postBuild({outDir, routesPaths, siteConfig}) {
      const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
      let brand: Brand | undefined;
      const cache = new FileCache(path.join(siteDir, 'node_modules/.cache/social-cards'));
      const look = nameOf(await readSources(siteDir));
      const outFile = (address: string) => path.join(outDir, decodeURI(address.slice(baseUrl.length)));
      let count = 0;
      for (const permalink of [...new Set(routesPaths)].sort()) {
        const [card, twin] = [createCardPath(permalink, baseUrl), createTwinPath(permalink, baseUrl)];
        if (card === null || twin === null) continue;
        const html = await readFile(outFile(twin).replace(/\.md$/, '.html'), 'utf8');
        const title = load(/<title[^>]*>[^<]*<\/title>/.exec(html)?.[0] ?? '').text();
        const suffix = ` | ${siteConfig.title}`;
        const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
        const section = describeSection(`/${permalink.slice(baseUrl.length)}`);
        await cache.write(outFile(card), nameOf([look, name, section]), async () => {
          // Fonts and libraries are loaded where a card has to be drawn, and not for live editing.
          const {drawCard, readBrand} = await import('./drawCard');
          brand ??= readBrand(await read('src/css/tokens.css'), await read('static/img/logo.svg'));
          return drawCard(brand, name, section);
        });
        count += 1;
      }
      await cache.prune();
      logger.info(`social-cards: ${count} pictures`);
    },
  };
}
