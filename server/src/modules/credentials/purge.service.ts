import type { Db } from '../../database/schema';
import { deleteExpired } from './sweep.repository';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An account knows a place for half a year after the last login from there. */
const KNOWN_PLACE_MS = 180 * DAY_MS;

/** Removes what nobody can use any more: ended sessions, and codes, guards and counts that a day has passed over. */
export async function sweepExpired(db: Db, nowMs: number): Promise<void> {
  await deleteExpired(db, nowMs, nowMs - DAY_MS, nowMs - KNOWN_PLACE_MS);
}
