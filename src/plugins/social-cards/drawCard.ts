import {Canvas} from './canvas';
import type {Lettering, TextStyle} from './lettering';
import {embolden, rasterize, type Outline} from './rasterize';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const MARGIN = 80;

/** What the cards take from the site: colours of its tokens, and the facets of its logo on a square of 96. */
export interface Brand {
  surface: number;
  accentSoft: number;
  accent: number;
  text: number;
  facets: {fill: number; outline: Outline}[];
}

const colour = (hex: string): number => Number.parseInt(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex, 16);

/** Reads the colours of the light mode from the tokens, and the facets from the logo. Throws where one is missing. */
export function readBrand(tokensCss: string, logoSvg: string): Brand {
  const token = (name: string): number => {
    const hex = new RegExp(`--${name}: #([0-9a-f]{6}|[0-9a-f]{3});`).exec(tokensCss)?.[1];
    if (hex === undefined) throw new Error(`src/css/tokens.css has no colour --${name}, which the social cards need.`);
    return colour(hex);
  };
  const facets = [...logoSvg.matchAll(/<path fill="#([0-9a-f]{6})"[^>]* d="([^"]+)"/g)].map(
    ([, fill = '', path = '']) => {
      if (/[^MLHVZ\d\s.,]/.test(path)) throw new Error(`static/img/logo.svg: the social cards cannot draw "${path}".`);
      const outline: Outline = [];
      for (const [, command, numbers = ''] of path.matchAll(/([MLHVZ])([^MLHVZ]*)/g)) {
        const values = numbers
          .trim()
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(Number);
        const [x = 0, y = 0] = outline.slice(-2);
        if (command === 'H') outline.push(...values.flatMap((value) => [value, y]));
        else if (command === 'V') outline.push(...values.flatMap((value) => [x, value]));
        else outline.push(...values);
      }
      return {fill: colour(fill), outline};
    },
  );
  if (facets.length === 0) throw new Error('static/img/logo.svg has no facets for the social cards.');
  return {
    surface: token('or-surface'),
    accentSoft: token('or-accent-soft'),
    accent: token('or-accent'),
    text: token('or-text'),
    facets,
  };
}

function paintLogo(canvas: Canvas, {facets}: Brand, left: number, top: number, size: number): void {
  const scale = size / 96;
  for (const {fill, outline} of facets) {
    // The border closes the seams, as the strokes of the logo do.
    const scaled = embolden([outline.map((value) => value * scale)], 0.2 * scale);
    canvas.paint(rasterize(scaled, size, size), left, top, size, fill);
  }
}

/** What is the same on every card: the ground and the name. */
export function drawGround(brand: Brand, lettering: Lettering): Canvas {
  const canvas = new Canvas(CARD_WIDTH, CARD_HEIGHT, brand.surface);
  // The edges of letters first: what the logo needs beyond 256 colours takes the nearest.
  canvas.reserve(brand.text, brand.surface);
  canvas.reserve(brand.accent, brand.accentSoft);
  const slope = [0, 600, CARD_WIDTH, 450, CARD_WIDTH, CARD_HEIGHT, 0, CARD_HEIGHT];
  canvas.paint(rasterize([slope], CARD_WIDTH, CARD_HEIGHT), 0, 0, CARD_WIDTH, brand.accentSoft);
  const style = {size: 46, colour: brand.text, bold: 0.035, spacing: -0.035};
  lettering.paint(canvas, 'OpenRefine', MARGIN, 112, style);
  paintLogo(canvas, brand, 916, 396, 216);
  return canvas;
}

/** Cuts a text into lines no wider than `width`. A single longer word has a line of its own. */
export function wrapText(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const TITLE_SIZES = [92, 80, 70, 62, 54, 48];
const TITLE_TOP = 200;
const TITLE_BOTTOM = 490;
const LEADING = 1.14;
/** How far lines may reach: beside the logo, which begins lower down, less far than above it. */
const lineWidth = (bottom: number): number => (bottom > 415 ? 820 : CARD_WIDTH - 2 * MARGIN);

/** The picture of a page: its section and its title, as large as it fits, on a copy of the ground. */
export function drawCard(ground: Canvas, lettering: Lettering, brand: Brand, title: string, section: string): Canvas {
  const canvas = ground.copy();
  const styleOf = (size: number): TextStyle => ({size, colour: brand.text, bold: 0.03, spacing: -0.035});
  const measureIn = (size: number) => (line: string) => lettering.measure(line, styleOf(size));
  const bottomOf = (size: number, index: number) => TITLE_TOP + size * LEADING * (index + 1);
  const layouts = TITLE_SIZES.map((size) => {
    const lines = wrapText(title, lineWidth(0), measureIn(size));
    const fit = lines.filter((line, index) => {
      const bottom = bottomOf(size, index);
      return bottom <= TITLE_BOTTOM && measureIn(size)(line) <= lineWidth(bottom);
    });
    return {size, lines, fit};
  });
  // A title too long for the smallest size ends where the room does.
  const last = layouts.at(-1);
  const layout = layouts.find(({lines, fit}) => lines.length === fit.length) ?? (last && {...last, lines: last.fit});
  layout?.lines.forEach((line, index) => {
    const baseline = Math.round(TITLE_TOP + layout.size * (0.78 + index * LEADING));
    lettering.paint(canvas, line, MARGIN, baseline, styleOf(layout.size));
  });
  lettering.paint(canvas, section, MARGIN, 560, {size: 34, colour: brand.accent, bold: 0.015, spacing: 0});
  return canvas;
}
