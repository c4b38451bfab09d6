// @ts-check
import {chromium} from '@playwright/test';

// What still moves or blinks by itself, and would make two pictures of one state differ.
const STILL =
  '*, ::before, ::after {animation: none !important; transition: none !important; caret-color: transparent !important}';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {{x: number, y: number, width: number, height: number}} Box in CSS pixels */

/** Milliseconds without an open request after which a page counts as complete. */
const QUIET = 300;

/** @param {Page} page @returns {() => Promise<void>} resolves when the page, frames included, has asked for nothing for a while */
export function watchRequests(page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const open = new Set();
  let last = Date.now();
  const end = (/** @type {import('@playwright/test').Request} */ request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const start = Date.now();
    while (open.size > 0 || Date.now() - Math.max(last, start) < QUIET) {
      if (Date.now() - start > 20_000) throw new Error(`No answer to ${[...open].map((request) => request.url())}`);
      await page.waitForTimeout(50);
    }
  };
}

/**
 * OpenRefine writes in Arial. In a wider font, words wrap and buttons are cut.
 * @param {import('@playwright/test').Browser} browser
 */
async function requireFont(browser) {
  const page = await browser.newPage();
  const width = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return 0;
    context.font = '100px Arial, monospace';
    return Math.round(context.measureText('OpenRefine').width);
  });
  await page.close();
  if (width === 534) return;
  throw new Error('The font Arial is missing, and none has its widths. On Debian: apt-get install fonts-liberation.');
}

/** Moves the mouse to the lowest right pixel of the window: nothing there answers to hovering. @param {Page} page */
export async function restMouse(page) {
  const {width, height} = page.viewportSize() ?? {width: 1, height: 1};
  await page.mouse.move(width - 1, height - 1);
}

/**
 * Opens a browser that reaches nothing but the given addresses, and takes pictures in it.
 * @param {string | undefined} executablePath a Chromium, or else Playwright's
 * @param {string[]} addresses where OpenRefine and what it is pictured with answer
 */
export async function openCamera(executablePath, addresses) {
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

  await requireFont(browser).catch(async (error) => {
    await browser.close();
    throw error;
  });

  return {
    close: () => browser.close(),

    /**
     * @param {{width: number, height: number, scale?: number}} size in CSS pixels; `scale` pixels of the file for each
     * @param {(page: Page, settle: () => Promise<void>) => Promise<void | Locator | Box>} prepare brings the page into
     *   the state to show; `settle` waits for open requests; a locator or box it answers is all that is pictured
     * @returns {Promise<{image: Buffer, width: number, height: number}>} WebP, and its size in CSS pixels
     */
    async take({width, height, scale = 2}, prepare) {
      const context = await browser.newContext({
        viewport: {width, height},
        deviceScaleFactor: 2,
        locale: 'en-GB',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      });
      try {
        await context.route(
          (url) => url.protocol.startsWith('http') && !addresses.includes(url.origin),
          (route) => route.abort(),
        );
        await context.addInitScript((css) => {
          addEventListener('DOMContentLoaded', () => {
            document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
          });
        }, STILL);
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        const settle = watchRequests(page);
        const subject = await prepare(page, settle);
        await restMouse(page);
        await page.evaluate(async () => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          await document.fonts.ready;
          await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
        });
        await settle();
        const whole = {x: 0, y: 0, width, height};
        const box = subject && 'boundingBox' in subject ? await subject.boundingBox() : (subject ?? whole);
        if (!box) throw new Error('What was to be pictured is not on the page.');
        const clip = {
          x: Math.floor(box.x),
          y: Math.floor(box.y),
          width: Math.ceil(box.width),
          height: Math.ceil(box.height),
          scale,
        };
        const session = await context.newCDPSession(page);
        const {data} = await session.send('Page.captureScreenshot', {
          format: 'webp',
          quality: scale === 1 ? 80 : 40,
          clip,
        });
        return {image: Buffer.from(data, 'base64'), width: clip.width, height: clip.height};
      } finally {
        await context.close();
      }
    },
  };
}
