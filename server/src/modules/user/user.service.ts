import { isAgreementVersion, isLaterAgreement } from '@rules/agreement';
import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findAgreement, findUserById, listVerifications, saveAgreement } from './user.repository';

/**
 * Returns the row of a logged-in user.
 * @throws AppError UNAUTHORIZED when the account was removed after the session was read
 */
export async function getUser(db: Db | Tx, userId: string) {
  const user = await findUserById(db, userId);
  if (user === undefined) throw new AppError('UNAUTHORIZED');
  return user;
}

/**
 * Returns the unmasked mobile number, for rules and for its owner only.
 * @throws AppError UNAUTHORIZED when the account was removed
 */
export async function mobileOf(db: Db | Tx, userId: string): Promise<string> {
  return (await getUser(db, userId)).mobile;
}

/**
 * Returns name and unmasked number of a user, for the other side of an agreed exchange or deal.
 * @returns null when the account was removed
 */
export async function contactOf(db: Db | Tx, userId: string | null): Promise<{ name: string; mobile: string } | null> {
  const user = userId === null ? undefined : await findUserById(db, userId);
  return user === undefined ? null : { name: user.nickname, mobile: user.mobile };
}

/** Returns the kinds of verification that the user holds, oldest first; empty for an unknown user. */
export function verificationsOf(db: Db | Tx, userId: string): Promise<VerificationKind[]> {
  return listVerifications(db, userId);
}

/**
 * Notes which texts the person has agreed to. What is not later than what they agreed to before changes nothing: an app
 * that was not reloaded shows the older texts, and a call may come twice.
 */
export async function recordAgreement(db: Db | Tx, userId: string, version: string, nowMs: number): Promise<void> {
  const known = await findAgreement(db, userId);
  if (known === undefined || !isLaterAgreement(version, known)) return;
  await saveAgreement(db, userId, { from: known, to: version }, nowMs);
}

/** The person agrees while they are logged in. Throws VALIDATION for a version that there has not been. */
export async function acceptAgreement(db: Db, userId: string, version: string, nowMs: number): Promise<void> {
  if (!isAgreementVersion(version)) throw new AppError('VALIDATION', { fields: { version: 'unknown' } });
  await recordAgreement(db, userId, version, nowMs);
}
