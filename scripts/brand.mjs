/**
 * Draws what is made from static/img/logo.svg: `node scripts/brand.mjs` writes static/img/social-card.png, for sites
 * that show a link to this one, and static/favicon.ico, for browsers that take no SVG. Run it after changing the logo.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {findBrowser} from './findPrograms.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const ICON_SIZES = [16, 32, 48];

/** An ICO file of PNG pictures: https://en.wikipedia.org/wiki/ICO_(file_format) */
function createIcon(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({size, png}, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({png}) => png)]);
}

const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
try {
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  await page.goto(pathToFileURL(path.join(root, 'scripts/brand/socialCard.html')).href);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({path: path.join(root, 'static/img/social-card.png')});

  const logo = await fs.readFile(path.join(root, 'static/img/logo.svg'), 'utf8');
  const pictures = [];
  for (const size of ICON_SIZES) {
    await page.setViewportSize({width: size, height: size});
    await page.setContent(
      `<style>body {margin: 0} svg {display: block; height: ${size}px; width: ${size}px}</style>${logo}`,
    );
    pictures.push({size, png: await page.screenshot({omitBackground: true})});
  }
  await fs.writeFile(path.join(root, 'static/favicon.ico'), createIcon(pictures));
} finally {
  await browser.close();
}
