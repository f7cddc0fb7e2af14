import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { GateDeviceTable } from './gate.tables';

export type DeviceRow = Selectable<GateDeviceTable>;

export function insertDevice(tx: Tx, row: Insertable<GateDeviceTable>): Promise<DeviceRow> {
  return tx.insertInto('gate_device').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findDevices(db: Db, expoId: string): Promise<DeviceRow[]> {
  return db
    .selectFrom('gate_device')
    .selectAll()
    .where('expo_id', '=', expoId)
    .orderBy('created_at_ms')
    .orderBy('id')
    .execute();
}

/** Ends a binding; a repeated call keeps the first time. Returns undefined for an unknown device. */
export function revokeDevice(tx: Tx, id: string, nowMs: number): Promise<DeviceRow | undefined> {
  return tx
    .updateTable('gate_device')
    .set(({ fn, ref, val }) => ({ revoked_at_ms: fn.coalesce(ref('revoked_at_ms'), val(nowMs)) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Finds the device of a secret that was not revoked, and records that it was seen. */
export function touchDevice(db: Db, secretDigest: string, nowMs: number) {
  return db
    .updateTable('gate_device')
    .set({ last_seen_at_ms: nowMs })
    .where('secret_digest', '=', secretDigest)
    .where('revoked_at_ms', 'is', null)
    .returning(['id', 'expo_id as expoId', 'entrance'])
    .executeTakeFirst();
}
