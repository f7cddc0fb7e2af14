import type { Db, Tx } from '../../database/schema';

/** Returns the halls of an expo in order of their number. */
export async function listHalls(db: Db | Tx, expoId: string) {
  return db.selectFrom('expo_hall').selectAll().where('expo_id', '=', expoId).orderBy('number').execute();
}

/** Returns the booths of an expo in order of their number. */
export async function listBooths(db: Db | Tx, expoId: string) {
  return db.selectFrom('expo_booth').selectAll().where('expo_id', '=', expoId).orderBy('no').execute();
}
