import type { Direction } from '@/lib/price';

/** A formatted change, such as `+1.47%`, and its direction. */
export interface PosterChange {
  text: string;
  direction: Direction;
}

/** Content of a price line's poster. All texts are formatted. */
export interface PricePoster {
  kind: 'price';
  /** Variety and grade, such as 八角 大红. */
  name: string;
  /** Market and any further distinction of the line, such as 玉林香料市场 · 广西. */
  marketName: string;
  /** Formatted price, such as `34.50`. */
  price: string;
  /** Unit, such as 元/公斤. */
  unit: string;
  change: PosterChange;
  /** Formatted price range, such as `33.50–35.50`. */
  range?: string;
  /** Points of the curve, oldest first. Fewer than two draw no curve; missing days break it. */
  points: readonly { date: string; fen: number }[];
  /** Span of the curve, such as 近 30 天; `spanRange` is its lowest and highest price: `33.80–35.00`. */
  span: string;
  spanRange: string;
  /** Source, collector and sample count in one sentence. */
  source: string;
  /** Time of collection. */
  date: string;
  /** Variety whose drawing is shown beside the name. */
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
  /** Category, such as 行情 or 产地. */
  category: string;
  title: string;
  summary: string;
  /** Variety whose cover drawing is shown on top; null for a text poster. */
  varietyId: string | null;
  source: string;
  date: string;
}

/** Content of a board or list; at most ten rows are shown. */
export interface ListPoster {
  kind: 'list';
  title: string;
  /** Scope of the list, such as 近 7 天 · 全部市场. */
  subtitle?: string;
  rows: readonly { name: string; note?: string; value: string; change?: PosterChange }[];
  date: string;
  source: string;
}

/** Content of a supply's poster. All texts are formatted. */
export interface SupplyPoster {
  kind: 'supply';
  title: string;
  /** Formatted price or range, such as `33.80–35.20`, or 面议 without a unit. */
  price: string;
  /** Unit, such as 元/公斤; empty for none. */
  unit: string;
  /** Price terms, such as 不含税，不含运. */
  terms?: string;
  facts: readonly { label: string; value: string }[];
  seller: string;
  date: string;
  /** Absolute URL of the first photo; null shows the variety's drawing instead. */
  photo: string | null;
  varietyId: string | null;
}

/** Content of a poster. The layout adds the logo, the QR code and, below prices, the disclaimer. */
export type Poster = PricePoster | FlashPoster | NewsPoster | ListPoster | SupplyPoster;
