import type { Db, Tx } from '../../database/schema';

/** The expo that is on or comes next on that day (YYYY-MM-DD). */
export async function findCurrentExpo(db: Db | Tx, day: string) {
  return db
    .selectFrom('expo')
    .selectAll()
    .where('ends_on', '>=', day)
    .orderBy('starts_on')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
