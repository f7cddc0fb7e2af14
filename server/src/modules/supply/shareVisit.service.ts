import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { deleteShareVisitsBefore, insertShareVisit } from './engagement.repository';
import { findSupplySummary } from './publicListing.service';

const RETENTION_MS = 90 * 86_400_000;

/** Somebody has opened a shared or scanned supply; counted once a day for each reader, its own people's visits as well. */
export async function recordShareVisit(db: Db, supplyId: string, viewerKey: string, nowMs: number): Promise<void> {
  // A link outlives what it leads to.
  if ((await findSupplySummary(db, supplyId)) === undefined) return;
  await insertShareVisit(db, { supplyId, viewerKey, date: shanghaiDay(nowMs) });
}

/** Visits are kept for 90 days. */
export async function purgeShareVisits(db: Db, nowMs: number): Promise<void> {
  await deleteShareVisitsBefore(db, shanghaiDay(nowMs - RETENTION_MS));
}
