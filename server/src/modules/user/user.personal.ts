import type { Db, Tx } from '../../database/schema';

/** Who the person is, where they are logged in, whom they have invited. */
export async function exportOfUser(db: Db, userId: string) {
  const [account, profile, sessions, weChat, verifications, invited] = await Promise.all([
    db.selectFrom('user_account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    db.selectFrom('user_profile').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    db
      .selectFrom('user_session')
      .where('user_id', '=', userId)
      .select([
        'client',
        'browser',
        'system',
        'created_at_ms as createdAtMs',
        'renewed_at_ms as lastUsedAtMs',
        'expires_at_ms as expiresAtMs'
      ])
      .orderBy('created_at_ms')
      .execute(),
    db
      .selectFrom('user_wechat')
      .where('user_id', '=', userId)
      .select(['source', 'openid', 'unionid', 'bound_at_ms as boundAtMs'])
      .execute(),
    db
      .selectFrom('user_verification')
      .where('user_id', '=', userId)
      .select(['kind', 'approved_at_ms as approvedAtMs'])
      .execute(),
    db
      .selectFrom('user_account')
      .where('inviter_id', '=', userId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ]);
  return {
    id: account.id,
    mobile: account.mobile,
    userName: account.user_name,
    userNameChangedAtMs: account.user_name_changed_at_ms,
    nickname: account.nickname,
    avatarUrl: account.avatar_url,
    intro: account.intro,
    hasPassword: account.password_hash !== null,
    inviteCode: account.invite_code,
    wasInvited: account.inviter_id !== null,
    invitedFriends: invited.count,
    agreedVersion: account.agreed_version,
    agreedAtMs: account.agreed_at_ms,
    frozen: account.frozen_reason === null ? null : { reason: account.frozen_reason, atMs: account.frozen_at_ms },
    createdAtMs: account.created_at_ms,
    profile: profile && {
      realName: profile.real_name,
      gender: profile.gender,
      regionCode: profile.region_code,
      identity: profile.identity,
      varietyIds: profile.variety_ids,
      address: { regionCode: profile.address_region_code, detail: profile.address_detail },
      nicknameChangedAtMs: profile.nickname_changed_at_ms
    },
    verifications,
    sessions,
    weChat
  };
}

/**
 * Everything that tells who somebody was. The row of the account stays without a name, so that what others own and what
 * points at it (the friends that they invited) keeps its place; number and invite code are free again.
 */
export async function eraseUser(tx: Tx, userId: string, nowMs: number): Promise<void> {
  const account = await tx.selectFrom('user_account').select('mobile').where('id', '=', userId).executeTakeFirst();
  if (account === undefined) return;
  for (const table of [
    'user_session',
    'user_verification',
    'user_wechat',
    'reset_ticket',
    'user_profile',
    'known_place'
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await tx.deleteFrom('wechat_ticket').where('mobile', '=', account.mobile).execute();
  await tx.deleteFrom('sms_code').where('mobile', '=', account.mobile).execute();
  await tx
    .deleteFrom('rate_window')
    .where((eb) => eb.or([eb('key', 'like', `%:${userId}`), eb('key', 'like', `%:${account.mobile}`)]))
    .execute();
  await tx
    .updateTable('user_account')
    .set({
      mobile: `erased-${userId}`,
      invite_code: `erased-${userId}`,
      nickname: '已注销用户',
      user_name: null,
      user_name_changed_at_ms: null,
      frozen_reason: null,
      frozen_at_ms: null,
      avatar_url: null,
      intro: '',
      password_hash: null,
      inviter_id: null,
      updated_at_ms: nowMs
    })
    .where('id', '=', userId)
    .execute();
}
