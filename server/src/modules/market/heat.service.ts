import { shanghaiDay } from '../../clock/shanghaiDay';
import type { Db } from '../../database/schema';
import { claimHeatCount, countHeat, insertVisit } from './heat.repository';

const DAY_MS = 86_400_000;
/** Visits older than this say nothing about what is hot. */
const VISIT_DAYS = 7;
/** Who follows a line looks at it more than once. */
const FOLLOW_WORTH = 10;
/** So long an order by heat stays as it is, so that a reader can go through its windows. */
const COUNT_EVERY_MS = 10 * 60_000;

/** Somebody opened a line. */
export async function noteVisit(db: Db, lineId: string, nowMs: number): Promise<void> {
  await insertVisit(db, lineId, shanghaiDay(new Date(nowMs)));
}

/** Counts the heat of all lines anew when that was long ago; one of several callers does it. */
export async function refreshHeat(db: Db, nowMs: number): Promise<void> {
  if (!(await claimHeatCount(db, nowMs, nowMs - COUNT_EVERY_MS))) return;
  await countHeat(db, shanghaiDay(new Date(nowMs - VISIT_DAYS * DAY_MS)), FOLLOW_WORTH);
}
