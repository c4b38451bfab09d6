/// <reference types="@docusaurus/theme-mermaid" />

declare module '*.woff2' {
  /** The address of the emitted file, base URL included. */
  const url: string;
  export default url;
}

/** What the social cards use of fontkit 2.0.4, which brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    bbox: {minX: number; minY: number; maxX: number; maxY: number};
    path: {commands: {command: string; args: number[]}[]};
  }

  export interface GlyphRun {
    glyphs: Glyph[];
    positions: {xAdvance: number; xOffset: number}[];
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): Glyph;
    layout(text: string): GlyphRun;
  }

  export function create(file: Buffer): Font;
}
