import { EVENT_RETENTION_MS, MAX_EVENT_AGE_MS } from '@rules/analytics';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { findDaysReceivedSince } from './analytics.repository';
import { findDay, findDayEvents, sumDay } from './day.repository';

/** How far back the job looks for days with new events: a run that failed is made up for by a later one. */
const LOOK_BACK_MS = 3 * DAY_MS;

/** Computes the sums of the days of which events came lately, however late those were. Idempotent. */
export async function sumRecentDays(db: Db, nowMs: number): Promise<void> {
  for (const date of await findDaysReceivedSince(db, nowMs - LOOK_BACK_MS))
    await db.transaction().execute((tx) => sumDay(tx, date));
}

/**
 * Returns the sums of a day and its counts, the largest first; undefined for a day without sums. The sums of a day whose
 * events are all there are computed first.
 */
export async function getDay(db: Db, date: string, nowMs: number) {
  const isComplete = date > shanghaiDay(nowMs - EVENT_RETENTION_MS + MAX_EVENT_AGE_MS) && date <= shanghaiDay(nowMs);
  if (isComplete) await db.transaction().execute((tx) => sumDay(tx, date));
  const day = await findDay(db, date);
  return day && { ...day, events: await findDayEvents(db, date) };
}
