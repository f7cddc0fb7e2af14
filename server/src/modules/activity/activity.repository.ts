import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/schema';
import type { ActivityTable } from './activity.tables';

export type ActivityRow = Selectable<ActivityTable>;

export function findActivity(db: Db, id: string): Promise<ActivityRow | undefined> {
  return db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns all activities, the latest first. */
export function listActivityRows(db: Db): Promise<ActivityRow[]> {
  return db.selectFrom('activity').selectAll().orderBy('starts_at_ms', 'desc').orderBy('id').execute();
}

/** Returns undefined when there is one with this id. */
export function insertActivity(db: Db, row: Insertable<ActivityTable>): Promise<ActivityRow | undefined> {
  return db
    .insertInto('activity')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Replaces an activity of the given revision; undefined when it was saved since, or is unknown. */
export function updateActivity(
  db: Db,
  revision: number,
  { id, ...columns }: Insertable<ActivityTable>
): Promise<ActivityRow | undefined> {
  return db
    .updateTable('activity')
    .set(columns)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
}
