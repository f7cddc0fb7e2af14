import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

export function findCompaniesByIds(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('company')
    .select(['id', 'name', 'verified_at_ms'])
    .where('id', 'in', ids)
    .where('dissolved_at_ms', 'is', null)
    .execute();
}

/** Whether a living company has this name or short name, whatever the width, the case, the blanks and the signs. */
export async function existsByPlainName(db: Db | Tx, name: string): Promise<boolean> {
  const wanted = sql<string>`plain_name(${name})`;
  const row = await db
    .selectFrom('company')
    .select('id')
    .where('dissolved_at_ms', 'is', null)
    .where((eb) =>
      eb.or([eb(sql<string>`plain_name(name)`, '=', wanted), eb(sql<string>`plain_name(short_name)`, '=', wanted)])
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
