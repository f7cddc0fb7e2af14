import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { InterestRemovalTable } from './interest.tables';

export function findRemovals(db: Db, userId: string): Promise<Selectable<InterestRemovalTable>[]> {
  return db.selectFrom('interest_removal').selectAll().where('user_id', '=', userId).execute();
}

/** Returns false for an unknown variety. A second removal updates the time. */
export async function insertRemoval(db: Db, userId: string, varietyId: string, nowMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('interest_removal')
    .columns(['user_id', 'variety_id', 'removed_at_ms'])
    .expression((eb) =>
      eb
        .selectFrom('variety')
        .where('id', '=', varietyId)
        .select([sql<string>`${userId}`.as('user_id'), 'id', sql<number>`${nowMs}::int8`.as('removed_at_ms')])
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'variety_id'])
        .doUpdateSet({ removed_at_ms: (eb) => eb.ref('excluded.removed_at_ms') })
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteRemoval(db: Db, userId: string, varietyId: string): Promise<void> {
  await db.deleteFrom('interest_removal').where('user_id', '=', userId).where('variety_id', '=', varietyId).execute();
}

/** Returns them with the names of the taxonomy, the latest first. */
export function findAdditions(
  db: Db,
  userId: string
): Promise<{ varietyId: string; name: string; addedAtMs: number }[]> {
  return db
    .selectFrom('interest_addition')
    .innerJoin('variety', 'variety.id', 'interest_addition.variety_id')
    .where('user_id', '=', userId)
    .select(['variety.id as varietyId', 'variety.name', 'added_at_ms as addedAtMs'])
    .orderBy('added_at_ms', 'desc')
    .execute();
}

/** Adds a variety. Idempotent. */
export async function insertAddition(db: Db, userId: string, varietyId: string, nowMs: number): Promise<void> {
  await db
    .insertInto('interest_addition')
    .values({ user_id: userId, variety_id: varietyId, added_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAddition(db: Db, userId: string, varietyId: string): Promise<void> {
  await db.deleteFrom('interest_addition').where('user_id', '=', userId).where('variety_id', '=', varietyId).execute();
}
