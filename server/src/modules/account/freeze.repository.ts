import type { Tx } from '../../database/schema';
import { isOpenRow } from '../listing/listing.transitions';

/** Locks a user's open listings in their own name, so that they stay open meanwhile, and returns their ids. */
export async function lockOpenListings(tx: Tx, userId: string): Promise<{ supplies: string[]; purchases: string[] }> {
  const [supplies, purchases] = [await lockIn(tx, 'supply', userId), await lockIn(tx, 'purchase', userId)];
  return { supplies, purchases };
}

async function lockIn(tx: Tx, table: 'supply' | 'purchase', userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('company_id', 'is', null)
    .where('removed_at_ms', 'is', null)
    .where(isOpenRow)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
