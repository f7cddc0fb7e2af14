import type { CategoryId } from '@contract/common';

export interface VarietyTable {
  id: string;
  name: string;
  category_id: CategoryId;
  aliases: string[];
  /** First letters of the pinyin of the name and the aliases, in lower case. */
  initials: string[];
  latin_name: string;
  english_name: string;
  origins: string[];
  position: number;
}

export interface GradeTable {
  variety_id: string;
  id: string;
  name: string;
  position: number;
}

export interface MarketTable {
  id: string;
  name: string;
  short_name: string;
  position: number;
}

/** One row of the price list: a grade of a variety, from an origin, at a market. */
export interface PriceLineTable {
  id: string;
  variety_id: string;
  grade_id: string;
  origin: string | null;
  market_id: string;
  /** Place in the price list: by variety and grade, the home market first. */
  position: number;
}

export type QuoteStatus = 'pending' | 'published' | 'withdrawn';

/** One collected price of a line on a day; fen per kg. Only published quotes are ever shown. */
export interface PriceQuoteTable {
  line_id: string;
  /** YYYY-MM-DD, Asia/Shanghai. */
  date: string;
  low_fen: number;
  mid_fen: number;
  high_fen: number;
  pace: 'fast' | 'normal' | 'slow';
  sample_count: number;
  source_kind: 'collector' | 'company' | 'index' | 'platform';
  source_name: string;
  collector: string | null;
  collected_at_ms: number;
  status: QuoteStatus;
}

/**
 * The newest published quote of a line, all that is derived from the quotes before it, and the words around it.
 * Written by `refreshSnapshots` only, so that a list reads one table and every screen shows the same figures.
 */
export interface LineSnapshotTable {
  line_id: string;
  position: number;
  variety_id: string;
  variety_name: string;
  category_id: CategoryId;
  grade_id: string;
  grade_name: string;
  origin: string | null;
  market_id: string;
  market_name: string;
  market_short_name: string;
  date: string;
  low_fen: number;
  mid_fen: number;
  high_fen: number;
  day_fen: number | null;
  day_bp: number | null;
  week_fen: number | null;
  week_bp: number | null;
  month_fen: number | null;
  month_bp: number | null;
  year_fen: number | null;
  year_bp: number | null;
  /** Up to 16 mids, oldest first. */
  spark_fen: number[];
  pace: PriceQuoteTable['pace'];
  sample_count: number;
  source_kind: PriceQuoteTable['source_kind'];
  source_name: string;
  collector: string | null;
  collected_at_ms: number;
  /** A newer quote waits for its second review. */
  has_pending: boolean;
}

export interface LineFollowTable {
  user_id: string;
  line_id: string;
  followed_at_ms: number;
}

export interface SpiceIndexTable {
  id: string;
  name: string;
  /** The Monday that counts 1,000. */
  base_date: string;
  position: number;
}

export interface SpiceIndexWeightTable {
  index_id: string;
  line_id: string;
  /** Share of the basket's value on the base date; only the proportions count. */
  weight: number;
}

export interface SpiceIndexPointTable {
  index_id: string;
  date: string;
  value_centi: number;
}

export interface MarketTables {
  variety: VarietyTable;
  grade: GradeTable;
  market: MarketTable;
  price_line: PriceLineTable;
  price_quote: PriceQuoteTable;
  line_snapshot: LineSnapshotTable;
  line_follow: LineFollowTable;
  spice_index: SpiceIndexTable;
  spice_index_weight: SpiceIndexWeightTable;
  spice_index_point: SpiceIndexPointTable;
}
