import type { Db, Tx } from '../../database/schema';

export async function findUserById(db: Db | Tx, id: string) {
  return db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findUserByMobile(db: Db | Tx, mobile: string) {
  return db.selectFrom('user_account').selectAll().where('mobile', '=', mobile).executeTakeFirst();
}

export async function findUserByInviteCode(db: Db | Tx, inviteCode: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'nickname'])
    .where('invite_code', '=', inviteCode)
    .executeTakeFirst();
}

/** False when the mobile number or the invite code is taken. */
export async function insertUser(
  db: Db | Tx,
  user: { id: string; mobile: string; nickname: string; inviteCode: string; agreedVersion: string; nowMs: number }
): Promise<boolean> {
  const row = await db
    .insertInto('user_account')
    .values({
      id: user.id,
      mobile: user.mobile,
      nickname: user.nickname,
      avatar_url: null,
      intro: '',
      password_hash: null,
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

export async function saveAgreement(db: Db | Tx, id: string, version: string, nowMs: number): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ agreed_version: version, agreed_at_ms: nowMs })
    .where('id', '=', id)
    .where('agreed_version', '<>', version)
    .execute();
}

export async function saveBasicInfo(
  db: Db | Tx,
  id: string,
  info: { nickname: string; avatarUrl: string | null; intro: string },
  nowMs: number
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ nickname: info.nickname, avatar_url: info.avatarUrl, intro: info.intro, updated_at_ms: nowMs })
    .where('id', '=', id)
    .execute();
}

/** False when the person has an inviter already. */
export async function saveInviter(db: Db | Tx, id: string, inviterId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ inviter_id: inviterId })
    .where('id', '=', id)
    .where('inviter_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countInvitedBy(db: Db | Tx, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('user_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('inviter_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
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
