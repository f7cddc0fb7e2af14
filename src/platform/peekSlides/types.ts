import type { ComponentType, ReactNode } from 'react';

export interface PeekSlidesProps {
  slides: readonly { key: string; content: ReactNode }[];
  /** Name of the slides for screen readers. */
  label: string;
  /** Name of a slide, for screen readers. */
  slideLabel(position: number, count: number): string;
  /** Slide in view, counted from 0; a change moves the slides. */
  index: number;
  /** Called when another slide is in view. */
  onShow(index: number): void;
  /** Class that gives the height. */
  className?: string;
}

/** Slides of 327 px from a first to a last one, of which the next one peeks in at the right. */
export type PeekSlides = ComponentType<PeekSlidesProps>;
