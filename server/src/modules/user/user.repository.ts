import { sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { UserAccountTable } from './user.tables';

export async function findUserById(db: Db | Tx, id: string) {
  return db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findUserByMobile(db: Db | Tx, mobile: string) {
  return db.selectFrom('user_account').selectAll().where('mobile', '=', mobile).executeTakeFirst();
}

export async function findMobiles(db: Db | Tx, ids: readonly string[]) {
  return db.selectFrom('user_account').select(['id', 'mobile']).where('id', 'in', ids).execute();
}

/** Finds a user by mobile number, e-mail address or user name in lower case; only an address has an @. */
export async function findUserByAccount(db: Db | Tx, account: string) {
  const users = db.selectFrom('user_account').selectAll('user_account');
  if (account.includes('@')) {
    return users
      .innerJoin('user_email', 'user_email.user_id', 'user_account.id')
      .where('user_email.email', '=', account)
      .executeTakeFirst();
  }
  return users
    .where((eb) => eb.or([eb('mobile', '=', account), eb(eb.fn<string>('lower', ['user_name']), '=', account)]))
    .executeTakeFirst();
}

export async function findUserByInviteCode(db: Db | Tx, inviteCode: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'nickname', 'inviter_id'])
    .where('invite_code', '=', inviteCode)
    .executeTakeFirst();
}

/** Returns why an operator froze the account; null for every other one. */
export async function findFrozenReason(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db.selectFrom('user_account').select('frozen_reason').where('id', '=', id).executeTakeFirst();
  return row?.frozen_reason ?? null;
}

/** Returns what an erased account has in place of number and invite code. */
export const erasedName = (userId: string): string => `erased-${userId}`;

