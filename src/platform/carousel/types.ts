import type { ComponentType, ReactNode } from 'react';

export interface CarouselProps {
  /** One per slide. */
  slides: readonly { key: string; content: ReactNode }[];
  /** What is shown in it, for screen readers. */
  label: string;
  /** Of one slide, for screen readers. */
  slideLabel(position: number, count: number): string;
  /** Moves on by itself every 4 seconds. Off in elder mode. */
  isAutomatic: boolean;
  className?: string;
}

/** Slides side by side, one at a time, round and round, with dots. Rests while touched. */
export type Carousel = ComponentType<CarouselProps>;

/** Milliseconds that a slide stays. */
export const SLIDE_INTERVAL_MS = 4000;
