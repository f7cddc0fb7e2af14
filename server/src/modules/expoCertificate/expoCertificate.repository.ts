import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ExpoCertificateTable } from './expoCertificate.tables';

export type CertificateRow = Selectable<ExpoCertificateTable> & { expo_name: string; starts_on: string };

function certificates(db: Db | Tx) {
  return db
    .selectFrom('expo_certificate')
    .innerJoin('expo', 'expo.id', 'expo_certificate.expo_id')
    .selectAll('expo_certificate')
    .select(['expo.name as expo_name', 'expo.starts_on']);
}

export function findCertificatesOf(db: Db | Tx, userId: string): Promise<CertificateRow[]> {
  return certificates(db).where('user_id', '=', userId).orderBy('starts_on', 'desc').orderBy('subject').execute();
}

/** Returns certificates of an expo in the order of their ids, those after one. */
export function findCertificatesOfExpo(
  db: Db,
  expoId: string,
  { afterId, limit }: { afterId: string; limit: number }
): Promise<CertificateRow[]> {
  return certificates(db)
    .where('expo_id', '=', expoId)
    .where('expo_certificate.id', '>', afterId)
    .orderBy('expo_certificate.id')
    .limit(limit)
    .execute();
}

export function findCertificateByNo(db: Db, no: string): Promise<CertificateRow | undefined> {
  return certificates(db).where('no', '=', no).executeTakeFirst();
}

/** Locks a certificate until the end of the transaction. */
export function lockCertificate(tx: Tx, id: string): Promise<CertificateRow | undefined> {
  return certificates(tx).where('expo_certificate.id', '=', id).forUpdate('expo_certificate').executeTakeFirst();
}

/** Returns the subjects among these for which other users have a certificate. */
export async function findTakenSubjects(
  db: Db | Tx,
  userId: string,
  subjects: readonly string[]
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set();
  const rows = await db
    .selectFrom('expo_certificate')
    .select('subject')
    .where('subject', 'in', subjects)
    .where('user_id', '!=', userId)
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

/**
 * Inserts the certificate of a subject unless it exists, and returns its row, locked; undefined for an award of which another
 * user has the certificate.
 */
export async function insertOrLock(tx: Tx, row: Insertable<ExpoCertificateTable>): Promise<CertificateRow | undefined> {
  await tx
    .insertInto('expo_certificate')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return certificates(tx)
    .where('expo_id', '=', row.expo_id)
    .where('user_id', '=', row.user_id)
    .where('subject', '=', row.subject)
    .forUpdate('expo_certificate')
    .executeTakeFirst();
}

/** Returns the next number of a year, beginning with 1. Others wait until the transaction ends, so none is skipped. */
export async function nextNumber(tx: Tx, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('expo_certificate_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`expo_certificate_number.last + 1` })
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function updateCertificate(
  tx: Tx,
  id: string,
  changes: Partial<Insertable<ExpoCertificateTable>>
): Promise<void> {
  await tx.updateTable('expo_certificate').set(changes).where('id', '=', id).execute();
}

export async function deleteCertificatesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('expo_certificate').where('user_id', '=', userId).execute();
}
