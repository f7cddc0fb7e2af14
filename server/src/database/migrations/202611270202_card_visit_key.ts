import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Gives keys of their own to the events whose visitor lost the name: they had kept the key under which later visits are
 * named. A visitor has as many views as are theirs, the latest ones.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    with counted as (
      select visit.request_id, coalesce(visitor.visits, 0) as visits, visitor.card_id is null as is_left_over,
        count(*) filter (where visit.kind = 0) over (
          partition by visit.card_id, visit.visitor_key order by visit.at_ms desc, visit.request_id
        ) as views
      from card_visit visit
      left join card_visitor visitor on visitor.card_id = visit.card_id and visitor.visitor_key = visit.visitor_key
    )
    update card_visit visit set visitor_key = replace(gen_random_uuid()::text, '-', '')
    from counted where counted.request_id = visit.request_id and (is_left_over or views > visits)`.execute(db);
}
