import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ExpoOperationTable } from './expo.tables';

export type OperationRow = Selectable<ExpoOperationTable>;

export async function insertOperation(tx: Tx, operation: Insertable<ExpoOperationTable>): Promise<void> {
  await tx.insertInto('expo_operation').values(operation).execute();
}

/** Returns what operators did at an expo, the latest first. */
export function findOperations(
  db: Db,
  expoId: string,
  { after, limit }: { after: readonly [number, string] | undefined; limit: number }
): Promise<OperationRow[]> {
  return db
    .selectFrom('expo_operation')
    .selectAll()
    .where('expo_id', '=', expoId)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('at_ms', 'id'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')))
    )
    .orderBy('at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
