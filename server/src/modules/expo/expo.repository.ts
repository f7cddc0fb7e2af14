import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ExpoFile } from '@contract/expoIntroduction';
import type { Db, Tx } from '../../database/schema';
import type { ExpoFileTable, ExpoTable } from './expo.tables';

export type ExpoRow = Selectable<ExpoTable>;

/** Returns the expo that is on, or else the next one, on a day (YYYY-MM-DD). */
export async function findCurrentExpo(db: Db | Tx, day: string): Promise<ExpoRow | undefined> {
  return db
    .selectFrom('expo')
    .selectAll()
    .where('ends_on', '>=', day)
    .orderBy('starts_on')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the expos that ended before a day (YYYY-MM-DD), the last first. */
export async function findExposBefore(db: Db | Tx, day: string, limit: number): Promise<ExpoRow[]> {
  return db
    .selectFrom('expo')
    .selectAll()
    .where('ends_on', '<', day)
    .orderBy('ends_on', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findExpo(db: Db | Tx, id: string): Promise<ExpoRow | undefined> {
  return db.selectFrom('expo').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns an expo, locked until the transaction ends. */
export async function lockExpoContent(tx: Tx, id: string): Promise<ExpoRow | undefined> {
  return tx.selectFrom('expo').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Returns all expos, the latest first: there are few. */
export async function listExpoRows(db: Db): Promise<ExpoRow[]> {
  return db.selectFrom('expo').selectAll().orderBy('starts_on', 'desc').orderBy('id').execute();
}

/** Returns undefined when the id is taken. */
export async function insertExpo(db: Db | Tx, row: Insertable<ExpoTable>): Promise<ExpoRow | undefined> {
  return db
    .insertInto('expo')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Returns undefined when the expo is unknown or has another revision. */
export async function updateExpo(
  db: Db | Tx,
  { id, revision }: { id: string; revision: number },
  changes: Omit<Updateable<ExpoTable>, 'id' | 'revision'>
): Promise<ExpoRow | undefined> {
  return db
    .updateTable('expo')
    .set({ ...changes, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the files of an expo without their content, by name. */
export async function listFiles(db: Db, expoId: string): Promise<ExpoFile[]> {
  return db
    .selectFrom('expo_file')
    .select(['id', 'name', 'type', sql<number>`octet_length(content)`.as('bytes')])
    .where('expo_id', '=', expoId)
    .orderBy('name')
    .execute();
}

export async function findFile(db: Db, id: string): Promise<Selectable<ExpoFileTable> | undefined> {
  return db.selectFrom('expo_file').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts a file, or replaces the one of this name. */
export async function saveFile(db: Db | Tx, file: Insertable<ExpoFileTable>): Promise<void> {
  const { type, content } = file;
  await db
    .insertInto('expo_file')
    .values(file)
    .onConflict((conflict) => conflict.columns(['expo_id', 'name']).doUpdateSet({ type, content }))
    .execute();
}
