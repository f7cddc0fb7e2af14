import { mailboxOf } from '@rules/email';
import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { deleteRateLimits } from '../rateLimit/rateLimit.service';
import { isNumberless } from './numberless';
import { erasedName } from './user.repository';
import { findEmail } from './userEmail.repository';

/** Returns the account, its preferences and verifications, and how many users it invited. */
async function exportUser(db: Db, userId: string) {
  const [account, email, preferences, verifications, invited] = await Promise.all([
    db.selectFrom('user_account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    db
      .selectFrom('user_email')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst()
      .then((row) => row ?? null),
    db
      .selectFrom('account_preference')
      .where('user_id', '=', userId)
      .select([
        'message_notify as messageNotify',
        'phone_visibility as phoneVisibility',
        'browses_anonymously as browsesAnonymously'
      ])
      .executeTakeFirst(),
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
    mobile: isNumberless(account.mobile) ? null : account.mobile,
    email: email === null ? null : { address: email.email, verifiedAtMs: email.verified_at_ms },
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
    preferences: preferences ?? null,
    verifications
  };
}

/**
 * Removes all personal data of the account. Its row stays without a name, so that references to it (such as invited
 * friends) remain valid; number and invite code are available again.
 */
async function eraseUser(tx: Tx, userId: string, nowMs: number): Promise<void> {
  const account = await tx.selectFrom('user_account').select('mobile').where('id', '=', userId).executeTakeFirst();
  if (account === undefined) return;
  const email = await findEmail(tx, userId);
  await deleteRateLimits(tx, [userId, account.mobile, ...(email === null ? [] : [mailboxOf(email)])]);
  for (const table of ['user_verification', 'account_preference', 'user_email'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await tx
    .updateTable('user_account')
    .set({
      mobile: erasedName(userId),
      invite_code: erasedName(userId),
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

export const personPersonalData: PersonalData = {
  name: 'person',
  columns: ['user_account.inviter_id', 'user_verification.user_id', 'account_preference.user_id', 'user_email.user_id'],
  exportOf: ({ db }, userId) => exportUser(db, userId),
  erase: ({ tx }, userId, nowMs) => eraseUser(tx, userId, nowMs)
};
