import { sql } from 'kysely';
import type { Db } from '../../database/schema';

/** Records a view of a line on a day. */
/** Counts a view of a line; nothing for an unknown one. */
export async function insertView(db: Db, lineId: string, date: string): Promise<void> {
  await sql`
    insert into line_visit (line_id, date, visit_count) select id, ${date}::date, 1 from price_line where id = ${lineId}
    on conflict (line_id, date) do update set visit_count = line_visit.visit_count + 1`.execute(db);
}

/** Returns true for one caller in a period: the popularity was computed before `beforeMs`, or never. */
export async function claimPopularityRefresh(db: Db, nowMs: number, beforeMs: number): Promise<boolean> {
  const claimed = await db
    .insertInto('heat_count')
    .values({ id: 1, counted_at_ms: nowMs })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ counted_at_ms: nowMs }).where('heat_count.counted_at_ms', '<', beforeMs)
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores the popularity of every line: its followers, each worth `followWeight` views, and the views since a day. */
export async function updatePopularity(db: Db, since: string, followWeight: number): Promise<void> {
  await sql`
    update line_snapshot s set heat = counted.heat
    from (
      select l.line_id, (
        coalesce((select count(*) from line_follow f where f.line_id = l.line_id), 0) * ${followWeight}::int4
        + coalesce((select sum(v.visit_count) from line_visit v where v.line_id = l.line_id and v.date >= ${since}::date), 0)
      )::int4 heat
      from line_snapshot l
    ) counted
    where counted.line_id = s.line_id and counted.heat <> s.heat`.execute(db);
}
