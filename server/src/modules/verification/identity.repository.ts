import type { Db } from '../../database/schema';

/** The papers of a person that count now and show this identity. */
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
