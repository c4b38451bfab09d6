import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {loadAxe} from './axe';

/**
 * What axe finds on the contrast of a page's text as it stands, up to five lines.
 *
 * Axe needs a millisecond for a text, and a page has thousands that look the same. So texts are put together that agree
 * in all that the contrast depends on; axe gets one of each, and the others, too, when it does not pass that one. A look
 * that it passed joins `passed` and is left out from then on, on other pages, too.
 */
export async function contrastFaults(page: Page, passed: Set<string>): Promise<string[]> {
  await loadAxe(page);
  const found = await page.evaluate(judgeTexts, [...passed]);
  for (const look of found.passed) passed.add(look);
  return found.faults.slice(0, 5);
}

/** Does the work of `contrastFaults` in the page, where axe is. */
async function judgeTexts(known: string[]): Promise<{faults: string[]; passed: string[]}> {
  const {axe: inPage} = window as unknown as {axe: typeof axe};
  const NO_TEXT = ['hidden', 'range', 'color', 'checkbox', 'radio', 'image'];
  const PLAIN = 'rgba(0, 0, 0, 0),none,1,none,normal';
  /** Pixels: boxes are looked up by the strips of the page that they reach into. */
  const STRIP = 200;

  type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  interface Box {
    element: Element;
    /** One, or one a line. */
    parts: Edges[];
    /** Whether what is written in it may overflow it and be seen. */
    leaks: boolean;
  }
  interface Ground {
    /** Every background, and all that blends, from the root down to the element. */
    look: string;
    /** The boxes of those below the body, whose background is that of the whole window. */
    boxes: Box[];
  }

  const grounds = new Map<Element, Ground>();
  const groundOf = (element: Element): Ground => {
    const found = grounds.get(element);
    if (found) return found;
    const above = element.parentElement ? groundOf(element.parentElement) : {look: '', boxes: []};
    const style = getComputedStyle(element);
    const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.mixBlendMode].join();
    let ground = above;
    if (own !== PLAIN || element.matches('img, svg, video, canvas, iframe')) {
      const box = {element, parts: Array.from(element.getClientRects()), leaks: style.overflowX === 'visible'};
      const boxes = element.contains(document.body) ? above.boxes : [...above.boxes, box];
      ground = {look: `${above.look} > ${own}`, boxes};
    }
    grounds.set(element, ground);
    return ground;
  };

  /**
   * Where the lines are that the element itself writes: of each the middle, where axe looks what lies below. Marks alone
   * are not text to axe, and what is fixed beyond the edge of the window (the link to the content, before it has the
   * focus) is seen by nobody.
   */
  const linesOf = (element: Element): Edges[] => {
    const texts = Array.from(element.childNodes).filter(
      ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(nodeValue ?? ''),
    );
    const rects = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return Array.from(range.getClientRects());
    });
    const isField = element.matches('input, select, textarea') && !NO_TEXT.includes((element as HTMLInputElement).type);
    if (isField) rects.push(element.getBoundingClientRect());
    const end = rects.length && getComputedStyle(element).position === 'fixed' ? innerWidth : Infinity;
    return rects
      .filter(({left, right, bottom}) => right > 0 && bottom > 0 && left < end)
      .map(({left, right, top, bottom, height}) => ({
        left: left + 1,
        right: right - 1,
        top: top + height / 4,
        bottom: bottom - height / 4,
      }));
  };

  const shown = Array.from(document.body.querySelectorAll('*')).filter((element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
  );
  const stripsOf = ({top, bottom}: Edges): number[] => {
    const first = Math.floor(top / STRIP);
    return Array.from({length: Math.floor(Math.max(top, bottom) / STRIP) - first + 1}, (_, index) => first + index);
  };
  const strips = new Map<number, {box: Box; part: Edges}[]>();
  for (const element of shown) {
    const box = groundOf(element).boxes.at(-1);
    if (box?.element !== element) continue;
    for (const part of box.parts) {
      for (const strip of stripsOf(part)) {
        const entries = strips.get(strip);
        if (entries) entries.push({box, part});
        else strips.set(strip, [{box, part}]);
      }
    }
  }

  const meets = (a: Edges, b: Edges) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const holds = (a: Edges, b: Edges) =>
    a.left <= b.left && b.right <= a.right && a.top <= b.top && b.bottom <= a.bottom;
  /** What a line lies on besides the boxes that it is written in, and which of these it does not lie on. */
  const strayOf = (line: Edges, element: Element): string => {
    const others = stripsOf(line).flatMap((strip) =>
      (strips.get(strip) ?? []).filter(({box, part}) => !box.element.contains(element) && meets(part, line)),
    );
    const left = groundOf(element).boxes.filter(({leaks, parts}) => leaks && !parts.some((part) => holds(part, line)));
    const stray = [...others, ...left.map((box) => ({box, part: box.parts[0]}))];
    if (stray.length === 0) return '';
    const place = (edges?: Edges) =>
      edges && [edges.left, edges.right, edges.top, edges.bottom].map(Math.round).join(' ');
    const named = stray.map(({box, part}) => `${box.element.className} ${groundOf(box.element).look} ${place(part)}`);
    return `${element.className} ${place(line)} on ${named.join(' + ')}`;
  };

  const texts = new Map<string, Element[]>();
  for (const element of shown) {
    const lines = linesOf(element);
    if (lines.length === 0) continue;
    const {color, fontSize, fontWeight, textShadow, webkitTextStroke, webkitTextFillColor} = getComputedStyle(element);
    const stray = lines.map((line) => strayOf(line, element)).join('');
    const own = [color, fontSize, fontWeight, textShadow, webkitTextStroke, webkitTextFillColor];
    const look = [...own, groundOf(element).look, stray].join();
    texts.set(look, [...(texts.get(look) ?? []), element]);
  }
  for (const look of known) texts.delete(look);

  const faults = new Set<string>();
  /** Has axe look at elements, and keeps what it finds. @returns those that it passes */
  const judge = async (elements: Element[]): Promise<Set<unknown>> => {
    if (elements.length === 0) return new Set();
    const {violations, passes} = await inPage.run(
      {include: elements},
      {
        runOnly: {type: 'rule', values: ['color-contrast']},
        resultTypes: ['violations', 'passes'],
        elementRef: true,
        selectors: false,
      },
    );
    for (const {id, help, nodes} of violations) for (const {html} of nodes) faults.add(`${id}: ${help}: ${html}`);
    return new Set(passes.flatMap(({nodes}) => nodes.map(({element}) => element)));
  };
  // The longest text first: of a single character axe cannot tell.
  for (const elements of texts.values())
    elements.sort((a, b) => (b.textContent ?? '').length - (a.textContent ?? '').length);
  const good = await judge([...texts.values()].flatMap((elements) => elements.slice(0, 1)));
  const passed = [...texts].filter(([, [first]]) => good.has(first)).map(([look]) => look);
  for (const look of passed) texts.delete(look);
  await judge([...texts.values()].flatMap((elements) => elements.slice(1)));
  return {faults: [...faults], passed};
}
