import { sql } from 'kysely';
import type { Db } from '../../database/schema';

/** Returns the number of entries with each card, and of those that were added since each of the times. */
export function findSaves(
  db: Db,
  cardIds: readonly string[],
  { todayMs, weekMs, monthMs }: { todayMs: number; weekMs: number; monthMs: number }
) {
  return db
    .selectFrom('holder_entry')
    .where(sql<boolean>`card_id = any(${cardIds}::text[])`)
    .where('removed_at_ms', 'is', null)
    .select((eb) => [
      eb.ref('card_id').$notNull().as('card_id'),
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('added_at_ms', '>=', todayMs).as('today'),
      eb.fn.countAll<number>().filterWhere('added_at_ms', '>=', weekMs).as('week'),
      eb.fn.countAll<number>().filterWhere('added_at_ms', '>=', monthMs).as('month')
    ])
    .groupBy('card_id')
    .execute();
}
