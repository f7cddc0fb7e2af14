import type { GateDevice } from '@contract/gate';
import { normalizeLine } from '@rules/normalizeText';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { BoundDevice } from '../../http/ports';
import { findExpoFacts } from '../expo/expoFacts.service';
import { type OperatorAction, recordOperation } from '../expo/operation.service';
import { digestOf, newToken } from '../session/token';
import { type DeviceRow, findDevices, insertDevice, revokeDevice, touchDevice } from './gateDevice.repository';

/** Returns the device of a bearer token; null for an unknown or revoked one. */
export async function findBoundDevice(db: Db, token: string, nowMs: number): Promise<BoundDevice | null> {
  return (await touchDevice(db, digestOf(token), nowMs)) ?? null;
}

/**
 * Binds a device to a gate of an expo, and returns its secret, which is not stored.
 * @throws AppError NOT_FOUND for an unknown expo
 */
export async function bindDevice(
  db: Db,
  { expoId, name, entrance }: { expoId: string; name: string; entrance: string },
  by: OperatorAction
): Promise<{ device: GateDevice; secret: string }> {
  if ((await findExpoFacts(db, expoId)) === undefined) throw new AppError('NOT_FOUND');
  const secret = newToken();
  const row = await db.transaction().execute(async (tx) => {
    const device = await insertDevice(tx, {
      id: newId(by.nowMs),
      expo_id: expoId,
      name: normalizeLine(name),
      entrance: normalizeLine(entrance),
      secret_digest: digestOf(secret),
      created_at_ms: by.nowMs
    });
    await recordOperation(tx, { expoId, kind: 'bindDevice', subject: device.id, note: device.entrance }, by);
    return device;
  });
  return { device: presentDevice(row), secret };
}

/** Returns the devices of an expo, also revoked ones, in the order of their binding. */
export async function listDevices(db: Db, expoId: string): Promise<GateDevice[]> {
  return (await findDevices(db, expoId)).map(presentDevice);
}

/**
 * Ends the binding of a device. Idempotent.
 * @throws AppError NOT_FOUND for an unknown device
 */
export function unbindDevice(db: Db, id: string, by: OperatorAction): Promise<GateDevice> {
  return db.transaction().execute(async (tx) => {
    const row = await revokeDevice(tx, id, by.nowMs);
    if (row === undefined) throw new AppError('NOT_FOUND');
    const done = { expoId: row.expo_id, kind: 'revokeDevice', subject: id, note: row.entrance } as const;
    // The time of an earlier call stays.
    if (row.revoked_at_ms === by.nowMs) await recordOperation(tx, done, by);
    return presentDevice(row);
  });
}

function presentDevice(row: DeviceRow): GateDevice {
  return {
    id: row.id,
    expoId: row.expo_id,
    name: row.name,
    entrance: row.entrance,
    createdAtMs: row.created_at_ms,
    revokedAtMs: row.revoked_at_ms,
    lastSeenAtMs: row.last_seen_at_ms
  };
}
