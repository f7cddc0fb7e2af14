import type { ColumnType } from 'kysely';
import type { CategoryId } from '@contract/common';

export interface VarietyTable {
  id: string;
  name: string;
  category_id: CategoryId;
  aliases: string[];
  /** Pinyin initials of the name and the aliases, in lower case. */
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

/** Row of the price list: a grade of a variety, from an origin, at a market. */
export interface PriceLineTable {
  id: string;
  variety_id: string;
  grade_id: string;
  origin: string | null;
  market_id: string;
  /** Position in the price list: by variety and grade, the home market first. */
  position: number;
}

export type QuoteStatus = 'pending' | 'published' | 'withdrawn';

/**
 * Collected price of a line on a day, in fen per kg. Only published quotes are ever shown. A day has at most one quote
 * of each status: a waiting correction beside the published quote, a withdrawn one beside its replacement.
 */
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
  comment: ColumnType<string | null, string | null | undefined>;
  /** Reason of a withdrawal or rejection; null otherwise. */
  reason: ColumnType<string | null, string | null | undefined>;
  /** Id under which a pending quote is reviewed; stays after the decision. */
  review_id: ColumnType<string | null, string | null | undefined>;
}

/**
 * Newest published quote of a line, all figures derived from the quotes before it, and its names. Written only by
 * `refreshSnapshots`, so that a list reads one table and every page shows the same figures.
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
  /** Initial of the variety's name in pinyin, A to Z, or `#`. */
  letter: string;
  /** Popularity: how much the line is followed and opened; computed by popularity.service. */
  heat: number;
  pace: PriceQuoteTable['pace'];
  sample_count: number;
  source_kind: PriceQuoteTable['source_kind'];
  source_name: string;
  collector: string | null;
  collected_at_ms: number;
  /** True when a quote of that day or a newer one waits for its second review. */
  has_pending: boolean;
}

/** Number of views of a line per day. */
export interface LineVisitTable {
  line_id: string;
  date: string;
  visit_count: number;
}

/** Time when the popularity of all lines was computed last: one row. */
export interface HeatCountTable {
  id: number;
  counted_at_ms: number;
}

export interface LineFollowTable {
  user_id: string;
  line_id: string;
  followed_at_ms: number;
}

export interface SpiceIndexTable {
  id: string;
  name: string;
  /** Monday on which the index is 1,000. */
  base_date: string;
  position: number;
}

export interface SpiceIndexWeightTable {
  index_id: string;
  line_id: string;
  /** Share of the basket's value on the base date; only the proportions matter. */
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
  line_visit: LineVisitTable;
  heat_count: HeatCountTable;
  spice_index: SpiceIndexTable;
  spice_index_weight: SpiceIndexWeightTable;
  spice_index_point: SpiceIndexPointTable;
}
