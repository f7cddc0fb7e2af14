import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { emailOf, mobileOf } from '../user/user.service';
import { deleteWeChatTicketsOf } from './weChatTicket.repository';

/** Returns the WeChat accounts that log in to the user's account. */
function exportWeChat(db: Db, userId: string) {
  return db
    .selectFrom('user_wechat')
    .where('user_id', '=', userId)
    .select(['source', 'openid', 'unionid', 'bound_at_ms as boundAtMs'])
    .execute();
}

/** Deletes everything that could log in to the account. */
async function eraseCredentials(tx: Tx, userId: string): Promise<void> {
  const mobile = await mobileOf(tx, userId);
  for (const table of ['user_wechat', 'reset_ticket', 'known_place'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await deleteWeChatTicketsOf(tx, mobile);
  const email = await emailOf(tx, userId);
  await tx
    .deleteFrom('sms_code')
    .where('mobile', 'in', email === null ? [mobile] : [mobile, email])
    .execute();
}

export const credentialsPersonalData: PersonalData = {
  name: 'weChat',
  columns: ['user_wechat.user_id', 'reset_ticket.user_id', 'known_place.user_id'],
  exportOf: ({ db }, userId) => exportWeChat(db, userId),
  erase: ({ tx }, userId) => eraseCredentials(tx, userId)
};
