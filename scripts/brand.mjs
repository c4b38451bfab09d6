/**
 * Draws what is made from static/img/logo.svg: `node scripts/brand.mjs` writes static/img/social-card.png, for sites
 * that show a link to this one, static/favicon.ico, for browsers that take no SVG, and the icons of the installed site.
 * Run it after changing the logo.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {findBrowser} from './findPrograms.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const ICON_SIZES = [16, 32, 48];

/**
 * The icons of the installed site. Where the system cuts a shape out of one, it has a ground, and the logo keeps to the
 * middle: a circle of 80 % of the width stays whole.
 */
const APP_ICONS = [
  {file: 'icon-192.png', size: 192},
  {file: 'icon-512.png', size: 512},
  {file: 'icon-180.png', size: 180, logo: 0.76, ground: '#fdfdfb'},
  {file: 'icon-maskable-512.png', size: 512, logo: 0.56, ground: '#fdfdfb'},
];

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
  const draw = async (size, share = 1, ground = 'transparent') => {
    await page.setViewportSize({width: size, height: size});
    await page.setContent(
      `<style>body {align-items: center; background: ${ground}; display: flex; height: ${size}px; justify-content: center;
      margin: 0} svg {display: block; height: ${size * share}px; width: ${size * share}px}</style>${logo}`,
    );
    return page.screenshot({omitBackground: true});
  };
  const pictures = [];
  for (const size of ICON_SIZES) pictures.push({size, png: await draw(size)});
  for (const {file, size, logo: share, ground} of APP_ICONS) {
    await fs.writeFile(path.join(root, 'static/img', file), await draw(size, share, ground));
  }
  await fs.writeFile(path.join(root, 'static/favicon.ico'), createIcon(pictures));
} finally {
  await browser.close();
}
