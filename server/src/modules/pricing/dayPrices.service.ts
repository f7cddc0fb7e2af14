import type { Db } from '../../database/schema';
import { findPricesOfDay } from './dayPrices.repository';
import { authorizeDay } from './history.service';
import type { PriceQuoteTable } from './market.tables';
import { findQuoteSpan } from './quoteDay.repository';

/** A published quote with the names of its line. Prices are in fen per kilogram. */
export interface DayPrice {
  lineId: string;
  date: string;
  varietyId: string;
  varietyName: string;
  gradeId: string;
  gradeName: string;
  origin: string | null;
  marketId: string;
  marketName: string;
  lowFen: number;
  midFen: number;
  highFen: number;
  sampleCount: number;
  sourceKind: PriceQuoteTable['source_kind'];
  sourceName: string;
  collectedAtMs: number;
}

/**
 * Returns the published quotes of a day, in the order of the price list, without the persons who collected them.
 * @throws AppError HISTORY_LOCKED for a day that a visitor may not see
 */
export async function listDayPrices(db: Db, date: string): Promise<DayPrice[]> {
  await authorizeDay(db, date, null);
  const rows = await findPricesOfDay(db, date);
  return rows.map((row) => ({
    lineId: row.line_id,
    date: row.date,
    varietyId: row.variety_id,
    varietyName: row.variety_name,
    gradeId: row.grade_id,
    gradeName: row.grade_name,
    origin: row.origin,
    marketId: row.market_id,
    marketName: row.market_name,
    lowFen: row.low_fen,
    midFen: row.mid_fen,
    highFen: row.high_fen,
    sampleCount: row.sample_count,
    sourceKind: row.source_kind,
    sourceName: row.source_name,
    collectedAtMs: row.collected_at_ms
  }));
}

/** Returns the last day with a published quote, in Asia/Shanghai; null before the first. */
export async function getLastDay(db: Db): Promise<string | null> {
  return (await findQuoteSpan(db)).last;
}
