import fs from 'node:fs';
import {inflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {Canvas} from './canvas';
import {CARD_HEIGHT, CARD_WIDTH, drawCard, drawGround, readBrand, wrapText} from './drawCard';
import {Lettering} from './lettering';
import {encodePng} from './png';
import {embolden, rasterize} from './rasterize';

const read = (file: string) => fs.readFileSync(new URL(`../../../${file}`, import.meta.url));
const files = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const lettering = new Lettering(['latin', 'latin-ext'].map((one) => read(`${files}-${one}-wght-normal.woff2`)));
const brand = readBrand(read('src/css/tokens.css').toString(), read('static/img/logo.svg').toString());

describe('outlines', () => {
  it('cover pixels as far as they reach into them', () => {
    expect([...rasterize([[0.5, 0, 2, 0, 2, 1.5, 0.5, 1.5]], 3, 2)]).toEqual([0.5, 1, 0, 0.25, 0.5, 0]);
  });

  it('leave a hole where one winds against the other, and none where both wind alike', () => {
    const square = [0, 0, 3, 0, 3, 3, 0, 3];
    expect(rasterize([square, [1, 1, 1, 2, 2, 2, 2, 1]], 3, 3)[4]).toBe(0);
    expect(rasterize([square, [1, 1, 2, 1, 2, 2, 1, 2]], 3, 3)[4]).toBe(1);
  });

  it('grow by a border, inwards into holes too, whichever way they wind', () => {
    const sum = (outlines: number[][]) => rasterize(outlines, 20, 20).reduce((all, one) => all + one, 0);
    for (const outline of [
      [5, 5, 15, 5, 15, 15, 5, 15],
      [5, 15, 15, 15, 15, 5, 5, 5],
    ]) {
      expect(sum([outline])).toBeCloseTo(100, 0);
      expect(sum(embolden([outline], 1))).toBeGreaterThan(142);
      expect(sum(embolden([outline], 1))).toBeLessThan(145);
    }
  });

  it('stay within the picture', () => {
    expect([...rasterize([[-5, -5, 9, -5, 9, 9, -5, 9]], 2, 2)]).toEqual([1, 1, 1, 1]);
  });
});

describe('the canvas', () => {
  it('mixes colours at the edges, and takes the nearest when its palette is full', () => {
    const canvas = new Canvas(2, 1, 0xffffff);
    canvas.paint(new Float32Array([1, 0.6]), 0, 0, 2, 0x000000);
    expect([...canvas.pixels].map((place) => canvas.palette[place])).toEqual([0x000000, 0x666666]);
    for (let red = 0; red < 300; red += 1) canvas.paint(new Float32Array([1]), 0, 0, 1, red * 200);
    expect(canvas.palette.length).toBe(256);
    expect(canvas.palette[canvas.pixels[0] ?? 0]).toBeGreaterThan(0xc000);
  });
});

describe('a PNG file', () => {
  it('holds its size, its colours and its pixels', () => {
    const file = encodePng({width: 2, height: 2, palette: [0xff0000, 0x0000ff], pixels: new Uint8Array([0, 1, 1, 0])});
    expect([file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]]).toEqual([2, 2, 8, 3]);
    const at = (type: string) => file.indexOf(type) + 4;
    expect([...file.subarray(at('PLTE'), at('PLTE') + 6)]).toEqual([255, 0, 0, 0, 0, 255]);
    const length = file.readUInt32BE(at('IDAT') - 8);
    expect([...inflateSync(file.subarray(at('IDAT'), at('IDAT') + length))]).toEqual([0, 0, 1, 0, 1, 0]);
    // The sum that every PNG file ends with.
    expect(file.subarray(-4).toString('hex')).toBe('ae426082');
  });
});

describe('a card', () => {
  const ground = drawGround(brand, lettering);
  const draw = (title: string) => drawCard(ground, lettering, brand, title, 'Manual');
  /** The rows on which the title is painted. */
  const rows = (title: string) => {
    const {pixels} = draw(title);
    return Array.from({length: CARD_HEIGHT}, (_, y) => y).filter((y) =>
      pixels
        .subarray(y * CARD_WIDTH, (y + 1) * CARD_WIDTH)
        .some((place, x) => place !== ground.pixels[y * CARD_WIDTH + x]),
    );
  };

  it('is the same each time, and shows its title', () => {
    expect(encodePng(draw('Facets')).equals(encodePng(draw('Facets')))).toBe(true);
    expect(encodePng(draw('Facets')).equals(encodePng(draw('Facet')))).toBe(false);
  });

  it('keeps the longest title between the name and the section', () => {
    const title = rows('A very long title that goes on '.repeat(12)).filter((y) => y < 520);
    expect(title[0]).toBeGreaterThan(150);
    expect(title.at(-1)).toBeLessThan(510);
  });

  it('keeps titles off the logo', () => {
    for (const title of [
      'A developer sought for Commons editing in OpenRefine (closed call)',
      'Word and word '.repeat(20),
    ]) {
      const {pixels} = draw(title);
      for (let y = 423; y < CARD_HEIGHT; y += 1) {
        const [start, end] = [y * CARD_WIDTH + 905, (y + 1) * CARD_WIDTH];
        expect(pixels.subarray(start, end)).toEqual(ground.pixels.subarray(start, end));
      }
    }
  });

  it('sets letters that the first font lacks in the next, and leaves out what none has', () => {
    const style = {size: 50, colour: 0};
    expect(lettering.measure('Łódź', style)).toBeGreaterThan(lettering.measure('ód', style) + 20);
    expect(lettering.measure('漢', style)).toBe(0);
  });

  it('breaks lines between words', () => {
    const measure = (line: string) => line.length;
    expect(wrapText('one two three', 7, measure)).toEqual(['one two', 'three']);
    expect(wrapText('incomprehensible to', 7, measure)).toEqual(['incomprehensible', 'to']);
  });

  it('takes its colours from the tokens, and says which one is missing', () => {
    expect(brand.facets.length).toBe(7);
    expect(() => readBrand(':root {}', read('static/img/logo.svg').toString())).toThrow('--or-surface');
    expect(() => readBrand(read('src/css/tokens.css').toString(), '<svg></svg>')).toThrow('logo.svg');
    expect(() => readBrand(read('src/css/tokens.css').toString(), '<path fill="#123456" d="M0 0C1 1Z" />')).toThrow(
      'cannot draw',
    );
  });
});
