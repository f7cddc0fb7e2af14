import type { ComponentType } from 'react';

export interface ChartScrubberProps {
  className: string | undefined;
  /** What is pointed at, for screen readers. */
  label: string;
  /** The point under the finger, in words. */
  text: string;
  /** So many points lie at equal distances from the left edge to the right one. */
  count: number;
  /** -1 for none. */
  value: number;
  onPoint(index: number): void;
  /** From the edges of the screen to those of the track, in px of the design. */
  insets: readonly [left: number, right: number];
}

/** Lies over a curve and says which of its points a finger, the mouse or a key is on. */
export type ChartScrubber = ComponentType<ChartScrubberProps>;
