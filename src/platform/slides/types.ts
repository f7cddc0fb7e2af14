import type { ComponentType, ReactNode } from 'react';

export interface SlidesProps {
  slides: readonly { key: string; content: ReactNode }[];
  /** Name of the slides for screen readers. */
  label: string;
  /** Name of a slide, for screen readers. */
  slideLabel(position: number, count: number): string;
  /** Slide that is shown first; counted from 0. */
  first?: number;
  /** Called when another slide is in view; counted from 0. */
  onShow(index: number): void;
  className?: string;
}

/** Slides side by side from a first to a last one, moved by touch only; a Carousel loops automatically. */
export type Slides = ComponentType<SlidesProps>;
