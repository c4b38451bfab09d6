import {test as base, expect, type Locator, type Page, type Response} from '@playwright/test';

/** What every browser test drives: the built site, and a watch over what goes wrong on it. */
export interface Site {
  /** Opens a path of the site and waits until React has hydrated it and its fonts are there, which change its sizes. */
  open(path: string): Promise<Response | null>;
  /**
   * Lets console errors that match pass, for a test that provokes them.
   * Every allowed pattern must occur, so that no allowance outlives its reason.
   */
  allowConsoleError(pattern: RegExp): void;
  /** Lets requests to this other host pass, for a test that answers them itself by a route. */
  allowHost(host: string): void;
}

/**
 * Resolves when the page answers to clicks and keys: Docusaurus sets the attribute when React has hydrated the page.
 */
export const ready = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

/**
 * Lets the browser draw twice, after which everything that a change of the view sets off has been told: sizes and places
 * to observers, events of scrolling and of the window. For what must not happen, there is nothing else to wait for.
 */
export const draw = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Resolves when nothing on the page is on its way any more: no transition, no animation that ends. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Transitions begin with the next frame.
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  });
}

/**
 * Pastes a text into a field instead of what is there, as a reader does: `fill` would pass over the limit of the field, and
 * takes seconds for a thousand lines. Needs the permissions to read and write the clipboard.
 */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+v');
}

interface Options {
  /**
   * Whether the browser fetches pages that it might need next, as on a fast connection. This costs time in every test,
   * and only a few are about it.
   */
  prefetches: boolean;
}

export const test = base.extend<Options & {site: Site; javaScriptIsOn: boolean}>({
  prefetches: [false, {option: true}],

  javaScriptIsOn: async ({javaScriptEnabled}, use) => use(javaScriptEnabled !== false),

  site: [
    async ({page, baseURL, javaScriptIsOn, prefetches}, use) => {
      const origin = new URL(baseURL ?? '').origin;
      const allowed: {pattern: RegExp; seen: boolean}[] = [];
      const hosts = new Set<string>();
      const faults: string[] = [];

      if (!prefetches) {
        await page.addInitScript(() => {
          const connection = {saveData: true, effectiveType: '4g'};
          Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
        });
      }
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = `${message.text()} (${message.location().url})`;
        const allowance = allowed.find(({pattern}) => pattern.test(text));
        if (allowance) allowance.seen = true;
        else faults.push(`The console reports an error: ${text}`);
      });
      page.on('pageerror', (error) => {
        const allowance = allowed.find(({pattern}) => pattern.test(error.message));
        if (allowance) allowance.seen = true;
        else faults.push(`A script fails: ${error.message}`);
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (!url.protocol.startsWith('http') || url.origin === origin || hosts.has(url.host)) return;
        faults.push(`The page asks another host: ${request.url()}`);
      });

      await use({
        async open(path) {
          const response = await page.goto(path);
          if (javaScriptIsOn) await ready(page);
          await page.evaluate(() => document.fonts.ready);
          return response;
        },
        allowConsoleError: (pattern) => allowed.push({pattern, seen: false}),
        allowHost: (host) => hosts.add(host),
      });

      expect(faults, 'faults noticed while the test ran').toEqual([]);
      // The console reports a little later than the page shows.
      const unseen = () => allowed.filter(({seen}) => !seen).map(({pattern}) => String(pattern));
      await expect.poll(unseen, 'allowed console errors that never came').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
