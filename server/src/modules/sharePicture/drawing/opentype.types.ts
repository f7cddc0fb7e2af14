/** The part of opentype.js that is used; the package brings no types. */
export type PathCommand =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' };

export interface OutlinedGlyph {
  /** In units of the font. */
  advanceWidth: number;
  path: { commands: PathCommand[] };
}

export interface OpenTypeFont {
  unitsPerEm: number;
  charToGlyphIndex(character: string): number;
  charToGlyph(character: string): OutlinedGlyph;
  /** Missing or null for a font of one weight. */
  variation?: { getTransform(glyph: OutlinedGlyph, axes: { wght: number }): OutlinedGlyph } | null;
}

export interface OpenTypeModule {
  parse(file: ArrayBuffer): OpenTypeFont;
}
