import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { AnalyticsEventTable } from './analytics.tables';

/** Digests of a device and of the secret that it sent. */
export interface DeviceDigests {
  deviceDigest: string;
  secretDigest: string;
}

/** Returns a device with the secret of its first batch, which this one may be, and locks it until the transaction ends. */
export function holdDevice(tx: Tx, { deviceDigest, secretDigest }: DeviceDigests, nowMs: number) {
  return tx
    .insertInto('analytics_device')
    .values({ device_digest: deviceDigest, secret_digest: secretDigest, last_at_ms: nowMs })
    .onConflict((conflict) =>
      conflict.column('device_digest').doUpdateSet({ device_digest: (eb) => eb.ref('excluded.device_digest') })
    )
    .returning(['secret_digest', 'erased_at_ms'])
    .executeTakeFirstOrThrow();
}

export async function updateDevice(
  tx: Tx,
  deviceDigest: string,
  changes: { last_at_ms: number; erased_at_ms?: number }
): Promise<void> {
  await tx.updateTable('analytics_device').set(changes).where('device_digest', '=', deviceDigest).execute();
}

/** Stores the events that are not stored yet, and returns how many those were. */
export async function insertEvents(tx: Tx, events: readonly Insertable<AnalyticsEventTable>[]): Promise<number> {
  if (events.length === 0) return 0;
  const { numInsertedOrUpdatedRows: inserted = 0n } = await tx
    .insertInto('analytics_event')
    .values([...events])
    .onConflict((conflict) => conflict.columns(['device_digest', 'run_id', 'number']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(inserted);
}

export async function deleteEventsOf(tx: Tx, deviceDigest: string): Promise<void> {
  await tx.deleteFrom('analytics_event').where('device_digest', '=', deviceDigest).execute();
}

/** Deletes the events of before a time, and the devices whose last batch came before it. */
export async function deleteBefore(tx: Tx, beforeMs: number): Promise<void> {
  await tx.deleteFrom('analytics_event').where('at_ms', '<', beforeMs).execute();
  await tx.deleteFrom('analytics_device').where('last_at_ms', '<', beforeMs).execute();
}

/** Returns the days of the events that came since a time. */
export async function findDaysReceivedSince(db: Db, sinceMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('analytics_event')
    .select('date')
    .distinct()
    .where('received_at_ms', '>=', sinceMs)
    .orderBy('date')
    .execute();
  return rows.map(({ date }) => date);
}
