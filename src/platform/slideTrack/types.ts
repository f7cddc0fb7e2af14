import type { ComponentType } from 'react';

export interface SlideTrackProps {
  /** Name of the control for screen readers. */
  label: string;
  /** 0 to `max`, px of the design. */
  value: number;
  max: number;
  onSlide(value: number): void;
  /** Touch, mouse or key was released. */
  onRelease(): void;
}

/** A handle that is moved along a track. */
export type SlideTrack = ComponentType<SlideTrackProps>;
