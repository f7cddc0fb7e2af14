import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { claimPopularityRefresh, insertView, updatePopularity } from './popularity.repository';

/** Older views say nothing about what is popular. */
const VIEW_DAYS = 7;
/** A follower looks at a line more than once. */
const FOLLOW_WEIGHT = 10;
/** Time for which an order by popularity is stable, so that a viewer can page through it. */
const REFRESH_INTERVAL_MS = 10 * MINUTE_MS;

/** Records a view of a line. */
export async function recordView(db: Db, lineId: string, nowMs: number): Promise<void> {
  await insertView(db, lineId, shanghaiDay(nowMs));
}

/** Recomputes the popularity of all lines when it is due; one of several callers does it. */
export async function refreshPopularity(db: Db, nowMs: number): Promise<void> {
  if (!(await claimPopularityRefresh(db, nowMs, nowMs - REFRESH_INTERVAL_MS))) return;
  await updatePopularity(db, shanghaiDay(nowMs - VIEW_DAYS * DAY_MS), FOLLOW_WEIGHT);
}
