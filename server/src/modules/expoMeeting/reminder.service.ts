import { MINUTE_MS } from '@rules/duration';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { findMeeting, findMeetingsToRemind, markReminded } from './expoMeeting.repository';
import { notifySoon } from './meetingNotifications.service';

const REMINDER_MS = 30 * MINUTE_MS;

/** Reminds both sides once of the meetings that begin within half an hour. Idempotent. */
export async function remindOfMeetings(db: Db, nowMs: number): Promise<void> {
  const ids = await findMeetingsToRemind(db, { startsAtMs: nowMs, endsAtMs: nowMs + REMINDER_MS });
  await forEachIsolated(ids, (id) =>
    db.transaction().execute(async (tx) => {
      if (!(await markReminded(tx, id, nowMs))) return;
      const meeting = await findMeeting(tx, id);
      if (meeting !== undefined) await notifySoon(tx, meeting, nowMs);
    })
  );
}
