import type { Db } from '../../database/schema';
import type { ListingOwner } from '../listing/tradeParty.service';
import { countResponses } from './inquiry.repository';

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 90;
/** With fewer, one slow answer would say too much. */
const MIN_QUESTIONS = 5;

/** Percent of the questions of 90 days that the seller answered within a day; null below five of them. */
export async function responseRate(db: Db, seller: ListingOwner, nowMs: number): Promise<number | null> {
  const { asked, answered } = await countResponses(db, seller, {
    sinceMs: nowMs - WINDOW_DAYS * DAY_MS,
    dueMs: nowMs - DAY_MS,
    dayMs: DAY_MS
  });
  return asked < MIN_QUESTIONS ? null : Math.round((answered * 100) / asked);
}
