import { sql } from 'kysely';
import type { Tx } from '../../database/schema';

/** Returns the codes of a mobile number, one per purpose, and locks the number until the transaction ends. */
export async function lockCodesOf(tx: Tx, mobile: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sms_code:${mobile}`}, 0))`.execute(tx);
  return tx.selectFrom('sms_code').selectAll().where('mobile', '=', mobile).execute();
}

export async function saveNewCode(
  tx: Tx,
  code: {
    mobile: string;
    purpose: string;
    digest: string;
    sentAtMs: number;
    expiresAtMs: number;
    sentCount: number;
  }
): Promise<void> {
  const row = {
    code_digest: code.digest,
    sent_at_ms: code.sentAtMs,
    expires_at_ms: code.expiresAtMs,
    sent_count: code.sentCount,
    used_at_ms: null
  };
  await tx
    .insertInto('sms_code')
    .values({ mobile: code.mobile, purpose: code.purpose, ...row })
    .onConflict((conflict) => conflict.columns(['mobile', 'purpose']).doUpdateSet(row))
    .execute();
}

export async function markCodeUsed(tx: Tx, mobile: string, purpose: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('sms_code')
    .set({ used_at_ms: nowMs, sent_count: 0 })
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .execute();
}

/** Deletes a code that could not be sent, so that the user can request one at once. */
export async function deleteUnsentCode(tx: Tx, mobile: string, purpose: string): Promise<void> {
  await tx.deleteFrom('sms_code').where('mobile', '=', mobile).where('purpose', '=', purpose).execute();
}
