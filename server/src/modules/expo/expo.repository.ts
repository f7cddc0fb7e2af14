import type { Db, Tx } from '../../database/schema';

/** Returns the expo that is on, or else the next one, on a day (YYYY-MM-DD). */
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
