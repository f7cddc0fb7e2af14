import { type RawBuilder, sql } from 'kysely';
import type { ChangeSpan } from '@contract/priceLine';
import type { SeriesPoint } from '@contract/priceSeries';
import type { Db } from '../../database/schema';

/** Minimum age in days of the point that a span compares with. */
const SPAN_DAYS: Record<ChangeSpan, number> = { day: 1, week: 7, month: 30 };
const SPARK_POINTS = 16;

/**
 * Selects the lines with a published quote of a day, with the columns of line_snapshot as they were that day; changes
 * over `span` only, and no sparkline point before `visibleFrom`.
 */
export function linesOfDay(date: SeriesPoint['date'], span: ChangeSpan, visibleFrom?: string): RawBuilder<unknown> {
  const isVisible = visibleFrom === undefined ? sql`true` : sql`p.date >= ${visibleFrom}::date`;
  const change = (name: ChangeSpan, value: RawBuilder<unknown>) => (name === span ? value : sql`null::int4`);
  const fen = sql`q.mid_fen - before.mid_fen`;
  const bp = sql`round((q.mid_fen - before.mid_fen) * 10000.0 / before.mid_fen)::int4`;
  return sql`(
    select l.line_id, l.position, l.variety_id, l.variety_name, l.category_id, l.grade_id, l.grade_name, l.origin,
      l.market_id, l.market_name, l.market_short_name, l.letter, l.heat, q.date, q.low_fen, q.mid_fen, q.high_fen,
      ${change('day', fen)} day_fen, ${change('day', bp)} day_bp,
      ${change('week', fen)} week_fen, ${change('week', bp)} week_bp,
      ${change('month', fen)} month_fen, ${change('month', bp)} month_bp,
      null::int4 year_fen, null::int4 year_bp,
      (select array_agg(recent.mid_fen order by recent.date) from (
        select p.date, p.mid_fen from price_quote p
        where p.line_id = q.line_id and p.status = 'published' and p.date <= q.date and ${isVisible}
        order by p.date desc limit ${sql.lit(SPARK_POINTS)}
      ) recent) spark_fen,
      q.pace, q.sample_count, q.source_kind, q.source_name, q.collector, q.collected_at_ms, false has_pending
    from price_quote q
    join line_snapshot l on l.line_id = q.line_id
    left join lateral (
      select p.mid_fen from price_quote p
      where p.line_id = q.line_id and p.status = 'published' and p.date <= q.date - ${sql.lit(SPAN_DAYS[span])}
      order by p.date desc limit 1
    ) before on true
    where q.status = 'published' and q.date = ${date}::date)`;
}

/** Returns the days of a month (its first day) with a publication: one index lookup per day. */
export async function findQuoteDays(db: Db, firstOfMonth: string): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    select d::date date from generate_series(
      ${firstOfMonth}::timestamp, ${firstOfMonth}::timestamp + interval '1 month' - interval '1 day', interval '1 day') d
    where exists (select 1 from price_quote q where q.status = 'published' and q.date = d::date)
    order by d`.execute(db);
  return rows.map(({ date }) => date);
}

export interface DaySpan {
  first: string | null;
  last: string | null;
}

/** Returns the first and the last day of all published quotes. */
export function findQuoteSpan(db: Db): Promise<DaySpan> {
  return db
    .selectFrom('price_quote')
    .where('status', '=', 'published')
    .select([sql<string | null>`min(date)`.as('first'), sql<string | null>`max(date)`.as('last')])
    .executeTakeFirstOrThrow();
}

/** Returns the nearest days with quotes before and after a day. */
export async function findDaysAround(db: Db, date: string): Promise<{ before: string | null; after: string | null }> {
  const published = db.selectFrom('price_quote').where('status', '=', 'published');
  const [before, after] = await Promise.all([
    published
      .where('date', '<', date)
      .select(sql<string | null>`max(date)`.as('date'))
      .executeTakeFirstOrThrow(),
    published
      .where('date', '>', date)
      .select(sql<string | null>`min(date)`.as('date'))
      .executeTakeFirstOrThrow()
  ]);
  return { before: before.date, after: after.date };
}
