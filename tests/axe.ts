import type {Page} from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeOptions {
  /** A selector of the part to look at; the whole page by default. */
  within?: string;
  /** Only these rules. */
  only?: string[];
  /** All rules but these. */
  without?: string[];
}

/** Puts axe into the page. The page's policy lets no script in; the debugger's own evaluation is not the page's. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
}

/**
 * What axe finds on the page as it stands, a line for each rule with up to three of its elements.
 * Runs axe in the page itself and brings back faults alone: `@axe-core/playwright` takes twice the time, most of it for
 * lists of what is right.
 */
export async function axeFaults(page: Page, {within, only, without = []}: AxeOptions = {}): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(
    async ([selector, type, values, left]) => {
      const {axe: inPage} = window as unknown as {axe: typeof axe};
      const results = await inPage.run(selector ? {include: [selector]} : document, {
        runOnly: {type, values},
        rules: Object.fromEntries(left.map((rule) => [rule, {enabled: false}])),
        resultTypes: ['violations'],
        selectors: false,
      });
      return results.violations.map(({id, help, nodes}) => ({id, help, html: nodes.map((node) => node.html)}));
    },
    [within, only ? 'rule' : 'tag', only ?? TAGS, without] as const,
  );
  return violations.map(({id, help, html}) => `${id}: ${help}: ${html.slice(0, 3).join(' · ')}`);
}
