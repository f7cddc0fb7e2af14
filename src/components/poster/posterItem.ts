import type { CurveLayout } from '@rules/layOutCurve';

/** Colour names of palette.module.scss. */
export type Colour =
  | 'paper'
  | 'glow'
  | 'card'
  | 'ink'
  | 'text'
  | 'hint'
  | 'line'
  | 'brand'
  | 'brandFill'
  | 'brandText'
  | 'gold'
  | 'deep'
  | 'deep2'
  | 'up'
  | 'upTint'
  | 'down'
  | 'downTint'
  | 'flat'
  | 'flatTint'
  | 'curve'
  | 'shade'
  | 'code';

export interface Font {
  size: number;
  isBold?: boolean;
  /** Uses the number font. */
  isNumber?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Item of a poster, positioned in units (a poster is 360 wide). Items are drawn in order. */
export type PosterItem =
  | { kind: 'text'; text: string; x: number; y: number; font: Font; colour: Colour; align: CanvasTextAlign }
  | { kind: 'box'; box: Box; radius: number; colour: Colour }
  | { kind: 'picture'; box: Box; radius: number; address: string; hasFlatFoot?: boolean }
  | { kind: 'curve'; curve: CurveLayout; colour: Colour }
  | { kind: 'code'; box: Box; modules: readonly boolean[][] }
  | { kind: 'logo'; x: number; y: number; size: number };

/** Returns the width of a text in a font, in units. */
export type Measure = (text: string, font: Font) => number;
