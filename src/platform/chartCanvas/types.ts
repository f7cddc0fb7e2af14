import type { ComponentType } from 'react';
import type { CanvasSurface } from '../canvas/types';

export interface ChartCanvasProps {
  /** Sets width, height and colours (see CanvasStyle). */
  className: string;
  /** Content of the drawing, in a sentence. */
  label: string;
  /** Classes that determine the colours: a change draws again. */
  themeKey: string;
  /**
   * Called with a cleared surface whenever the function itself, the appearance, the size or the device's theme changes.
   */
  draw(surface: CanvasSurface): void;
  /**
   * Position that the user points at, in CSS pixels from the left edge; null when they stop. A mouse points by moving;
   * a touch by a tap, by holding 350 ms or by moving sideways, so that vertical moves still scroll the page.
   */
  onPoint(x: number | null): void;
  /** Arrow keys: one point forward or back, `Infinity` to either end. */
  onStep(step: number): void;
}

/** A canvas that draws itself again when necessary, and reports the position that the user points at. */
export type ChartCanvas = ComponentType<ChartCanvasProps>;
