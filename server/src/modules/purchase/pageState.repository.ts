import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { PageState } from '../../http/publicPage';

/** A request that was never published is unknown, also when its owner has removed it. */
export async function findPurchaseState(db: Db, id: string): Promise<PageState> {
  const row = await db
    .selectFrom('purchase')
    .where('id', '=', id)
    .where('public_fields', 'is not', null)
    .select([
      sql<boolean>`(removed_at_ms is not null or public_status = 'takedown')`.as('is_removed'),
      sql<boolean>`(public_fields->>'audience' = 'public')`.as('is_for_all')
    ])
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  if (!row.is_for_all) return 'restricted';
  return row.is_removed ? 'removed' : 'shown';
}
