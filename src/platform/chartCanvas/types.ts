import type { ComponentType } from 'react';
import type { CanvasSurface } from '../canvas/types';

export interface ChartCanvasProps {
  /** Gives width, height and the colours (see CanvasStyle). */
  className: string;
  /** What the drawing says, in a sentence. */
  label: string;
  /** The classes that decide on the colours: another look is another drawing. */
  themeKey: string;
  /** Called with a cleared surface whenever the function itself, the look, the size or the device's theme changes. */
  draw(surface: CanvasSurface): void;
  /**
   * The place that the reader points at, in CSS pixels from the left edge; null when they point away.
   * A mouse points by moving; a finger by a tap, by holding 350 ms or by moving sideways, so that the page still
   * scrolls under a finger that moves up or down.
   */
  onPoint(x: number | null): void;
  /** Arrow keys, where there are keys: one point on or back, `Infinity` to either end. */
  onStep(step: number): void;
}

/** A canvas that draws itself again when it must, and says where it is pointed at. */
export type ChartCanvas = ComponentType<ChartCanvasProps>;
