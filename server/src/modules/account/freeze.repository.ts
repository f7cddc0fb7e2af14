import type { ListingStatus } from '@contract/goods';
import type { Db, Tx } from '../../database/schema';

/** What others may see now or soon. */
const offered: ListingStatus[] = ['pending', 'published', 'paused'];

/** Freezes the account of a number, or with the reason null lets it go. Answers its id; null where there is none. */
export async function saveFreeze(
  db: Db | Tx,
  mobile: string,
  { reason, nowMs }: { reason: string | null; nowMs: number }
): Promise<string | null> {
  const row = await db
    .updateTable('user_account')
    .set({ frozen_reason: reason, frozen_at_ms: reason === null ? null : nowMs, updated_at_ms: nowMs })
    .where('mobile', '=', mobile)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Ids of what a person offers and looks for in their own name, in the order in which rows are locked. */
export async function listOwnOffers(tx: Tx, userId: string): Promise<{ supplies: string[]; purchases: string[] }> {
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
    .where('status', 'in', offered)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
