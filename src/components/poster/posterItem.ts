import type { CurveLayout } from './layOutCurve';

/** Names of palette.module.scss. */
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
  /** In the number font. */
  isNumber?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What stands on a poster, with its place in units (a poster is 360 wide). Drawn in order. */
export type PosterItem =
  | { kind: 'text'; text: string; x: number; y: number; font: Font; colour: Colour; align: CanvasTextAlign }
  | { kind: 'box'; box: Box; radius: number; colour: Colour }
  | { kind: 'picture'; box: Box; radius: number; address: string; hasFlatFoot?: boolean }
  | { kind: 'curve'; curve: CurveLayout; colour: Colour }
  | { kind: 'code'; box: Box; modules: readonly boolean[][] }
  | { kind: 'logo'; x: number; y: number; size: number };

/** How wide a text is in a font, in units. */
export type Measure = (text: string, font: Font) => number;
