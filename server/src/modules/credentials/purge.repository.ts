import type { Db } from '../../database/schema';

/**
 * Deletes captchas and tickets that expired by `nowMs`, codes and attempt counters that ended before `pastMs`, and origins
 * last seen before `unknownMs`.
 */
export async function deleteExpired(db: Db, nowMs: number, pastMs: number, unknownMs: number): Promise<void> {
  await db.deleteFrom('sms_code').where('expires_at_ms', '<', pastMs).where('sent_at_ms', '<', pastMs).execute();
  await db
    .deleteFrom('password_guard')
    .where('tried_at_ms', '<', pastMs)
    .where('locked_until_ms', '<', pastMs)
    .execute();
  for (const table of ['captcha', 'reset_ticket', 'wechat_ticket'] as const) {
    await db.deleteFrom(table).where('expires_at_ms', '<=', nowMs).execute();
  }
  await db.deleteFrom('known_place').where('seen_at_ms', '<', unknownMs).execute();
}
