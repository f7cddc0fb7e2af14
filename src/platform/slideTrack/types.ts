import type { ComponentType } from 'react';

export interface SlideTrackProps {
  /** What is moved, for screen readers. */
  label: string;
  /** 0 to `max`, px of the design. */
  value: number;
  max: number;
  onSlide(value: number): void;
  /** The finger, the mouse or the key has let go. */
  onRelease(): void;
}

/** A handle that is pushed along a track. */
export type SlideTrack = ComponentType<SlideTrackProps>;
