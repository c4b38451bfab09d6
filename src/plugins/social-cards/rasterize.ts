/** A closed line of points, as x, y, x, y … */
export type Outline = number[];

/** Lines across a pixel's height at which it is looked where an outline begins and ends. */
const LINES = 8;

/** Parts of a pixel's width that a crossing is told by: a whole number sorts fast, with its direction as last bit. */
const PARTS = 4096;

/**
 * How much of each pixel the outlines cover, 0 to 1, row by row. Where outlines overlap, the pixel is covered as long as
 * they do not cancel each other (non-zero winding).
 */
export function rasterize(outlines: Outline[], width: number, height: number): Float32Array {
  const crossings: number[][] = Array.from({length: height * LINES}, () => []);
  for (const outline of outlines) {
    for (let at = 0; at < outline.length; at += 2) {
      const next = (at + 2) % outline.length;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [outline[at], outline[at + 1], outline[next], outline[next + 1]];
      const [top, bottom] = y0 < y1 ? [y0, y1] : [y1, y0];
      const first = Math.max(0, Math.ceil(top * LINES - 0.5));
      const last = Math.min(height * LINES, Math.ceil(bottom * LINES - 0.5));
      for (let line = first; line < last; line += 1) {
        const x = x0 + (((line + 0.5) / LINES - y0) / (y1 - y0)) * (x1 - x0);
        crossings[line]?.push(Math.round(x * PARTS) * 2 + (y0 < y1 ? 1 : 0));
      }
    }
  }
  const covered = new Float32Array(width * height);
  crossings.forEach((found, line) => {
    const row = Math.floor(line / LINES) * width;
    let winding = 0;
    let start = 0;
    for (const crossing of Float64Array.from(found).sort()) {
      const isInside = winding !== 0;
      winding += crossing % 2 === 0 ? -1 : 1;
      const x = Math.floor(crossing / 2) / PARTS;
      if (!isInside) start = x;
      else if (winding === 0) addSpan(covered, row, width, start, x);
    }
  });
  return covered;
}

function addSpan(covered: Float32Array, row: number, width: number, start: number, end: number): void {
  const from = Math.max(0, start);
  const to = Math.min(width, end);
  for (let x = Math.floor(from); x < to; x += 1) {
    const part = Math.min(to, x + 1) - Math.max(from, x);
    covered[row + x] = (covered[row + x] ?? 0) + part / LINES;
  }
}

const area = (outline: Outline): number => {
  let sum = 0;
  for (let at = 0; at < outline.length; at += 2) {
    const next = (at + 2) % outline.length;
    sum += (outline[at] ?? 0) * (outline[next + 1] ?? 0) - (outline[next] ?? 0) * (outline[at + 1] ?? 0);
  }
  return sum;
};

/** The outlines with a border of `radius` around them: a bolder letter. */
export function embolden(outlines: Outline[], radius: number): Outline[] {
  // The border has to wind as the outer outline does, or the two would cancel each other.
  const outer = outlines.map(area).reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
  const oriented = (outline: Outline): Outline => {
    if (area(outline) * outer >= 0) return outline;
    return Array.from({length: outline.length / 2}, (_, at) => outline.length - 2 * at - 2).flatMap((at) => [
      outline[at] ?? 0,
      outline[at + 1] ?? 0,
    ]);
  };
  const border = outlines.flatMap((outline) =>
    Array.from({length: outline.length / 2}, (_, index) => 2 * index).flatMap((at) => {
      const next = (at + 2) % outline.length;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [outline[at], outline[at + 1], outline[next], outline[next + 1]];
      const length = Math.hypot(x1 - x0, y1 - y0);
      if (length === 0) return [];
      const dx = ((y1 - y0) / length) * radius;
      const dy = ((x0 - x1) / length) * radius;
      const corner = Array.from({length: 8}, (_, side) => (side * Math.PI) / 4).flatMap((angle) => [
        x0 + Math.cos(angle) * radius,
        y0 + Math.sin(angle) * radius,
      ]);
      return [[x0 + dx, y0 + dy, x1 + dx, y1 + dy, x1 - dx, y1 - dy, x0 - dx, y0 - dy], corner].map(oriented);
    }),
  );
  return [...outlines, ...border];
}
