import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { clearGuard, lockGuard, saveGuard } from './password.repository';
import { digestOf } from './token';

const MINUTE_MS = 60 * 1000;
const FREE_TRIES = 4;
const LONGEST_LOCK_MS = 60 * MINUTE_MS;
/** After a day without a try the account starts afresh. */
const FORGET_AFTER_MS = 24 * 60 * MINUTE_MS;

/** Checked in place of a hash that is missing, so that an unknown account costs the same time as a wrong password. */
const nobodysHash = hash(randomBytes(32));

/** argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Throws LOCKED while the account waits after wrong tries, PASSWORD_WRONG when the password is wrong or `passwordHash`
 * is missing. The try is counted before it is judged: a thousand at the same moment are a thousand tries.
 */
export async function checkPassword(
  db: Db,
  account: string,
  password: string,
  passwordHash: string | null,
  nowMs: number
): Promise<void> {
  const accountDigest = digestOf(account);
  await countTry(db, accountDigest, nowMs);
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  if (!isRight || passwordHash === null) throw new AppError('PASSWORD_WRONG');
  await clearGuard(db, accountDigest);
}

async function countTry(db: Db, accountDigest: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const guard = await lockGuard(tx, accountDigest, nowMs);
    const waitMs = guard.locked_until_ms - nowMs;
    if (waitMs > 0) throw new AppError('LOCKED', { retryAfterSec: Math.ceil(waitMs / 1000) });
    const wrongCount = nowMs - guard.tried_at_ms > FORGET_AFTER_MS ? 1 : guard.wrong_count + 1;
    const lockMs = lockAfter(wrongCount);
    await saveGuard(tx, accountDigest, {
      wrongCount,
      triedAtMs: nowMs,
      lockedUntilMs: lockMs === 0 ? 0 : nowMs + lockMs
    });
  });
}

/** Four free tries, then 1, 2, 4 … minutes, an hour at most. */
function lockAfter(wrongCount: number): number {
  return wrongCount <= FREE_TRIES ? 0 : Math.min(MINUTE_MS * 2 ** (wrongCount - FREE_TRIES - 1), LONGEST_LOCK_MS);
}
