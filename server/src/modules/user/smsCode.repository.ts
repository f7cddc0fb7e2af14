import type { Tx } from '../../database/schema';

/** The row of a mobile number, locked until the transaction ends; made when there is none, as a code long expired. */
export async function lockSmsCode(tx: Tx, mobile: string) {
  await tx
    .insertInto('sms_code')
    .values({
      mobile,
      code_digest: '',
      sent_at_ms: 0,
      expires_at_ms: 0,
      used_at_ms: null,
      wrong_count: 0,
      locked_until_ms: 0
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .execute();
  return tx.selectFrom('sms_code').selectAll().where('mobile', '=', mobile).forUpdate().executeTakeFirstOrThrow();
}

export async function saveNewCode(
  tx: Tx,
  mobile: string,
  code: {
    purpose: string;
    digest: string;
    sentAtMs: number;
    expiresAtMs: number;
    wrongCount: number;
    sentCount: number;
  }
): Promise<void> {
  await tx
    .updateTable('sms_code')
    .set({
      purpose: code.purpose,
      code_digest: code.digest,
      sent_at_ms: code.sentAtMs,
      expires_at_ms: code.expiresAtMs,
      wrong_count: code.wrongCount,
      sent_count: code.sentCount,
      used_at_ms: null
    })
    .where('mobile', '=', mobile)
    .execute();
}

export async function markCodeUsed(tx: Tx, mobile: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('sms_code')
    .set({ used_at_ms: nowMs, wrong_count: 0, sent_count: 0 })
    .where('mobile', '=', mobile)
    .execute();
}

export async function saveWrongTry(tx: Tx, mobile: string, wrongCount: number, lockedUntilMs: number): Promise<void> {
  await tx
    .updateTable('sms_code')
    .set({ wrong_count: wrongCount, locked_until_ms: lockedUntilMs })
    .where('mobile', '=', mobile)
    .execute();
}

/** As if the code had never been sent: the person may ask again at once. */
export async function forgetCode(tx: Tx, mobile: string): Promise<void> {
  await tx.updateTable('sms_code').set({ sent_at_ms: 0, expires_at_ms: 0 }).where('mobile', '=', mobile).execute();
}
