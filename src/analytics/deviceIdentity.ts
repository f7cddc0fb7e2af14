import type { CallInput } from '@contract';
import { storage } from '@/platform/storage';
import { newRequestId } from '@/request/requestId';
import { storedKey } from '@/stores/persist';

/** Random names of this device for the analytics alone: another one than that of logins, and not tied to an account. */
export type DeviceIdentity = CallInput<'POST /api/front/analytics/erase'>;

const identityKey = storedKey('analyticsDevice');
const erasuresKey = storedKey('analyticsErasures');

/** Returns the identity of this device; undefined before the first one. Read each time, because tabs share it. */
export const readIdentity = (): DeviceIdentity | undefined => storage.read(identityKey) as DeviceIdentity | undefined;

/**
 * Returns the identity of this device, made on first use; undefined without the consent.
 * @param isAllowed asked when the identity is there: the consent may be withdrawn meanwhile
 */
export async function getIdentity(isAllowed: () => boolean): Promise<DeviceIdentity | undefined> {
  const [deviceId, deviceSecret] = await Promise.all([newRequestId(), newRequestId()]);
  if (!isAllowed()) return undefined;
  const identity = readIdentity() ?? { deviceId, deviceSecret };
  storage.write(identityKey, identity);
  return identity;
}

/** Identities whose events the server still has to delete. */
export const pendingErasures = (): DeviceIdentity[] =>
  (storage.read(erasuresKey) as DeviceIdentity[] | undefined) ?? [];

/** Gives the identity up: the next one is another one. */
export const dropIdentity = (): void => storage.remove(identityKey);

/** Gives the identity up, with its events on the server to be deleted. */
export function retireIdentity(): void {
  const identity = readIdentity();
  if (identity === undefined) return;
  storage.write(erasuresKey, [...pendingErasures(), identity]);
  dropIdentity();
}

/** Takes an identity, whose events are deleted, out of those that wait. */
export function finishErasure({ deviceId }: DeviceIdentity): void {
  const others = pendingErasures().filter((other) => other.deviceId !== deviceId);
  if (others.length > 0) storage.write(erasuresKey, others);
  else storage.remove(erasuresKey);
}
