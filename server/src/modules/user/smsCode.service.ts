import { randomInt, timingSafeEqual } from 'node:crypto';
import type { SentCode } from '@contract/user';
import type { Static } from '@sinclair/typebox';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { SmsProvider } from '../../providers/sms';
import type { ServerSecret } from '../encrypt/serverSecret';
import { countAction, type RateRule } from './rateWindow.service';
import { forgetCode, lockSmsCode, markCodeUsed, saveNewCode, saveWrongTry } from './smsCode.repository';

const SECOND_MS = 1000;
const VALID_MS = 10 * 60 * SECOND_MS;
const RESEND_AFTER_MS = 60 * SECOND_MS;
const LOCK_MS = 15 * 60 * SECOND_MS;
const WRONG_TRIES = 5;
/** Each real message costs money: one address may not make us send without end, to however many numbers. */
const perAddress: RateRule = { name: 'sendCode', limit: 30, windowMs: 60 * 60 * SECOND_MS };

export interface SmsCodeDeps {
  db: Db;
  secret: ServerSecret;
  sms: SmsProvider;
}

/** Sends a new 6-digit code. Throws LOCKED or RATE_LIMITED with the seconds to wait. */
export async function sendCode(
  { db, secret, sms }: SmsCodeDeps,
  mobile: string,
  address: string,
  nowMs: number
): Promise<Static<typeof SentCode>> {
  if (!sms.tellsCode) await countAction(db, perAddress, address, nowMs);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.transaction().execute(async (tx) => {
    const row = await lockSmsCode(tx, mobile);
    refuseLocked(row.locked_until_ms, nowMs);
    const waitMs = row.sent_at_ms + RESEND_AFTER_MS - nowMs;
    if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil(waitMs / SECOND_MS) });
    // Tries are not given back by asking for another code, only by waiting until the last one is worthless.
    const wrongCount = row.expires_at_ms > nowMs && row.wrong_count < WRONG_TRIES ? row.wrong_count : 0;
    await saveNewCode(tx, mobile, {
      digest: digestOfCode(secret, mobile, code),
      sentAtMs: nowMs,
      expiresAtMs: nowMs + VALID_MS,
      wrongCount
    });
  });
  try {
    await sms.sendCode(mobile, code);
  } catch (error) {
    await db.transaction().execute((tx) => forgetCode(tx, mobile));
    throw error;
  }
  return {
    expiresInSec: VALID_MS / SECOND_MS,
    resendAfterSec: RESEND_AFTER_MS / SECOND_MS,
    ...(sms.tellsCode && { demoCode: code })
  };
}

/** What came of a code that a person typed; a refusal must be thrown only after the transaction, which counts it. */
export type CodeCheck = { isRight: true } | { isRight: false; refusal: AppError };

/** Uses up the code of a mobile number, or counts a wrong try. */
export async function useCode(
  tx: Tx,
  secret: ServerSecret,
  mobile: string,
  code: string,
  nowMs: number
): Promise<CodeCheck> {
  const row = await lockSmsCode(tx, mobile);
  if (row.locked_until_ms > nowMs) return { isRight: false, refusal: locked(row.locked_until_ms, nowMs) };
  if (row.used_at_ms !== null || row.expires_at_ms <= nowMs) {
    return { isRight: false, refusal: new AppError('SMS_CODE_EXPIRED') };
  }
  if (isSame(row.code_digest, digestOfCode(secret, mobile, code))) {
    await markCodeUsed(tx, mobile, nowMs);
    return { isRight: true };
  }
  const wrongCount = row.wrong_count + 1;
  const attemptsLeft = WRONG_TRIES - wrongCount;
  const lockedUntilMs = attemptsLeft > 0 ? 0 : nowMs + LOCK_MS;
  await saveWrongTry(tx, mobile, wrongCount, lockedUntilMs);
  const refusal = attemptsLeft > 0 ? new AppError('SMS_CODE_WRONG', { attemptsLeft }) : locked(lockedUntilMs, nowMs);
  return { isRight: false, refusal };
}

function refuseLocked(lockedUntilMs: number, nowMs: number): void {
  if (lockedUntilMs > nowMs) throw locked(lockedUntilMs, nowMs);
}

function locked(untilMs: number, nowMs: number): AppError {
  return new AppError('LOCKED', { retryAfterSec: Math.ceil((untilMs - nowMs) / SECOND_MS) });
}

function digestOfCode(secret: ServerSecret, mobile: string, code: string): string {
  return secret.digest(`sms-code:${mobile}:${code}`);
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
