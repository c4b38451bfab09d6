// @ts-check
// Makes the smaller files of each screenshot, if one of them is missing: `npm run images`.
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {smallFile, smallWidths} from '../src/build/pictureSizes.mjs';

const QUALITY = 60; // At this WebP quality, the letters of OpenRefine stay sharp.

/**
 * Makes the smaller files of a screenshot, for screens that show one pixel where the screenshot has two.
 * @param {string} file the screenshot, a WebP file
 * @param {number} width of the screenshot in CSS pixels, which is half of what the file has
 */
export async function makeSmall(file, width) {
  const name = path.join(path.dirname(file), path.basename(file, '.webp'));
  for (const small of smallWidths(width)) {
    await sharp(file).resize(small).webp({quality: QUALITY}).toFile(smallFile(name, small));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  for (const [name, {width}] of Object.entries(JSON.parse(fs.readFileSync('src/data/screenshots.json', 'utf8')))) {
    const file = `static/img/${name}.webp`;
    const isDouble = (await sharp(file).metadata()).width === 2 * width;
    const isComplete = smallWidths(width).every((small) => fs.existsSync(`static/img/${smallFile(name, small)}`));
    if (!isDouble || isComplete) continue;
    await makeSmall(file, width);
    console.log(name);
  }
}
