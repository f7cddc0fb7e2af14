import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ExpoBoothTable, ExpoHallTable } from './floorPlan.tables';

/** Returns the halls of an expo in order of their number. */
export async function listHalls(db: Db | Tx, expoId: string) {
  return db.selectFrom('expo_hall').selectAll().where('expo_id', '=', expoId).orderBy('number').execute();
}

/** Returns the booths of an expo in order of their number. */
export async function listBooths(db: Db | Tx, expoId: string) {
  return db.selectFrom('expo_booth').selectAll().where('expo_id', '=', expoId).orderBy('no').execute();
}

/** Lets one import of an expo run at a time, until the end of the transaction. */
export async function lockPlan(tx: Tx, expoId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`floor plan of ${expoId}`}, 0))`.execute(tx);
}

/** Inserts halls, or updates those with the same number. */
export async function upsertHalls(tx: Tx, halls: Insertable<ExpoHallTable>[]): Promise<void> {
  await tx
    .insertInto('expo_hall')
    .values(halls)
    .onConflict((conflict) =>
      conflict.columns(['expo_id', 'number']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        x: eb.ref('excluded.x'),
        y: eb.ref('excluded.y'),
        outline: eb.ref('excluded.outline'),
        facilities: eb.ref('excluded.facilities')
      }))
    )
    .execute();
}

/** Inserts booths, or updates those with the same number. */
export async function upsertBooths(tx: Tx, booths: Insertable<ExpoBoothTable>[]): Promise<void> {
  await tx
    .insertInto('expo_booth')
    .values(booths)
    .onConflict((conflict) =>
      conflict.columns(['expo_id', 'no']).doUpdateSet((eb) => ({
        hall_id: eb.ref('excluded.hall_id'),
        polygon: eb.ref('excluded.polygon'),
        size: eb.ref('excluded.size'),
        area_m2: eb.ref('excluded.area_m2'),
        category: eb.ref('excluded.category'),
        price_fen: eb.ref('excluded.price_fen'),
        is_bookable: eb.ref('excluded.is_bookable')
      }))
    )
    .execute();
}

/** Deletes the booths of an expo that have none of these numbers, and returns how many there were. */
export async function deleteOtherBooths(tx: Tx, expoId: string, nos: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('expo_booth')
    .where('expo_id', '=', expoId)
    // One parameter: a statement takes 65,535, and a plan may have more booths.
    .where(sql<boolean>`no <> all(${nos}::text[])`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the halls of an expo that have none of these numbers. */
export async function deleteOtherHalls(tx: Tx, expoId: string, numbers: readonly number[]): Promise<void> {
  await tx.deleteFrom('expo_hall').where('expo_id', '=', expoId).where('number', 'not in', numbers).execute();
}
