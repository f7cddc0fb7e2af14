import type { ComponentType } from 'react';

export interface HtmlBodyProps {
  /**
   * The body of an article as the server stores it: text, headings, lists, tables, and figures that name a variety
   * (`<figure data-variety="…">`), of which the drawing is shown.
   */
  html: string;
  size: 'normal' | 'large' | 'larger';
  /** The mark on a drawing that stands in for a photo: 示意图. */
  illustration: string;
}

/** Renders an article's HTML. Tables scroll in their own box; a tap on a picture opens it where the platform can. */
export type HtmlBody = ComponentType<HtmlBodyProps>;
