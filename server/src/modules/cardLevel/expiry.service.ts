import { DAY_MS } from '@rules/duration';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { notifyOfLevel } from './cardLevel.notifications';
import { findEndingLevels, lockLevel, updateLevel } from './cardLevel.repository';

const BATCH_SIZE = 500;
const REMINDER_MS = 7 * DAY_MS;

/**
 * Reminds users of levels that end within seven days, and notifies those whose level has ended. The level itself is
 * compared with the clock whenever it is read. Idempotent: each is checked again under its lock.
 * @throws AggregateError after the last one, when some failed
 */
export async function expireCardLevels(db: Db, nowMs: number): Promise<void> {
  const ending = await findEndingLevels(db, { nowMs, untilMs: nowMs + REMINDER_MS }, BATCH_SIZE);
  await forEachIsolated(ending, (userId) => notifyOfEnd(db, userId, nowMs));
}

async function notifyOfEnd(db: Db, userId: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockLevel(tx, userId);
    if (row === undefined || row.expires_at_ms > nowMs + REMINDER_MS) return;
    const expiresAtMs = row.expires_at_ms;
    const period = { level: row.level, expiresAtMs };
    if (expiresAtMs <= nowMs) {
      if (row.expiry_notified_for_ms === expiresAtMs) return;
      await updateLevel(tx, userId, { expiry_notified_for_ms: expiresAtMs });
      await notifyOfLevel(tx, userId, { event: 'cardLevel.expired', period }, nowMs);
    } else if (row.reminded_for_ms !== expiresAtMs) {
      await updateLevel(tx, userId, { reminded_for_ms: expiresAtMs });
      await notifyOfLevel(tx, userId, { event: 'cardLevel.expiring', period }, nowMs);
    }
  });
}
