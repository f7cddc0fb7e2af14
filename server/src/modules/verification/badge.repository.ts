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

/** Names of the companies that the person owns. */
export async function findOwnedNames(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('company as c')
    .innerJoin('company_member as m', 'm.company_id', 'c.id')
    .select('c.name')
    .where('m.user_id', '=', ownerId)
    .where('m.role', '=', 'owner')
    .where('c.dissolved_at_ms', 'is', null)
    .execute();
  return rows.map(({ name }) => name);
}

/** Name of a company and what its owner is verified as. */
export async function findOwnerBadges(tx: Tx, companyId: string) {
  const company = await tx.selectFrom('company').select('name').where('id', '=', companyId).executeTakeFirst();
  const badges = await tx
    .selectFrom('user_verification as v')
    .innerJoin('company_member as m', 'm.user_id', 'v.user_id')
    .select('v.kind')
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'owner')
    .execute();
  return { name: company?.name ?? '', kinds: badges.map(({ kind }) => kind) };
}
