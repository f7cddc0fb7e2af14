import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

/** Computes the sums of a day from its events. Waits for another computation of the same day. */
export async function sumDay(tx: Tx, date: string): Promise<void> {
  await tx
    .insertInto('analytics_day')
    .values({ date, sessions: 0, devices: 0, median_visible_ms: null })
    .onConflict((conflict) => conflict.column('date').doUpdateSet({ sessions: 0 }))
    .execute();
  await sql`
    update analytics_day set
      (sessions, devices) = (
        select count(distinct session_id), count(distinct device_digest) from analytics_event where date = ${date}
      ),
      median_visible_ms = (
        select round(percentile_cont(0.5) within group (order by visible_ms)) from (${visibleTimes(date)}) views
      )
    where date = ${date}`.execute(tx);
  await tx.deleteFrom('analytics_day_event').where('date', '=', date).execute();
  await sql`
    insert into analytics_day_event (date, event, page, variant, count, median_visible_ms)
    select ${date}, event, page, variant, count(*), case when event = 'pageView' then (
      select round(percentile_cont(0.5) within group (order by visible_ms)) from (${visibleTimes(date)}) views
      where views.page = counted.page
    ) end
    from analytics_event counted where date = ${date}
    group by event, page, variant`.execute(tx);
}

/** Time for which each page was seen, one row for a view, however often it was interrupted. */
const visibleTimes = (date: string) => sql`
  select page, sum((properties ->> 'visibleMs')::int8) as visible_ms
  from analytics_event where date = ${date} and event = 'pageVisible'
  group by page, device_digest, run_id, view`;

export function findDay(db: Db, date: string) {
  return db.selectFrom('analytics_day').selectAll().where('date', '=', date).executeTakeFirst();
}

/** Returns the counts of a day, the largest first. */
export function findDayEvents(db: Db, date: string) {
  return db
    .selectFrom('analytics_day_event')
    .selectAll()
    .where('date', '=', date)
    .orderBy('count', 'desc')
    .orderBy('event')
    .orderBy('page')
    .orderBy('variant')
    .execute();
}
