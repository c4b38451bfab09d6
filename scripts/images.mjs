// @ts-check
// Makes the smaller files of each screenshot, if one of them is missing: `npm run images`.
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {smallFile, smallWidths} from '../src/build/pictureSizes.mjs';
import {makeSmall} from './smallImages.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const images = 'static/img';
const screenshots = JSON.parse(fs.readFileSync('src/data/screenshots.json', 'utf8'));
for (const [name, {width}] of Object.entries(screenshots)) {
  const file = path.join(images, `${name}.webp`);
  const isDouble = (await sharp(file).metadata()).width === 2 * width;
  const isComplete = smallWidths(width).every((small) => fs.existsSync(path.join(images, smallFile(name, small))));
  if (!isDouble || isComplete) continue;
  await makeSmall(file, width);
  console.log(name);
}
