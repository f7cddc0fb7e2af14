import type { VerificationKind } from '@contract/user';
import type { Tx } from '../../database/schema';

export async function insertBadge(tx: Tx, userId: string, kind: VerificationKind, nowMs: number): Promise<void> {
  await tx
    .insertInto('user_verification')
    .values({ user_id: userId, kind, approved_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBadge(tx: Tx, userId: string, kind: VerificationKind): Promise<void> {
  await tx.deleteFrom('user_verification').where('user_id', '=', userId).where('kind', '=', kind).execute();
}

/** The companies that the person owns. */
export async function findOwnedCompanyIds(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('company as c')
    .innerJoin('company_member as m', 'm.company_id', 'c.id')
    .select('c.id')
    .where('m.user_id', '=', ownerId)
    .where('m.role', '=', 'owner')
    .where('c.dissolved_at_ms', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
