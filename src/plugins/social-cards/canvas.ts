import type {IndexedPicture} from './png';

/** Steps between no cover and full cover; more would need more colours than a palette has. */
const STEPS = 15;

/** A picture to paint on, in colours of a palette that grows with what is painted. */
export class Canvas implements IndexedPicture {
  readonly palette: number[];
  readonly pixels: Uint8Array;
  private readonly mixed = new Map<number, number>();

  constructor(
    readonly width: number,
    readonly height: number,
    ground: number,
  ) {
    this.palette = [ground];
    this.pixels = new Uint8Array(width * height);
  }

  copy(): Canvas {
    const other = new Canvas(this.width, this.height, 0);
    other.palette.splice(0, 1, ...this.palette);
    other.pixels.set(this.pixels);
    return other;
  }

  /** Lays a colour on where `cover` (0 to 1 for each pixel of a box) says so. */
  paint(cover: Float32Array, left: number, top: number, boxWidth: number, colour: number): void {
    for (let at = 0; at < cover.length; at += 1) {
      const step = Math.round(Math.min(1, cover[at] ?? 0) * STEPS);
      const x = left + (at % boxWidth);
      const y = top + Math.floor(at / boxWidth);
      if (step === 0 || x < 0 || y < 0 || x >= this.width || y >= this.height) continue;
      const place = y * this.width + x;
      this.pixels[place] = this.mix(this.pixels[place] ?? 0, colour, step);
    }
  }

  /** Puts the steps from one colour to another into the palette. */
  reserve(colour: number, ground: number): void {
    const under = this.placeOf(ground);
    for (let step = 1; step <= STEPS; step += 1) this.mix(under, colour, step);
  }

  private mix(under: number, colour: number, step: number): number {
    const key = (colour * 256 + under) * 16 + step;
    const known = this.mixed.get(key);
    if (known !== undefined) return known;
    const below = this.palette[under] ?? 0;
    const channel = (shift: number) =>
      Math.round((((below >> shift) & 255) * (STEPS - step) + ((colour >> shift) & 255) * step) / STEPS) << shift;
    const place = this.placeOf(channel(16) | channel(8) | channel(0));
    this.mixed.set(key, place);
    return place;
  }

  /** The place of a colour in the palette, or of the nearest when the palette is full. */
  private placeOf(colour: number): number {
    const known = this.palette.indexOf(colour);
    if (known >= 0) return known;
    if (this.palette.length < 256) return this.palette.push(colour) - 1;
    const far = (other: number) =>
      [16, 8, 0].reduce((sum, shift) => sum + (((other >> shift) & 255) - ((colour >> shift) & 255)) ** 2, 0);
    return this.palette.reduce((best, other, index) => (far(other) < far(this.palette[best] ?? 0) ? index : best), 0);
  }
}
