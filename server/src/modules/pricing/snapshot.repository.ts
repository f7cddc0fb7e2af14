import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

/**
 * Computes the current figures of lines from their published quotes: of all lines, or of `lineIds`. Called in the
 * transaction that wrote quotes, or that renamed a variety, a grade or a market; the order in which quotes arrived does
 * not matter.
 *
 * Changes compare mids: `day` with the last collected point before, `week`, `month` and `year` with the latest point at
 * least 7, 30 and 365 days older; null when there is none. Basis points are rounded half away from zero. A line without
 * a published quote has no snapshot and is not listed.
 */
export async function refreshSnapshots(db: Db | Tx, lineIds?: string[]): Promise<void> {
  const lineFilter = lineIds === undefined ? sql`true` : sql`l.id = any(${lineIds})`;
  // The newest quote of a line is one index lookup; with `not exists` the planner reads every quote.
  await sql`
    delete from line_snapshot s using price_line l
    where s.line_id = l.id and ${lineFilter}
      and (select q.date from price_quote q where q.line_id = l.id and q.status = 'published' order by q.date desc limit 1)
        is null`.execute(db);
  await sql`
    insert into line_snapshot (
      line_id, position, variety_id, variety_name, category_id, grade_id, grade_name, origin,
      market_id, market_name, market_short_name, date, low_fen, mid_fen, high_fen,
      day_fen, day_bp, week_fen, week_bp, month_fen, month_bp, year_fen, year_bp,
      spark_fen, letter, pace, sample_count, source_kind, source_name, collector, collected_at_ms, has_pending)
    select
      l.id, l.position, l.variety_id, v.name, v.category_id, l.grade_id, g.name, l.origin,
      l.market_id, m.name, m.short_name, q.date, q.low_fen, q.mid_fen, q.high_fen,
      q.mid_fen - day.mid, round((q.mid_fen - day.mid) * 10000.0 / day.mid),
      q.mid_fen - week.mid, round((q.mid_fen - week.mid) * 10000.0 / week.mid),
      q.mid_fen - month.mid, round((q.mid_fen - month.mid) * 10000.0 / month.mid),
      q.mid_fen - year.mid, round((q.mid_fen - year.mid) * 10000.0 / year.mid),
      spark.mids, case when v.initials[1] ~ '^[a-z]' then upper(left(v.initials[1], 1)) else '#' end,
      q.pace, q.sample_count, q.source_kind, q.source_name, q.collector, q.collected_at_ms,
      exists (select 1 from price_quote p where p.line_id = l.id and p.status = 'pending' and p.date >= q.date)
    from price_line l
    join variety v on v.id = l.variety_id
    join grade g on g.variety_id = l.variety_id and g.id = l.grade_id
    join market m on m.id = l.market_id
    cross join lateral (
      select * from price_quote p where p.line_id = l.id and p.status = 'published' order by p.date desc limit 1
    ) q
    left join lateral (${midOn(sql`q.date - 1`)}) day on true
    left join lateral (${midOn(sql`q.date - 7`)}) week on true
    left join lateral (${midOn(sql`q.date - 30`)}) month on true
    left join lateral (${midOn(sql`q.date - 365`)}) year on true
    cross join lateral (
      select array_agg(recent.mid_fen order by recent.date) mids from (
        select p.date, p.mid_fen from price_quote p
        where p.line_id = l.id and p.status = 'published' order by p.date desc limit 16
      ) recent
    ) spark
    where ${lineFilter}
    on conflict (line_id) do update set
      position = excluded.position, variety_id = excluded.variety_id, variety_name = excluded.variety_name,
      category_id = excluded.category_id, grade_id = excluded.grade_id, grade_name = excluded.grade_name,
      origin = excluded.origin, market_id = excluded.market_id, market_name = excluded.market_name,
      market_short_name = excluded.market_short_name, date = excluded.date, low_fen = excluded.low_fen,
      mid_fen = excluded.mid_fen, high_fen = excluded.high_fen,
      day_fen = excluded.day_fen, day_bp = excluded.day_bp, week_fen = excluded.week_fen, week_bp = excluded.week_bp,
      month_fen = excluded.month_fen, month_bp = excluded.month_bp,
      year_fen = excluded.year_fen, year_bp = excluded.year_bp,
      spark_fen = excluded.spark_fen, letter = excluded.letter, pace = excluded.pace, sample_count = excluded.sample_count,
      source_kind = excluded.source_kind, source_name = excluded.source_name, collector = excluded.collector,
      collected_at_ms = excluded.collected_at_ms, has_pending = excluded.has_pending`.execute(db);
}

/** Selects the mid of the latest published point on or before a day. */
function midOn(day: ReturnType<typeof sql>) {
  return sql`select p.mid_fen mid from price_quote p
    where p.line_id = l.id and p.status = 'published' and p.date <= ${day} order by p.date desc limit 1`;
}
