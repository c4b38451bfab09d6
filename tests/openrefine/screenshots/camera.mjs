import {chromium} from '@playwright/test';

// What still moves or blinks by itself, and would make two pictures of one state differ.
const STILL =
  '*, ::before, ::after {animation: none !important; transition: none !important; caret-color: transparent !important}';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {{x: number, y: number, width: number, height: number}} Box in CSS pixels */

/**
 * Opens a browser that reaches nothing but the given OpenRefine, and takes pictures in it.
 * @param {string} executablePath a Chromium
 * @param {string} address where OpenRefine answers
 */
export async function openCamera(executablePath, address) {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--hide-scrollbars',
    ],
  });

  return {
    close: () => browser.close(),

    /**
     * @param {{width: number, height: number}} size in CSS pixels
     * @param {(page: Page) => Promise<void | Locator | Box>} prepare brings the page into the state to
     *   show; a locator or box it answers is all that is pictured
     * @returns {Promise<{image: Buffer, width: number, height: number}>} WebP at two device pixels per CSS pixel
     */
    async take({width, height}, prepare) {
      const context = await browser.newContext({
        viewport: {width, height},
        deviceScaleFactor: 2,
        locale: 'en-GB',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      });
      try {
        await context.route(
          (url) => url.protocol.startsWith('http') && url.origin !== address,
          (route) => route.abort(),
        );
        await context.addInitScript((css) => {
          addEventListener('DOMContentLoaded', () => {
            document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
          });
        }, STILL);
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        const subject = await prepare(page);
        // The lowest right pixel: nothing there answers to hovering.
        await page.mouse.move(width - 1, height - 1);
        await page.evaluate(async () => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          await document.fonts.ready;
          await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
        });
        await page.waitForLoadState('networkidle');
        const whole = {x: 0, y: 0, width, height};
        const box = subject && 'boundingBox' in subject ? await subject.boundingBox() : (subject ?? whole);
        if (!box) throw new Error('What was to be pictured is not on the page.');
        const clip = {
          x: Math.floor(box.x),
          y: Math.floor(box.y),
          width: Math.ceil(box.width),
          height: Math.ceil(box.height),
          scale: 1,
        };
        const session = await context.newCDPSession(page);
        const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: 80, clip});
        return {image: Buffer.from(data, 'base64'), width: clip.width, height: clip.height};
      } finally {
        await context.close();
      }
    },
  };
}
