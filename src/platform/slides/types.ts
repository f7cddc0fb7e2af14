import type { ComponentType, ReactNode } from 'react';

export interface SlidesProps {
  slides: readonly { key: string; content: ReactNode }[];
  /** What is shown in it, for screen readers. */
  label: string;
  /** Of one slide, for screen readers. */
  slideLabel(position: number, count: number): string;
  /** Another one is in view; counted from 0. */
  onShow(index: number): void;
  className?: string;
}

/** Slides side by side from a first to a last one, moved by the finger alone; a Carousel goes round by itself. */
export type Slides = ComponentType<SlidesProps>;
