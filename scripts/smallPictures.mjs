import fs from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {smallFile, smallWidths} from '../src/remark/pictures/sizes.mjs';

const QUALITY = 0.6; // of WebP, from 0 to 1: letters of the tool stay crisp

/** Runs in the browser: draws a picture narrower, and answers its WebP in base64. */
async function draw({data, width, quality}) {
  const whole = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
  const height = Math.round((whole.height * width) / whole.width);
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  const context = canvas.getContext('2d', {alpha: false});
  Object.assign(context, {imageSmoothingEnabled: true, imageSmoothingQuality: 'high'});
  context.drawImage(whole, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

/**
 * Opens a browser that makes the small sizes of pictures, for screens that show less than two pixels for one.
 * @param {string} executablePath a Chromium
 * @param {string} folder where pictures lie by their names
 */
export async function openResizer(executablePath, folder) {
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  const page = await browser.newPage();
  return {
    close: () => browser.close(),

    /**
     * Makes the small sizes of one picture.
     * @param {string} name of the picture, whose file is read
     * @param {number} cssWidth in pixels of CSS: half of what the file has
     * @param {{all?: boolean, write?: boolean}} options `all` makes those again that exist already; without `write`
     *   nothing is changed
     * @returns {Promise<string[]>} the files that were missing or were others, below the folder
     */
    async makeSmall(name, cssWidth, {all = true, write = true} = {}) {
      const changed = [];
      for (const width of smallWidths(cssWidth)) {
        const file = path.join(folder, smallFile(name, width));
        const there = await fs.readFile(file).catch(() => undefined);
        if (there && !all) continue;
        const data = await fs.readFile(path.join(folder, `${name}.webp`), 'base64');
        const small = Buffer.from(await page.evaluate(draw, {data, width, quality: QUALITY}), 'base64');
        if (there?.equals(small)) continue;
        if (write) await fs.writeFile(file, small);
        changed.push(smallFile(name, width));
      }
      return changed;
    },
  };
}
