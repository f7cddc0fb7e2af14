import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { PageState } from '../../http/publicPage';

/** Companies with a valid licence, as part of another query. The time of the last edit of a company is not recorded. */
export function selectPublicCompanies(db: Db) {
  return db
    .selectFrom('company')
    .where('dissolved_at_ms', 'is', null)
    .where('verified_at_ms', 'is not', null)
    .select(['id', sql<number | null>`null::int8`.as('changed_at_ms')]);
}

export async function findCompanyState(db: Db, id: string): Promise<PageState> {
  const row = await db.selectFrom('company').where('id', '=', id).select('dissolved_at_ms').executeTakeFirst();
  if (row === undefined) return 'unknown';
  return row.dissolved_at_ms === null ? 'shown' : 'removed';
}