/** Returns false when the mobile number or the invite code is taken. */
export async function insertUser(
  db: Db | Tx,
  user: {
    id: string;
    mobile: string;
    nickname: string;
    inviteCode: string;
    agreedVersion: string;
    passwordHash: string | null;
    nowMs: number;
  }
): Promise<boolean> {
  const row = await db
    .insertInto('user_account')
    .values({
      id: user.id,
      mobile: user.mobile,
      nickname: user.nickname,
      avatar_url: null,
      intro: '',
      password_hash: user.passwordHash,
      invite_code: user.inviteCode,
      inviter_id: null,
      agreed_version: user.agreedVersion,
      agreed_at_ms: user.nowMs,
      created_at_ms: user.nowMs,
      updated_at_ms: user.nowMs
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the version of the agreement that the user accepted last. */
export async function findAgreement(db: Db | Tx, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('user_account').select('agreed_version').where('id', '=', id).executeTakeFirst();
  return row?.agreed_version;
}

/** Does nothing when another call has stored one meanwhile. */
export async function saveAgreement(
  db: Db | Tx,
  id: string,
  { from, to }: { from: string; to: string },
  nowMs: number
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ agreed_version: to, agreed_at_ms: nowMs })
    .where('id', '=', id)
    .where('agreed_version', '=', from)
    .execute();
}

/** Returns undefined when the user has, or had, an inviter already. */
export async function saveInviter(db: Db | Tx, id: string, inviterId: string, nowMs: number) {
  return db
    .updateTable('user_account')
    .set({ inviter_id: inviterId, inviter_bound_at_ms: nowMs })
    .where('id', '=', id)
    .where('inviter_bound_at_ms', 'is', null)
    .returning('nickname')
    .executeTakeFirst();
}

/** Returns whom to notify of the user's verification; undefined when there is no inviter, or they were notified. */
export async function claimNotification(tx: Tx, id: string, nowMs: number) {
  return tx
    .updateTable('user_account')
    .set({ inviter_told_at_ms: nowMs })
    .where('id', '=', id)
    .where('inviter_id', 'is not', null)
    .where('inviter_told_at_ms', 'is', null)
    .returning(['inviter_id', 'nickname'])
    .executeTakeFirst();
}

/** Returns a user with their inviter. */
export async function findInviterOf(db: Db | Tx, id: string) {
  return db
    .selectFrom('user_account as friend')
    .leftJoin('user_account as inviter', 'inviter.id', 'friend.inviter_id')
    .where('friend.id', '=', id)
    .select([
      'friend.nickname',
      'friend.invite_code',
      'friend.inviter_id',
      'friend.inviter_bound_at_ms',
      'inviter.nickname as inviter_name'
    ])
    .executeTakeFirst();
}

/** Number of invited users, as part of another query. */
export function invitedCount(db: Db, id: string) {
  return db
    .selectFrom('user_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('inviter_id', '=', id);
}

export async function listVerifications(db: Db | Tx, userId: string) {
  const rows = await db
    .selectFrom('user_verification')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('approved_at_ms')
    .orderBy('kind')
    .execute();
  return rows.map((row) => row.kind);
}

/** Returns the user's name and locks it until the transaction ends. */
export function lockUserName(tx: Tx, userId: string) {
  return tx
    .selectFrom('user_account')
    .select(['user_name', 'user_name_changed_at_ms'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns whether another user has the name in any case. A parallel request for it waits until the transaction ends.
 */
export async function isUserNameTaken(tx: Tx, userName: string, userId: string): Promise<boolean> {
  const name = userName.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`user_name:${name}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('user_account')
    .select('id')
    .where((eb) => eb.fn<string>('lower', ['user_name']), '=', name)
    .where('id', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveUserName(tx: Tx, userId: string, userName: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ user_name: userName, user_name_changed_at_ms: nowMs, updated_at_ms: nowMs })
    .where('id', '=', userId)
    .execute();
}

/** Locks the rows of users until the transaction ends, in one order, so that no two transactions wait for each other. */
export async function lockUserRows(tx: Tx, userIds: readonly string[]): Promise<{ id: string; mobile: string }[]> {
  const rows = tx.selectFrom('user_account').select(['id', 'mobile']).where('id', 'in', userIds);
  return rows.orderBy('id').forNoKeyUpdate().execute();
}

/** Finds the user of a mobile number and locks the account until the transaction ends. */
export function lockUserByMobile(tx: Tx, mobile: string): Promise<{ id: string } | undefined> {
  return tx.selectFrom('user_account').select('id').where('mobile', '=', mobile).forNoKeyUpdate().executeTakeFirst();
}

/** Locks the rows of a user and of those whom the user invited until the transaction ends, in the same order. */
export async function lockUserWithInvited(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('user_account')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', userId), eb('inviter_id', '=', userId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Keeps the row of a user as it is until the transaction ends; others may keep it as well. */
export async function shareUserRow(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('user_account').select('id').where('id', '=', userId).forShare().execute();
}

/** Locks a user whose password hash is still this one until the transaction ends; returns false when it has changed. */
export async function lockPasswordHash(tx: Tx, userId: string, passwordHash: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('user_account')
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', passwordHash)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves a new password hash unless it changed since `from` was read; returns false when it did. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  { from, to }: { from: string | null; to: string },
  nowMs: number
): Promise<boolean> {
  if (!(await lockPasswordHash(tx, userId, from))) return false;
  await savePasswordHash(tx, userId, to, nowMs);
  return true;
}

export async function savePasswordHash(tx: Tx, userId: string, passwordHash: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ password_hash: passwordHash, updated_at_ms: nowMs })
    .where('id', '=', userId)
    .execute();
}

export async function updateAccount(
  tx: Tx,
  userId: string,
  changes: Pick<Updateable<UserAccountTable>, 'nickname' | 'avatar_url' | 'intro'>,
  nowMs: number
): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ ...changes, updated_at_ms: nowMs })
    .where('id', '=', userId)
    .execute();
}

/** Returns false when the number belongs to an account already. */
export async function saveMobile(tx: Tx, id: string, mobile: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user_account')
    .set({ mobile, updated_at_ms: nowMs })
    .where('id', '=', id)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('user_account as other').where('other.mobile', '=', mobile).select('other.id')))
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Freezes an account, or releases it with the reason null. Returns its id; null when there is none. */
export async function saveFreeze(
  db: Db | Tx,
  userId: string,
  { reason, nowMs }: { reason: string | null; nowMs: number }
): Promise<string | null> {
  const row = await db
    .updateTable('user_account')
    .set({ frozen_reason: reason, frozen_at_ms: reason === null ? null : nowMs, updated_at_ms: nowMs })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Clears the inviter of the user, and of everyone whom they invited. */
export async function deleteInviterLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ inviter_id: null })
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('id', '=', userId)]))
    .execute();
}
