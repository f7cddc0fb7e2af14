import type { Db } from '../../database/schema';

/**
 * Deletes sessions, puzzles and tickets that ended before `nowMs`, what guards codes and passwords where all of it ended
 * before `pastMs`, and places that were last seen before `unknownMs`.
 */
export async function deleteExpired(db: Db, nowMs: number, pastMs: number, unknownMs: number): Promise<void> {
  await db.deleteFrom('user_session').where('expires_at_ms', '<=', nowMs).execute();
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
  await db.deleteFrom('rate_window').where('started_at_ms', '<', pastMs).execute();
}
