import { shanghaiDay } from '../../clock/shanghaiDay';
import type { Db } from '../../database/schema';
import { deleteShareVisitsBefore, insertShareVisit } from './mark.repository';
import { publicSupply } from './offered.service';

const KEPT_MS = 90 * 86_400_000;

/** Somebody has opened a shared or scanned supply; counted once a day for each reader, its own people's visits as well. */
export async function noteShareVisit(db: Db, supplyId: string, reader: string, nowMs: number): Promise<void> {
  // A link outlives what it leads to.
  if ((await publicSupply(db, supplyId)) === undefined) return;
  await insertShareVisit(db, { supplyId, reader, date: shanghaiDay(new Date(nowMs)) });
}

/** Visits are kept for 90 days. */
export async function forgetShareVisits(db: Db, nowMs: number): Promise<void> {
  await deleteShareVisitsBefore(db, shanghaiDay(new Date(nowMs - KEPT_MS)));
}
