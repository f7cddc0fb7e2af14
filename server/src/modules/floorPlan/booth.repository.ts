import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ExpoBoothTable } from './floorPlan.tables';

type BoothRow = Pick<Selectable<ExpoBoothTable>, 'no' | 'size' | 'area_m2' | 'price_fen' | 'is_bookable'>;

/** Returns a booth and locks it until the transaction ends. */
export function lockBoothRow(tx: Tx, expoId: string, no: string): Promise<BoothRow | undefined> {
  return tx
    .selectFrom('expo_booth')
    .select(['no', 'size', 'area_m2', 'price_fen', 'is_bookable'])
    .where('expo_id', '=', expoId)
    .where('no', '=', no)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the booths of an expo that can be booked, in order of their number. */
export function findBookable(db: Db, expoId: string) {
  return db
    .selectFrom('expo_booth')
    .select(['no', 'price_fen'])
    .where('expo_id', '=', expoId)
    .where('is_bookable', '=', true)
    .orderBy('no')
    .execute();
}
