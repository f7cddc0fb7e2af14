import type { ComponentType, ReactNode } from 'react';

export interface CarouselProps {
  /** One per slide. */
  slides: readonly { key: string; content: ReactNode }[];
  /** Name of the carousel for screen readers. */
  label: string;
  /** Name of a slide, for screen readers. */
  slideLabel(position: number, count: number): string;
  /** Advances every 4 seconds. Off in elder mode. */
  isAutomatic: boolean;
  className?: string;
}

/** Slides side by side, one at a time, in a loop, with dots. Pauses while touched. */
export type Carousel = ComponentType<CarouselProps>;

/** Duration of a slide, ms. */
export const SLIDE_INTERVAL_MS = 4000;
