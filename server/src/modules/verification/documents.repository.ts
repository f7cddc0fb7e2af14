import type { Insertable, Selectable } from 'kysely';
import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import type { VerificationPapersTable } from './verification.tables';

export type DocumentsRow = Selectable<VerificationPapersTable>;

export async function insertDocuments(tx: Tx, documents: Insertable<VerificationPapersTable>): Promise<void> {
  await tx.insertInto('verification_papers').values(documents).execute();
}

export function findDocuments(db: Db | Tx, id: string): Promise<DocumentsRow | undefined> {
  return db.selectFrom('verification_papers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function isSubmitted(db: Db | Tx, userId: string, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('verification_papers')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

export function findDocumentsByUser(db: Db, userId: string) {
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
  const claim = await tx
    .selectFrom('verification_identity')
    .select('verification_id')
    .where('kind', '=', kind)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return claim?.verification_id === verificationId;
}

/** Lets go of every identity of a verification but these. */
export async function releaseIdentities(
  tx: Tx,
  verificationId: string,
  retainedDigests: readonly string[]
): Promise<void> {
  let rows = tx.deleteFrom('verification_identity').where('verification_id', '=', verificationId);
  if (retainedDigests.length > 0) rows = rows.where('digest', 'not in', retainedDigests);
  await rows.execute();
}

/** Returns the valid documents of a person with this identity. */
export function findValidDocuments(db: Db, identityDigest: string) {
  return db
    .selectFrom('verification_papers as p')
    .innerJoin('verification as v', 'v.approved_papers_id', 'p.id')
    .where('p.identity_digest', '=', identityDigest)
    .where('v.kind', '=', 'person')
    .where('v.state', 'in', ['approved', 'expiring', 'changing'])
    .select(['p.id', 'p.user_id', 'p.sealed'])
    .executeTakeFirst();
}
