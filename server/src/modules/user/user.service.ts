import type { VerificationKind } from '@contract/user';
import { isAgreementVersion, isLaterAgreement } from '@rules/agreement';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { isNumberless, numberOf } from './numberless';
import {
  erasedName,
  findAgreement,
  findMobiles,
  findUserById,
  findUserByMobile,
  listVerifications,
  lockUserRows,
  lockUserWithInvited,
  saveAgreement
} from './user.repository';
import { findEmail } from './userEmail.repository';

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
 * Returns the unmasked mobile number, for rules and for its owner only; of an account without one, a name that equals no
 * number.
 * @throws AppError UNAUTHORIZED when the account was removed
 */
export async function mobileOf(db: Db | Tx, userId: string): Promise<string> {
  return (await getUser(db, userId)).mobile;
}

/**
 * Returns the address that codes for the user's own account go to: the mobile number, or else the e-mail address.
 * @throws AppError UNAUTHORIZED when the account was removed
 */
export async function codeAddressOf(db: Db | Tx, userId: string): Promise<string> {
  const mobile = await mobileOf(db, userId);
  return isNumberless(mobile) ? ((await findEmail(db, userId)) ?? mobile) : mobile;
}

/** Returns the e-mail address of a user; null without one. */
export function emailOf(db: Db | Tx, userId: string): Promise<string | null> {
  return findEmail(db, userId);
}

/**
 * Requires that the person behind an account is known: by a mobile number, or by a verification. The law asks it of
 * everyone who publishes.
 * @throws AppError FORBIDDEN `account` `unverified` for an account that has neither
 */
export async function requireKnownPerson(db: Db | Tx, userId: string): Promise<void> {
  if (!isNumberless(await mobileOf(db, userId))) return;
  if ((await listVerifications(db, userId)).length > 0) return;
  throw new AppError('FORBIDDEN', { fields: { account: 'unverified' } });
}

/** Returns the user whose account has this number; null for none. */
export async function findUserIdOf(db: Db | Tx, mobile: string): Promise<string | null> {
  return (await findUserByMobile(db, mobile))?.id ?? null;
}

/**
 * Returns name and unmasked number of a user, for the other side of an agreed exchange or deal.
 * @returns null when the account was removed
 */
export async function contactOf(db: Db | Tx, userId: string | null): Promise<{ name: string; mobile: string } | null> {
  const user = userId === null ? undefined : await findUserById(db, userId);
  return user === undefined ? null : { name: user.nickname, mobile: numberOf(user) };
}

/** Returns the id of the account with a mobile number. */
export async function findUserIdByMobile(db: Db | Tx, mobile: string): Promise<string | undefined> {
  return (await findUserByMobile(db, mobile))?.id;
}

/** Returns the unmasked mobile numbers of users by their id, for operators; none for an account without a number. */
export async function mobilesOf(db: Db | Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = (await findMobiles(db, userIds)).filter(({ mobile }) => !isNumberless(mobile));
  return new Map(rows.map(({ id, mobile }) => [id, mobile]));
}

/**
 * Serializes changes of what belongs to users, such as their cards, until the transaction ends: each sees the result of the
 * one before. Taken at once for several users, after the locks of a company and of a number's codes, and before each other
 * one: in the opposite order the change and an erasure of the account would wait for each other.
 */
export async function lockUsers(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await lockUserRows(tx, userIds);
}

/**
 * Locks the account of a member who changes what belongs to it, like `lockUsers`, at once with those of others.
 * @throws AppError UNAUTHORIZED when the account was erased meanwhile: nothing may be stored for it any more
 */
export async function lockMember(tx: Tx, memberId: string, otherIds: readonly string[] = []): Promise<void> {
  const rows = await lockUserRows(tx, [memberId, ...otherIds]);
  if (rows.some(({ id, mobile }) => id === memberId && mobile === erasedName(id))) throw new AppError('UNAUTHORIZED');
}

/** Locks an account that is to be erased like `lockUsers`, with those that name it as their inviter. */
export async function lockErased(tx: Tx, userId: string): Promise<void> {
  await lockUserWithInvited(tx, userId);
}

/** Returns the kinds of verification that the user holds, oldest first; empty for an unknown user. */
export function verificationsOf(db: Db | Tx, userId: string): Promise<VerificationKind[]> {
  return listVerifications(db, userId);
}

/**
 * Records which agreement the user accepted. Idempotent; an older version changes nothing, because an app that was not
 * reloaded shows the older texts.
 */
export async function recordAgreement(db: Db | Tx, userId: string, version: string, nowMs: number): Promise<void> {
  const known = await findAgreement(db, userId);
  if (known === undefined || !isLaterAgreement(version, known)) return;
  await saveAgreement(db, userId, { from: known, to: version }, nowMs);
}

/**
 * Records the consent of a logged-in user.
 * @throws AppError VALIDATION for a version that never existed
 */
export async function acceptAgreement(db: Db, userId: string, version: string, nowMs: number): Promise<void> {
  if (!isAgreementVersion(version)) throw new AppError('VALIDATION', { fields: { version: 'unknown' } });
  await recordAgreement(db, userId, version, nowMs);
}
