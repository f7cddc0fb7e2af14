import type { Db } from '../../database/schema';

/** Returns the published quotes of a day with the names of their lines, in the order of the price list. */
export function findPricesOfDay(db: Db, date: string) {
  return db
    .selectFrom('price_quote as q')
    .innerJoin('line_snapshot as l', 'l.line_id', 'q.line_id')
    .where('q.status', '=', 'published')
    .where('q.date', '=', date)
    .select(['q.line_id', 'q.date', 'q.low_fen', 'q.mid_fen', 'q.high_fen', 'q.sample_count', 'q.source_kind'])
    .select(['q.source_name', 'q.collected_at_ms', 'l.variety_id', 'l.variety_name', 'l.grade_id', 'l.grade_name'])
    .select(['l.origin', 'l.market_id', 'l.market_name'])
    .orderBy('l.position')
    .orderBy('l.line_id')
    .execute();
}
