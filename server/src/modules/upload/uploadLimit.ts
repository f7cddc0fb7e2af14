import { DAY_MS, MINUTE_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { countAction } from '../rateLimit/rateLimit.service';

/** Three forms with nine pictures each. */
const PER_MINUTE = { name: 'upload', limit: 30, windowMs: MINUTE_MS };
const PICTURES = { name: 'picture', limit: 200, windowMs: DAY_MS };

/**
 * Counts one file of a member, of any type.
 * @throws AppError RATE_LIMITED above 30 a minute
 */
export function countUpload(db: Db | Tx, ownerId: string, nowMs: number): Promise<void> {
  return countAction(db, PER_MINUTE, ownerId, nowMs);
}

/**
 * Counts one public picture.
 * @throws AppError RATE_LIMITED above 30 files a minute or 200 pictures a day
 */
export async function countPicture(db: Db | Tx, ownerId: string, nowMs: number): Promise<void> {
  await countUpload(db, ownerId, nowMs);
  await countAction(db, PICTURES, ownerId, nowMs);
}
