import type { Tx } from '../../database/schema';
import { isOpenRow } from '../listing/listing.transitions';

/** Returns ids of a user's open listings in their own name, in the order in which rows are locked. */
export async function listOpenListings(tx: Tx, userId: string): Promise<{ supplies: string[]; purchases: string[] }> {
  const [supplies, purchases] = [await idsIn(tx, 'supply', userId), await idsIn(tx, 'purchase', userId)];
  return { supplies, purchases };
}

async function idsIn(tx: Tx, table: 'supply' | 'purchase', userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('company_id', 'is', null)
    .where('removed_at_ms', 'is', null)
    .where(isOpenRow)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
