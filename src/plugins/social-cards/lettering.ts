import {create, type Font, type GlyphRun} from 'fontkit';
import {embolden, rasterize, type Outline} from './rasterize';
import type {Canvas} from './canvas';

export interface TextStyle {
  /** In pixels. */
  size: number;
  colour: number;
  /** The width of a border that makes the letters bolder, in parts of the size; the files hold one weight. */
  bold?: number;
  /** Space between letters beside that of the font, in parts of the size. */
  spacing?: number;
}

interface Letter {
  cover: Float32Array;
  left: number;
  top: number;
  width: number;
}

/** Places within a pixel at which a letter may begin. */
const PHASES = 4;
const CURVE_STEPS = 6;

/** Sets text in the fonts of the site, each letter in the first that has it. */
export class Lettering {
  private readonly fonts: Font[];
  private readonly letters = new Map<string, Letter>();
  private readonly shaped = new Map<string, GlyphRun>();

  constructor(files: Buffer[]) {
    this.fonts = files.map((file) => create(file));
  }

  /** The glyphs of a text, each with the place where it begins, in pixels, and the width of all. */
  private layout(text: string, {size, bold = 0, spacing = 0}: TextStyle) {
    const glyphs: {font: Font; id: number; x: number}[] = [];
    let x = 0;
    for (const {font, run} of this.runs(text)) {
      const scale = size / font.unitsPerEm;
      const {glyphs: shaped, positions} = this.shape(font, run);
      shaped.forEach(({id}, index) => {
        glyphs.push({font, id, x: x + (positions[index]?.xOffset ?? 0) * scale});
        x += (positions[index]?.xAdvance ?? 0) * scale + (spacing + bold) * size;
      });
    }
    return {glyphs, width: x};
  }

  /** The glyphs of a run in the font's own units: the same in every size that a title is tried in. */
  private shape(font: Font, run: string): GlyphRun {
    const key = `${this.fonts.indexOf(font)} ${run}`;
    const shaped = this.shaped.get(key) ?? font.layout(run);
    this.shaped.set(key, shaped);
    return shaped;
  }

  /** Cuts the text where another font begins. A sign that none has is left out. */
  private runs(text: string): {font: Font; run: string}[] {
    const runs: {font: Font; run: string}[] = [];
    for (const sign of text) {
      const font = this.fonts.find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
      const last = runs.at(-1);
      if (font === undefined) continue;
      if (last?.font === font) last.run += sign;
      else runs.push({font, run: sign});
    }
    return runs;
  }

  measure(text: string, style: TextStyle): number {
    return this.layout(text, style).width;
  }

  /** Paints a line of text; `baseline` is where its letters stand. */
  paint(canvas: Canvas, text: string, left: number, baseline: number, style: TextStyle): void {
    for (const {font, id, x} of this.layout(text, style).glyphs) {
      const place = Math.round((left + x) * PHASES);
      const letter = this.draw(font, id, place % PHASES, style);
      canvas.paint(
        letter.cover,
        Math.floor(place / PHASES) + letter.left,
        baseline + letter.top,
        letter.width,
        style.colour,
      );
    }
  }

  private draw(font: Font, id: number, phase: number, {size, bold = 0}: TextStyle): Letter {
    const key = [this.fonts.indexOf(font), id, phase, size, bold].join();
    const known = this.letters.get(key);
    if (known) return known;
    const border = Math.ceil(bold * size) + 1;
    const scale = size / font.unitsPerEm;
    const {minX, minY, maxX, maxY} = font.getGlyph(id).bbox;
    const isEmpty = !(maxX > minX);
    const left = isEmpty ? 0 : Math.floor(minX * scale) - border;
    const top = isEmpty ? 0 : -Math.ceil(maxY * scale) - border;
    const width = isEmpty ? 1 : Math.ceil(maxX * scale) + border + 1 - left;
    const height = isEmpty ? 1 : Math.ceil(-minY * scale) + border - top;
    const outlines = flatten(font, id, scale, phase / PHASES - left, -top);
    const letter = {
      cover: rasterize(bold > 0 ? embolden(outlines, (bold * size) / 2) : outlines, width, height),
      left,
      top,
      width,
    };
    this.letters.set(key, letter);
    return letter;
  }
}

/** The outlines of a letter with its curves as short lines, y downwards. */
function flatten(font: Font, id: number, scale: number, left: number, baseline: number): Outline[] {
  const outlines: Outline[] = [];
  let [x, y] = [0, 0];
  const add = (px: number, py: number) => {
    outlines.at(-1)?.push(left + px * scale, baseline - py * scale);
    [x, y] = [px, py];
  };
  for (const {command, args} of font.getGlyph(id).path.commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    const [x0, y0] = [x, y];
    if (command === 'moveTo') outlines.push([]);
    if (command === 'moveTo' || command === 'lineTo') add(a, b);
    for (let step = 1; step <= CURVE_STEPS; step += 1) {
      const t = step / CURVE_STEPS;
      const s = 1 - t;
      if (command === 'quadraticCurveTo') {
        add(s * s * x0 + 2 * s * t * a + t * t * c, s * s * y0 + 2 * s * t * b + t * t * d);
      } else if (command === 'bezierCurveTo') {
        const mix = (p: number, q: number, r: number, z: number) =>
          s ** 3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t ** 3 * z;
        add(mix(x0, a, c, e), mix(y0, b, d, f));
      }
    }
  }
  return outlines;
}
