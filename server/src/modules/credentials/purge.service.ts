import { DAY_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { deleteExpired } from './purge.repository';

/** An account knows an origin for half a year after the last login from it. */
const KNOWN_ORIGIN_MS = 180 * DAY_MS;

/** Deletes expired codes, captchas and tickets, attempt counters a day after their last use, and unused origins. */
export async function purgeCredentials(db: Db, nowMs: number): Promise<void> {
  await deleteExpired(db, nowMs, nowMs - DAY_MS, nowMs - KNOWN_ORIGIN_MS);
}
