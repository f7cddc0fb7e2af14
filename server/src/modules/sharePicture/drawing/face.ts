import type { Language } from '@contract/localText';

/** Direction of a price, which gives the colour of figure and curve. */
export type Trend = 'up' | 'down' | 'flat';

export interface ShareFigure {
  value: string;
  unit: string;
  /** Null without an earlier price to compare with. */
  change: { text: string; trend: Trend } | null;
}

/** A drawing of our own: that of a variety, initials, or the seal. */
export type DrawnArt = { kind: 'variety'; id: string } | { kind: 'initials'; text: string } | { kind: 'seal' };

/** Picture beside the text: a drawing, or a stored photo, with the drawing that replaces it when the file is missing. */
export type ShareArt = DrawnArt | { kind: 'photo'; url: string; instead: DrawnArt };

/** All that a share picture shows, in the viewer's language. */
export interface ShareFace {
  language: Language;
  /** Name of the kind of page, such as 行情. */
  section: string;
  title: string;
  /** The most important one first: what does not fit is left out. */
  facts: string[];
  figure: ShareFigure | null;
  /** Prices of collected days, oldest first; null for everything but a price line. */
  curve: { points: { date: string; fen: number }[]; caption: string } | null;
  art: ShareArt;
}
