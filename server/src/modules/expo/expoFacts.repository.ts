import { type RawBuilder, sql } from 'kysely';
import type { ExpoFacts } from '@contract/expo';
import type { Db, Tx } from '../../database/schema';

export function findFacts(db: Db | Tx, ids: readonly string[]): Promise<ExpoFacts[]> {
  return db
    .selectFrom('expo')
    .where('id', 'in', ids)
    .select(['id', 'name', 'starts_on as startsOn', 'ends_on as endsOn', 'venue'])
    .execute();
}

/** Locks an expo until the transaction ends. Returns whether it exists. */
export async function lockExpoRow(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('expo').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Returns whether an expo satisfies a condition on its columns. */
export async function matchesExpo(db: Db, id: string, condition: RawBuilder<boolean>): Promise<boolean> {
  const row = await db.selectFrom('expo').select('id').where('id', '=', id).where(condition).executeTakeFirst();
  return row !== undefined;
}

export async function addRegistered(tx: Tx, id: string, count: number): Promise<void> {
  await tx
    .updateTable('expo')
    .set({ registered_count: sql`greatest(registered_count + ${count}, 0)` })
    .where('id', '=', id)
    .execute();
}
