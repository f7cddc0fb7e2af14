import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds to each visitor of a card when they viewed it last, so that those of a span are counted by an index alone. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('card_visitor').addColumn('last_viewed_at_ms', 'int8').execute();
  await sql`update card_visitor visitor set last_viewed_at_ms = viewed.at_ms
    from (
      select card_id, visitor_key, max(at_ms) as at_ms from card_visit where kind = 0 group by card_id, visitor_key
    ) viewed
    where viewed.card_id = visitor.card_id and viewed.visitor_key = visitor.visitor_key`.execute(db);
  await db.schema
    .createIndex('card_visitor_by_view')
    .on('card_visitor')
    .columns(['card_id', 'last_viewed_at_ms'])
    .execute();
}
