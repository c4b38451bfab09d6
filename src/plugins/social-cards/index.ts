import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {describeSection} from '../../lib/siteSections';
import {createCardPath, createTwinPath} from '../../lib/twinPath';
import {drawCard, drawGround, readBrand} from './drawCard';
import {Lettering} from './lettering';
import {encodePng} from './png';

const fontFile = (subset: string) =>
  createRequire(__filename).resolve(
    `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-wght-normal.woff2`,
  );

/**
 * Draws for every page the picture that other sites show with a link to it, in the font, the colours and with the logo
 * of the site. It needs no browser and no font of the system, and draws the same bytes each time.
 */
export default function socialCards({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',

    async postBuild({outDir, routesPaths, siteConfig}) {
      const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
      const brand = readBrand(await read('src/css/tokens.css'), await read('static/img/logo.svg'));
      const lettering = new Lettering(await Promise.all(['latin', 'latin-ext'].map((one) => readFile(fontFile(one)))));
      const ground = drawGround(brand, lettering);
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
        await mkdir(path.dirname(outFile(card)), {recursive: true});
        await writeFile(outFile(card), encodePng(drawCard(ground, lettering, brand, name, section)));
        count += 1;
      }
      logger.info(`social-cards: ${count} pictures`);
    },
  };
}
