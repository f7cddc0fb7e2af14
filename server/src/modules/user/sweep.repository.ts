import type { Db } from '../../database/schema';

/** Deletes sessions, puzzles and tickets that ended before `nowMs`, and what guards codes and passwords where all of it ended before `pastMs`. */
export async function deleteExpired(db: Db, nowMs: number, pastMs: number): Promise<void> {
  await db.deleteFrom('user_session').where('expires_at_ms', '<=', nowMs).execute();
  await db
    .deleteFrom('sms_code')
    .where('expires_at_ms', '<', pastMs)
    .where('sent_at_ms', '<', pastMs)
    .where('locked_until_ms', '<', pastMs)
    .execute();
  await db
    .deleteFrom('password_guard')
    .where('tried_at_ms', '<', pastMs)
    .where('locked_until_ms', '<', pastMs)
    .execute();
  for (const table of ['captcha', 'reset_ticket', 'wechat_ticket'] as const) {
    await db.deleteFrom(table).where('expires_at_ms', '<=', nowMs).execute();
  }
  await db.deleteFrom('rate_window').where('started_at_ms', '<', pastMs).execute();
}
