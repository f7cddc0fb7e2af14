import type { Direction } from '@/lib/price';

/** A change as it is written, such as `+1.47%`, and which way it goes. */
export interface PosterChange {
  text: string;
  direction: Direction;
}

/** A price line: what it costs, how it moved, where the number comes from. All texts come formatted. */
export interface PricePoster {
  kind: 'price';
  /** Variety and grade, such as 八角 大红. */
  name: string;
  /** Market and what else tells the line apart, such as 玉林香料市场 · 广西. */
  marketName: string;
  /** `34.50`. */
  price: string;
  /** 元/公斤. */
  unit: string;
  change: PosterChange;
  /** `33.50–35.50`. */
  range?: string;
  /** The curve, oldest first; two points at the least, or none is drawn. Missing days break it. */
  points: readonly { date: string; fen: number }[];
  /** What the curve shows, such as 近 30 天, and its lowest and highest price: `33.80–35.00`. */
  span: string;
  spanRange: string;
  /** Source, collector and sample count in one sentence. */
  source: string;
  /** When it was collected. */
  date: string;
  /** Its drawing stands beside the name. */
  varietyId?: string;
}

export interface FlashPoster {
  kind: 'flash';
  /** Day and time, such as 11月20日 周五 09:30. */
  date: string;
  title: string;
  text: string;
  source?: string;
  isImportant?: boolean;
}

export interface NewsPoster {
  kind: 'news';
  /** 行情, 产地, … */
  category: string;
  title: string;
  summary: string;
  /** Its cover stands on top; a text poster without one. */
  varietyId: string | null;
  source: string;
  date: string;
}

/** A board or a list: at most ten rows stand on it. */
export interface ListPoster {
  kind: 'list';
  title: string;
  /** What it covers, such as 近 7 天 · 全部市场. */
  subtitle?: string;
  rows: readonly { name: string; note?: string; value: string; change?: PosterChange }[];
  date: string;
  source: string;
}

/** Goods that somebody offers. All texts come formatted. */
export interface SupplyPoster {
  kind: 'supply';
  title: string;
  /** `33.80–35.20`, or 面议 without a unit. */
  price: string;
  /** 元/公斤; empty for none. */
  unit: string;
  /** What the price includes, such as 不含税，不含运. */
  terms?: string;
  facts: readonly { label: string; value: string }[];
  seller: string;
  date: string;
  /** Full address of its first photo; without one the drawing of its variety stands for it. */
  photo: string | null;
  varietyId: string | null;
}

/** What a poster tells. The poster adds the logo, the code of the page and, under prices, the disclaimer. */
export type Poster = PricePoster | FlashPoster | NewsPoster | ListPoster | SupplyPoster;
