import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { FileStorage } from '../../providers/fileStorage';
import { takeDownPurchase } from '../purchase/review.service';
import { endOtherSessions } from '../session/session.service';
import { takeDownSupply } from '../supply/review.service';
import { saveFreeze } from '../user/user.repository';
import { findUserByAddress } from '../user/userEmail.service';
import { lockOpenListings } from './freeze.repository';

export interface FreezeDeps {
  db: Db;
  files: FileStorage;
}

/**
 * Freezes the account of a number or e-mail address: its sessions end, logins are rejected, and the user's own listings are taken down.
 * Listings in a company's name stay. Idempotent for the same reason.
 * @returns the number of listings taken down
 * @throws AppError NOT_FOUND when no account has the address
 */
export async function freezeAccount(
  { db, files }: FreezeDeps,
  address: string,
  { reason, operator }: { reason: string; operator: string },
  nowMs: number
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const userId = await saveFreezeOf(tx, address, { reason, nowMs });
    await endOtherSessions(tx, userId, undefined, nowMs);
    return takeDownAll({ tx, files }, userId, { reason, operator }, nowMs);
  });
}

/**
 * Allows logins again; listings stay taken down until their owner appeals.
 * @throws AppError NOT_FOUND when no account has the number or e-mail address
 */
export async function releaseAccount(db: Db, address: string, nowMs: number): Promise<void> {
  await saveFreezeOf(db, address, { reason: null, nowMs });
}

/** @throws AppError NOT_FOUND when no account has the address */
async function saveFreezeOf(
  db: Db | Tx,
  address: string,
  freeze: { reason: string | null; nowMs: number }
): Promise<string> {
  const user = await findUserByAddress(db, address.toLowerCase());
  const userId = user === undefined ? null : await saveFreeze(db, user.id, freeze);
  if (userId === null) throw new AppError('NOT_FOUND');
  return userId;
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
