import type { Insertable, Selectable } from 'kysely';
import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import type { VerificationPapersTable } from './verification.tables';

export type PapersRow = Selectable<VerificationPapersTable>;

export async function insertPapers(tx: Tx, papers: Insertable<VerificationPapersTable>): Promise<void> {
  await tx.insertInto('verification_papers').values(papers).execute();
}

export function findPapers(db: Db | Tx, id: string): Promise<PapersRow | undefined> {
  return db.selectFrom('verification_papers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function isSent(db: Db | Tx, userId: string, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('verification_papers')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

export function findPapersOfUser(db: Db, userId: string) {
  return db
    .selectFrom('verification_papers as p')
    .innerJoin('verification as v', 'v.id', 'p.verification_id')
    .selectAll('p')
    .select('v.kind')
    .where('p.user_id', '=', userId)
    .orderBy('p.created_at_ms')
    .execute();
}

/** False when another verification holds the identity. */
export async function claimIdentity(
  tx: Tx,
  identity: { kind: VerificationKind; digest: string; verificationId: string }
): Promise<boolean> {
  const { kind, digest, verificationId } = identity;
  await tx
    .insertInto('verification_identity')
    .values({ kind, digest, verification_id: verificationId })
    .onConflict((conflict) => conflict.columns(['kind', 'digest']).doNothing())
    .execute();
  const holder = await tx
    .selectFrom('verification_identity')
    .select('verification_id')
    .where('kind', '=', kind)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return holder?.verification_id === verificationId;
}

/** Lets go of every identity of a verification but these. */
export async function releaseIdentities(tx: Tx, verificationId: string, kept: readonly string[]): Promise<void> {
  let rows = tx.deleteFrom('verification_identity').where('verification_id', '=', verificationId);
  if (kept.length > 0) rows = rows.where('digest', 'not in', kept);
  await rows.execute();
}
