import type { Db } from '../../database/schema';
import type { ListingOwner } from '../listing/tradeParty.service';
import { countAnswered } from './inquiry.repository';

const DAY_MS = 86_400_000;
const COUNTED_DAYS = 90;
/** With fewer, one slow answer would say too much. */
const AT_LEAST = 5;

/** Percent of the questions of 90 days that the seller answered within a day; null below five of them. */
export async function responsePercent(db: Db, seller: ListingOwner, nowMs: number): Promise<number | null> {
  const { asked, answered } = await countAnswered(db, seller, {
    sinceMs: nowMs - COUNTED_DAYS * DAY_MS,
    dueMs: nowMs - DAY_MS,
    dayMs: DAY_MS
  });
  return asked < AT_LEAST ? null : Math.round((answered * 100) / asked);
}
