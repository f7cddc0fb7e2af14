import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { PageState } from '../../http/publicPage';

/** A supply that was never published is unknown, also when its owner has removed it. */
export async function findSupplyState(db: Db, id: string): Promise<PageState> {
  const row = await db
    .selectFrom('supply')
    .where('id', '=', id)
    .where('public_fields', 'is not', null)
    .select(sql<boolean>`(removed_at_ms is not null or public_status = 'takedown')`.as('is_removed'))
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  return row.is_removed ? 'removed' : 'shown';
}
