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
async function loadAxe(page: Page): Promise<void> {
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

/**
 * What axe finds on the contrast of the page's text as it is shown, a line for each look.
 * Axe needs a millisecond for a text, and a page has thousands that look the same. So it gets the longest of those that
 * agree in their own style, and in the classes and backgrounds of everything around them.
 */
export async function contrastFaults(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async () => {
    const {axe: inPage} = window as unknown as {axe: typeof axe};
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element): string => {
      const {backgroundColor, backgroundImage, opacity, filter} = getComputedStyle(element);
      const above = element.parentElement ? (grounds.get(element.parentElement) ?? '') : '';
      return [above, element.localName, element.className, backgroundColor, backgroundImage, opacity, filter].join();
    };
    // What it passed at one width looks the same at another.
    const page = window as unknown as {judgedLooks?: Set<string>};
    const judged = (page.judgedLooks ??= new Set());
    const texts = new Map<string, Element>();
    for (const element of Array.from(document.querySelectorAll('body, body *'))) {
      grounds.set(element, groundOf(element));
      const isText = Array.from(element.childNodes).some(
        ({nodeType, nodeValue}) => nodeType === 3 && nodeValue?.trim(),
      );
      if (!(isText || element.matches('input, select, textarea'))) continue;
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      const {color, fontSize, fontWeight} = getComputedStyle(element);
      const look = [grounds.get(element), color, fontSize, fontWeight].join();
      if (judged.has(look)) continue;
      const known = texts.get(look)?.textContent ?? '';
      if (!texts.has(look) || known.length < (element.textContent ?? '').length) texts.set(look, element);
    }
    if (texts.size === 0) return [];
    for (const look of texts.keys()) judged.add(look);
    const {violations} = await inPage.run(
      {include: [...texts.values()]},
      {runOnly: {type: 'rule', values: ['color-contrast']}, resultTypes: ['violations'], selectors: false},
    );
    return violations.flatMap(({nodes}) => nodes.map(({html}) => `color-contrast: ${html}`));
  });
}
