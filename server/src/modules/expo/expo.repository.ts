import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ExpoTable } from './expo.tables';

export type ExpoRow = Selectable<ExpoTable>;

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

export async function findExposById(db: Db | Tx, ids: readonly string[]): Promise<ExpoRow[]> {
  return db.selectFrom('expo').selectAll().where('id', 'in', ids).execute();
}
