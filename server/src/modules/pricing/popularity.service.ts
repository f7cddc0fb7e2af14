import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { claimPopularityRefresh, updatePopularity, insertView } from './popularity.repository';

/** Visits older than this say nothing about what is hot. */
const VIEW_DAYS = 7;
/** Who follows a line looks at it more than once. */
const FOLLOW_WEIGHT = 10;
/** So long an order by heat stays as it is, so that a reader can go through its windows. */
const REFRESH_INTERVAL_MS = 10 * 60_000;

/** Somebody opened a line. */
export async function recordView(db: Db, lineId: string, nowMs: number): Promise<void> {
  await insertView(db, lineId, shanghaiDay(nowMs));
}

/** Counts the heat of all lines anew when that was long ago; one of several callers does it. */
export async function refreshPopularity(db: Db, nowMs: number): Promise<void> {
  if (!(await claimPopularityRefresh(db, nowMs, nowMs - REFRESH_INTERVAL_MS))) return;
  await updatePopularity(db, shanghaiDay(nowMs - VIEW_DAYS * DAY_MS), FOLLOW_WEIGHT);
}
