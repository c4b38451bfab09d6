// @ts-check
/**
 * Makes images from other images: `npm run images`.
 *   - From static/img/logo.svg: the image that other sites show with a link to this one, the icon for browsers that
 *     do not support SVG, and the icons of the installed site. Run it after you change the logo.
 *   - From each screenshot: its smaller files, if one of them is missing.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import pngToIco from 'png-to-ico';
import {createElement} from 'react';
import satori from 'satori';
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

const require = createRequire(import.meta.url);
const font = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin';
const fonts = /** @type {const} */ ([400, 700]).map((weight) => ({
  name: 'Atkinson',
  weight,
  data: fs.readFileSync(require.resolve(`${font}-${weight}-normal.woff`)),
}));
/** @param {import('react').CSSProperties} style @param {import('react').ReactNode[]} children */
const box = (style, ...children) => createElement('div', {style: {display: 'flex', ...style}}, ...children);
const card = box(
  {background, color: '#16232e', flexDirection: 'column', height: 630, padding: '198px 88px', width: 1200},
  createElement(
    'svg',
    {viewBox: '0 0 1200 630', style: {inset: 0, position: 'absolute'}},
    createElement('path', {d: 'M0 602L1200 347V630H0Z', fill: '#e1eff6'}),
  ),
  createElement('img', {
    src: `data:image/svg+xml;base64,${logo.toString('base64')}`,
    style: {height: 400, left: 712, position: 'absolute', top: 115, width: 400},
  }),
  box({fontSize: 96, fontWeight: 700, letterSpacing: '-0.035em', lineHeight: 1, marginBottom: 27}, 'OpenRefine'),
  ...['A power tool for', 'working with messy data.'].map((line) =>
    box({color: '#4a5a66', fontSize: 44, lineHeight: 1.25}, line),
  ),
);
const svg = await satori(card, {width: 1200, height: 630, fonts});
write('social-card.png', await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer());

const screenshots = JSON.parse(fs.readFileSync('src/data/screenshots.json', 'utf8'));
for (const [name, {width}] of Object.entries(screenshots)) {
  const file = path.join(images, `${name}.webp`);
  const isDouble = (await sharp(file).metadata()).width === 2 * width;
  const isComplete = smallWidths(width).every((small) => fs.existsSync(path.join(images, smallFile(name, small))));
  if (!isDouble || isComplete) continue;
  await makeSmall(file, width);
  console.log(name);
}
