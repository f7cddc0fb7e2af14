import type { Db, Tx } from '../../database/schema';

export async function insertCaptcha(
  db: Db | Tx,
  captcha: { id: string; offsetPx: number; expiresAtMs: number }
): Promise<void> {
  await db
    .insertInto('captcha')
    .values({ id: captcha.id, offset_px: captcha.offsetPx, expires_at_ms: captcha.expiresAtMs })
    .execute();
}

/** Deletes an unsolved captcha for its only attempt; undefined when there is none. */
export async function takeCaptcha(tx: Tx, id: string, nowMs: number) {
  return tx
    .deleteFrom('captcha')
    .where('id', '=', id)
    .where('is_solved', '=', false)
    .where('expires_at_ms', '>', nowMs)
    .returning(['offset_px', 'expires_at_ms'])
    .executeTakeFirst();
}

export async function insertSolvedCaptcha(
  tx: Tx,
  captcha: { id: string; offsetPx: number; expiresAtMs: number }
): Promise<void> {
  await tx
    .insertInto('captcha')
    .values({ id: captcha.id, offset_px: captcha.offsetPx, expires_at_ms: captcha.expiresAtMs, is_solved: true })
    .execute();
}

/** Uses up a solved captcha. Returns false when it was never solved, was used before or has expired. */
export async function deleteSolvedCaptcha(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('captcha')
    .where('id', '=', id)
    .where('is_solved', '=', true)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
