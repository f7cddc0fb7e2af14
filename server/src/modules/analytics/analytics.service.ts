import type { AnalyticsConfig, AnalyticsEvent, EventRefusal } from '@contract/analytics';
import { EVENT_RETENTION_MS, hasPropertiesOf, isAnalyticsEvent, MAX_EVENT_AGE_MS, variantOf } from '@rules/analytics';
import { HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { countAction } from '../rateLimit/rateLimit.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { readSetting } from '../setting/setting.service';
import {
  deleteBefore,
  deleteEventsOf,
  type DeviceDigests,
  holdDevice,
  insertEvents,
  updateDevice
} from './analytics.repository';

/** Counts the batches of a device: one each 15 seconds, and those of a device that was offline for days. */
const DEVICE_LIMIT = { name: 'analyticsDevice', limit: 1200, windowMs: HOUR_MS };
/** Counts the batches of an address: the visitors of an expo share one. */
const ADDRESS_LIMIT = { name: 'analyticsAddress', limit: 12_000, windowMs: HOUR_MS };
const ERASURE_LIMIT = { name: 'analyticsErasure', limit: 600, windowMs: HOUR_MS };

interface AnalyticsDeps {
  db: Db;
  secret: ServerSecret;
}

interface Device {
  deviceId: string;
  deviceSecret: string;
}

interface RefusedEvent {
  number: number;
  event: string;
  reason: EventRefusal;
}

/** Returns the configuration, or null for a client that has its version. */
export async function getConfig(db: Db, knownVersion: number | undefined): Promise<AnalyticsConfig | null> {
  const config = await readSetting(db, 'analytics');
  return config.version === knownVersion ? null : config;
}

/**
 * Stores the events of a batch. Idempotent per device, run and number, also for events that are refused.
 * @throws AppError FORBIDDEN for another secret than the first one of the device, CONFLICT for a device whose events were
 * deleted, RATE_LIMITED above the limits of a device and of an address
 */
export async function storeEvents(
  deps: AnalyticsDeps,
  { events, ...device }: Device & { events: readonly AnalyticsEvent[] },
  address: string,
  nowMs: number
): Promise<{ stored: number; refused: RefusedEvent[] }> {
  const { db, secret } = deps;
  const digests = digestsOf(secret, device);
  await countAction(db, ADDRESS_LIMIT, secret.digest(`address ${address}`), nowMs);
  await countAction(db, DEVICE_LIMIT, digests.deviceDigest, nowMs);
  const { eventsOff } = await readSetting(db, 'analytics');
  const judged = events.map((event) => ({ event, reason: reasonToRefuse(event, eventsOff, nowMs) }));
  const rows = judged
    .filter(({ reason }) => reason !== 'tooOld' && reason !== 'off')
    .map(({ event, reason }) => toRow(digests.deviceDigest, event, reason, nowMs));
  const stored = await db.transaction().execute(async (tx) => {
    await requireDevice(tx, digests, nowMs);
    await updateDevice(tx, digests.deviceDigest, { last_at_ms: nowMs });
    return insertEvents(tx, rows);
  });
  const refused = judged.flatMap(({ event: { number, event }, reason }) =>
    reason === undefined ? [] : [{ number, event, reason }]
  );
  return { stored, refused };
}

function reasonToRefuse(
  { event, properties, atMs }: AnalyticsEvent,
  eventsOff: readonly string[],
  nowMs: number
): EventRefusal | undefined {
  if (atMs < nowMs - MAX_EVENT_AGE_MS) return 'tooOld';
  if (!isAnalyticsEvent(event)) return 'unknown';
  if (eventsOff.includes(event)) return 'off';
  return hasPropertiesOf(event, properties) ? undefined : 'properties';
}

/** A refused event is stored under its reason, so that it is counted once; nothing of what it says is. */
function toRow(deviceDigest: string, event: AnalyticsEvent, reason: EventRefusal | undefined, nowMs: number) {
  // The clock of a device may be ahead.
  const atMs = Math.min(event.atMs, nowMs);
  const isRefused = reason !== undefined;
  return {
    device_digest: deviceDigest,
    run_id: event.runId,
    number: event.number,
    session_id: event.sessionId,
    event: reason ?? event.event,
    page: isRefused ? '' : event.page,
    view: event.view,
    variant: isRefused ? '' : variantOf(event.properties),
    properties: JSON.stringify(isRefused ? {} : event.properties),
    date: shanghaiDay(atMs),
    at_ms: atMs,
    received_at_ms: nowMs
  };
}

/**
 * Deletes the events of a device and accepts none any more. Idempotent; an unknown device has none.
 * @throws AppError FORBIDDEN for another secret, RATE_LIMITED above 600 an hour per address
 */
export async function eraseDevice(
  { db, secret }: AnalyticsDeps,
  device: Device,
  address: string,
  nowMs: number
): Promise<void> {
  await countAction(db, ERASURE_LIMIT, secret.digest(`address ${address}`), nowMs);
  const digests = digestsOf(secret, device);
  await db.transaction().execute(async (tx) => {
    // Also for an unknown device: its first batch may still be on its way.
    const { secret_digest } = await holdDevice(tx, digests, nowMs);
    if (secret_digest !== digests.secretDigest) throw new AppError('FORBIDDEN');
    await updateDevice(tx, digests.deviceDigest, { last_at_ms: nowMs, erased_at_ms: nowMs });
    await deleteEventsOf(tx, digests.deviceDigest);
  });
}

/** @throws AppError FORBIDDEN for another secret, CONFLICT for a device whose events were deleted */
async function requireDevice(tx: Tx, digests: DeviceDigests, nowMs: number): Promise<void> {
  const { secret_digest, erased_at_ms } = await holdDevice(tx, digests, nowMs);
  if (secret_digest !== digests.secretDigest) throw new AppError('FORBIDDEN');
  if (erased_at_ms !== null) throw new AppError('CONFLICT');
}

function digestsOf(secret: ServerSecret, { deviceId, deviceSecret }: Device): DeviceDigests {
  return {
    deviceDigest: secret.digest(`analytics device ${deviceId}`),
    secretDigest: secret.digest(`analytics secret ${deviceSecret}`)
  };
}

/** Deletes events after 90 days, and devices that sent none for as long; the sums of the days stay. Idempotent. */
export async function purgeEvents(db: Db, nowMs: number): Promise<void> {
  await db.transaction().execute((tx) => deleteBefore(tx, nowMs - EVENT_RETENTION_MS));
}
