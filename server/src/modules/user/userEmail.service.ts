import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { isNumberless } from './numberless';
import { findUserByMobile, lockUserRows } from './user.repository';
import { mobileOf } from './user.service';
import { deleteEmail, findEmailOwner, saveEmail } from './userEmail.repository';

/** Returns the user of a mobile number, or of an e-mail address in lower case. */
export async function findUserByAddress(db: Db | Tx, address: string): Promise<{ id: string } | undefined> {
  return address.includes('@') ? findEmailOwner(db, address) : findUserByMobile(db, address);
}

/** Returns the user of an e-mail address and locks the account until the transaction ends. */
export async function lockEmailOwner(tx: Tx, email: string): Promise<{ id: string } | undefined> {
  const owner = await findEmailOwner(tx, email);
  if (owner === undefined) return undefined;
  await lockUserRows(tx, [owner.id]);
  // Asked again under the lock: the address may have been unlinked meanwhile.
  return (await findEmailOwner(tx, email))?.id === owner.id ? owner : undefined;
}

/**
 * Links a verified address to an account, in place of an earlier one. The caller holds the lock of the address's codes, so
 * that no other account gets it meanwhile.
 * @returns false when another account has it
 */
export async function linkEmail(tx: Tx, userId: string, email: string, nowMs: number): Promise<boolean> {
  const owner = await findEmailOwner(tx, email);
  if (owner !== undefined && owner.id !== userId) return false;
  await saveEmail(tx, userId, email, nowMs);
  return true;
}

/**
 * Unlinks the address of an account. Idempotent.
 * @throws AppError CONFLICT for an account without a number, which nothing else would log in
 */
export async function unlinkEmail(tx: Tx, userId: string): Promise<void> {
  if (isNumberless(await mobileOf(tx, userId))) throw new AppError('CONFLICT');
  await deleteEmail(tx, userId);
}
