import { sql } from 'kysely';
import type { VerificationKind } from '@contract/user';
import type { Tx } from '../../database/schema';

/** Records a verification. Idempotent: the time of the first approval stays. */
export async function addVerification(tx: Tx, userId: string, kind: VerificationKind, nowMs: number): Promise<void> {
  await tx
    .insertInto('user_verification')
    .values({ user_id: userId, kind, approved_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a verification. Idempotent. */
export async function removeVerification(tx: Tx, userId: string, kind: VerificationKind): Promise<void> {
  await tx.deleteFrom('user_verification').where('user_id', '=', userId).where('kind', '=', kind).execute();
}

/** Grants the company badge to the entitled users and revokes it from the others, in two statements. */
export async function setCompanyBadges(
  tx: Tx,
  users: readonly { userId: string; isEntitled: boolean }[],
  nowMs: number
): Promise<void> {
  const idsWhere = (isEntitled: boolean) =>
    users.filter((user) => user.isEntitled === isEntitled).map(({ userId }) => userId);
  await sql`insert into user_verification (user_id, kind, approved_at_ms)
    select id, 'company', ${nowMs} from unnest(${idsWhere(true)}::text[]) as person(id) on conflict do nothing`.execute(
    tx
  );
  await sql`delete from user_verification
    where kind = 'company' and user_id = any(${idsWhere(false)}::text[])`.execute(tx);
}
