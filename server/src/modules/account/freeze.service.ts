import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { FileStorage } from '../../providers/fileStorage';
import { takeDownPurchase } from '../purchase/review.service';
import { endOtherSessions } from '../session/session.service';
import { takeDownSupply } from '../supply/review.service';
import { saveFreeze } from '../user/user.repository';
import { lockOpenListings } from './freeze.repository';

export interface FreezeDeps {
  db: Db;
  files: FileStorage;
}

/**
 * Freezes the account of a number: its sessions end, logins are rejected, and the user's own listings are taken down.
 * Listings in a company's name stay. Idempotent for the same reason.
 * @returns the number of listings taken down
 * @throws AppError NOT_FOUND when no account has the number
 */
export async function freezeAccount(
  { db, files }: FreezeDeps,
  mobile: string,
  { reason, operator }: { reason: string; operator: string },
  nowMs: number
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const userId = await saveFreeze(tx, mobile, { reason, nowMs });
    if (userId === null) throw new AppError('NOT_FOUND');
    await endOtherSessions(tx, userId, undefined, nowMs);
    return takeDownAll({ tx, files }, userId, { reason, operator }, nowMs);
  });
}

/**
 * Allows logins again; listings stay taken down until their owner appeals.
 * @throws AppError NOT_FOUND when no account has the number
 */
export async function releaseAccount(db: Db, mobile: string, nowMs: number): Promise<void> {
  if ((await saveFreeze(db, mobile, { reason: null, nowMs })) === null) throw new AppError('NOT_FOUND');
}

async function takeDownAll(
  deps: { tx: Tx; files: FileStorage },
  userId: string,
  by: { reason: string; operator: string },
  nowMs: number
): Promise<number> {
  const { supplies, purchases } = await lockOpenListings(deps.tx, userId);
  for (const id of supplies) await takeDownSupply(deps, id, by, nowMs);
  for (const id of purchases) await takeDownPurchase(deps.tx, id, by, nowMs);
  return supplies.length + purchases.length;
}
