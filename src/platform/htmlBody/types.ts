import type { ComponentType } from 'react';

export interface HtmlBodyProps {
  /**
   * The body of an article: text, headings, lists, tables, links, pictures that were uploaded here, and figures that name
   * a variety (`<figure data-variety="…">`), of which the drawing is shown. It is not trusted: see `articleTags.ts`.
   */
  html: string;
  size: 'normal' | 'large' | 'larger';
  /** The mark on a drawing that stands in for a photo: 示意图. */
  illustration: string;
  /** What a tap on a picture does, read aloud: 查看大图. */
  enlarge: string;
  /** A link was tapped. It is a full https address; where it may lead is the page's decision. */
  onLink(url: string): void;
  /** A picture was tapped: the path of an upload, or the id of the variety that is drawn. */
  onPicture(name: string): void;
}

/** Renders an article's HTML. Tables scroll in their own box; pictures have their room before they come. */
export type HtmlBody = ComponentType<HtmlBodyProps>;
