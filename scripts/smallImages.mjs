// @ts-check
import path from 'node:path';
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
