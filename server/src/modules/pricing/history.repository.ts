import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { PriceQuoteTable } from './market.tables';

export interface DateRange {
  /** YYYY-MM-DD, both inclusive. */
  from: string;
  to: string;
}

/**
 * Returns the range from `days` before the newest point of a line, shifted back by `shiftDays`; undefined without a
 * point.
 */
export async function findDateRange(
  db: Db,
  lineId: string,
  { days, shiftDays }: { days: number; shiftDays: number }
): Promise<DateRange | undefined> {
  return db
    .selectFrom('line_snapshot')
    .where('line_id', '=', lineId)
    .select([
      sql<string>`date - ${sql.lit(days + shiftDays)}`.as('from'),
      sql<string>`date - ${sql.lit(shiftDays)}`.as('to')
    ])
    .executeTakeFirst();
}

export type QuoteRow = Pick<
  Selectable<PriceQuoteTable>,
  | 'date'
  | 'low_fen'
  | 'mid_fen'
  | 'high_fen'
  | 'sample_count'
  | 'source_kind'
  | 'source_name'
  | 'collector'
  | 'collected_at_ms'
>;

/** Returns the published quotes of a line in a range, oldest first. */
export function findPublishedQuotes(db: Db, lineId: string, { from, to }: DateRange): Promise<QuoteRow[]> {
  return db
    .selectFrom('price_quote')
    .where('line_id', '=', lineId)
    .where('status', '=', 'published')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .select([
      'date',
      'low_fen',
      'mid_fen',
      'high_fen',
      'sample_count',
      'source_kind',
      'source_name',
      'collector',
      'collected_at_ms'
    ])
    .orderBy('date')
    .execute();
}
