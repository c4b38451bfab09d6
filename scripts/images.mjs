// @ts-check
/**
 * Makes images from other images: `npm run images`.
 *   - From static/img/logo.svg: the icon for browsers that do not support SVG, and the icons of the installed site. Run it
 *     after you change the logo.
 *   - From each screenshot: its smaller files, if one of them is missing.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import {smallFile, smallWidths} from '../src/build/pictureSizes.mjs';
import {makeSmall} from './smallImages.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const images = 'static/img';
const logo = fs.readFileSync(path.join(images, 'logo.svg'));
const background = '#fdfdfb';

/**
 * Draws the logo in a square. With a margin, the square has a background, because systems cut a shape out of it.
 * @param {number} size
 */
function drawIcon(size, margin = 0) {
  const side = size - 2 * margin;
  const icon = sharp(logo, {density: 300}).resize(side, side, {fit: 'contain', background: '#0000'});
  if (!margin) return icon.png().toBuffer();
  const square = {top: margin, bottom: margin, left: margin, right: margin, background};
  return icon.flatten({background}).extend(square).png().toBuffer();
}

/** @param {string} name @param {Buffer} content */
const write = (name, content) => fs.writeFileSync(path.join(images, name), content);
write('icon-192.png', await drawIcon(192));
write('icon-512.png', await drawIcon(512));
write('icon-180.png', await drawIcon(180, 22));
// A circle of 80% of the width contains the whole logo.
write('icon-maskable-512.png', await drawIcon(512, 113));
fs.writeFileSync('static/favicon.ico', await pngToIco(await Promise.all([16, 32, 48].map((size) => drawIcon(size)))));

const screenshots = JSON.parse(fs.readFileSync('src/data/screenshots.json', 'utf8'));
for (const [name, {width}] of Object.entries(screenshots)) {
  const file = path.join(images, `${name}.webp`);
  const isDouble = (await sharp(file).metadata()).width === 2 * width;
  const isComplete = smallWidths(width).every((small) => fs.existsSync(path.join(images, smallFile(name, small))));
  if (!isDouble || isComplete) continue;
  await makeSmall(file, width);
  console.log(name);
}
