import type { ComponentType } from 'react';

export interface ChartScrubberProps {
  className: string | undefined;
  /** Name of the control for screen readers. */
  label: string;
  /** Text of the selected point, for screen readers. */
  text: string;
  /** Number of points, at equal distances from the left edge to the right one. */
  count: number;
  /** -1 for none. */
  value: number;
  onPoint(index: number): void;
  /** Distances of the track from the edges of the screen, in px of the design. */
  insets: readonly [left: number, right: number];
}

/** Lies over a curve and reports the point that touch, mouse or keys select. */
export type ChartScrubber = ComponentType<ChartScrubberProps>;
