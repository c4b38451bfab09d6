import {expect} from 'vitest';
import type {Browser} from './browser';

/** Finds the elements in sight that have a text or a name. Brings the first into view, to be clicked, if asked to. */
function find(selector: string, text: string, aim: boolean) {
  const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(text),
  );
  const first = found[0];
  if (!first || !aim) return {count: found.length, place: null};
  first.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = first.getBoundingClientRect();
  const place = {x: Math.round(x + width / 2), y: Math.round(y + height / 2)};
  const isMoving = document.getAnimations().some(({effect}) => (effect as KeyframeEffect).target?.contains(first));
  // Something may lie over it.
  const isHit = !isMoving && first.contains(document.elementFromPoint(place.x, place.y));
  return {count: found.length, place: isHit ? place : null};
}

/** Somebody who reads a site in a browser, and waits for what is to come. */
export function createReader(browser: Browser, site: string) {
  const count = async (selector: string, text: string) => (await browser.evaluate(find, selector, text, false)).count;
  return {
    ...browser,
    sees: (selector: string, text = '') =>
      expect.poll(() => count(selector, text), {message: `${selector} “${text}”`}).toBeTruthy(),
    misses: (selector: string, text = '') =>
      expect.poll(() => count(selector, text), {message: `${selector} “${text}”`}).toBe(0),
    /** Resolves when a script in the page answers with this. */
    gets: <T, A extends unknown[]>(answer: T, script: (...args: A) => T | Promise<T>, ...args: A) =>
      expect.poll(() => browser.evaluate(script, ...args), {message: String(script)}).toEqual(answer),
    async click(selector: string, text = '') {
      let place: {x: number; y: number} | null = null;
      // What has just changed may still move the page.
      const isStill = async () => {
        const last = place;
        ({place} = await browser.evaluate(find, selector, text, true));
        return place !== null && place.x === last?.x && place.y === last.y;
      };
      await expect.poll(isStill, {message: `a place to click ${selector} “${text}”`}).toBe(true);
      const {x, y} = place as unknown as {x: number; y: number};
      await browser.click(x, y);
    },
    async open(address: string) {
      await browser.goto(new URL(address, site).href);
      await this.gets('true', () => document.documentElement.dataset.hasHydrated);
    },
    async reload() {
      await this.open(await browser.evaluate(() => location.pathname + location.search));
    },
  };
}

export type Reader = ReturnType<typeof createReader>;
