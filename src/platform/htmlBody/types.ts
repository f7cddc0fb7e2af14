import type { ComponentType } from 'react';

export interface HtmlBodyProps {
  /**
   * The body of an article: text, headings, lists, tables, links, uploaded pictures, and figures that name a variety
   * (`<figure data-variety="…">`), whose drawing is shown. It is not trusted: see `articleTags.ts`.
   */
  html: string;
  size: 'normal' | 'large' | 'larger';
  /** Label on a drawing that replaces a photo: 示意图. */
  illustration: string;
  /** Label of a tap on a picture, for screen readers: 查看大图. */
  enlarge: string;
  /** A link was tapped. It is a full https address; the page decides whether to open it. */
  onLink(url: string): void;
  /** A picture was tapped: the path of an upload, or the id of the drawn variety. */
  onPicture(name: string): void;
}

/** Renders an article's HTML. Tables scroll in their own box; the space of pictures is reserved before they load. */
export type HtmlBody = ComponentType<HtmlBodyProps>;
