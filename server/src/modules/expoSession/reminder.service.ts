import { MINUTE_MS } from '@rules/duration';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { notifyOfSession } from './expoSession.notifications';
import { lockSession } from './expoSession.repository';
import { findSessionsToRemind, markReminded } from './reservation.repository';

const LEAD_MS = 30 * MINUTE_MS;

/** Reminds those who reserved of sessions that start within half an hour, once for each start. Idempotent. */
export async function remindOfSessions(db: Db, nowMs: number): Promise<void> {
  const range = { afterMs: nowMs, untilMs: nowMs + LEAD_MS };
  await forEachIsolated(await findSessionsToRemind(db, range), (id) =>
    db.transaction().execute(async (tx) => {
      const session = await lockSession(tx, id);
      if (session === undefined || session.cancel_reason !== null) return;
      // Changed since.
      if (session.starts_at_ms <= range.afterMs || session.starts_at_ms > range.untilMs) return;
      const userIds = await markReminded(tx, id, session.starts_at_ms);
      if (userIds.length > 0) await notifyOfSession(tx, userIds, session, 'session.reminder', nowMs);
    })
  );
}
