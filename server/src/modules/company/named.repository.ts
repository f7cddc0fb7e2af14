import type { Db, Tx } from '../../database/schema';

export function findNamed(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('company')
    .select(['id', 'name', 'verified_at_ms'])
    .where('id', 'in', ids)
    .where('dissolved_at_ms', 'is', null)
    .execute();
}
