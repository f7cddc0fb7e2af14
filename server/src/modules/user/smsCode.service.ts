import { randomInt, timingSafeEqual } from 'node:crypto';
import type { CodePurpose as PublicPurpose, SentCode } from '@contract/login';
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
/** After so many messages that brought nothing the code may be read out by a call. */
const MESSAGES_BEFORE_CALL = 2;
/** Messages that were sent longer ago say nothing about whether messages arrive. */
const FORGET_SENT_AFTER_MS = 60 * 60 * SECOND_MS;
/** Each real message costs money: one address may not make us send without end, to however many numbers. */
const perAddress: RateRule = { name: 'sendCode', limit: 30, windowMs: 60 * 60 * SECOND_MS };
/** Nobody's phone may be flooded, from however many addresses. */
const perMobile: RateRule = { name: 'sendCodeTo', limit: 10, windowMs: 60 * 60 * SECOND_MS };

export interface SmsCodeDeps {
  db: Db;
  secret: ServerSecret;
  sms: SmsProvider;
}

/** What a code is for. Those of the contract anybody may ask for; the others are sent by calls of their own. */
export type CodePurpose = PublicPurpose | 'cancel' | 'password' | 'identity';

export interface WantedCode {
  mobile: string;
  purpose: CodePurpose;
  isVoice?: boolean | undefined;
}

/** Sends a new 6-digit code. Throws LOCKED or RATE_LIMITED with the seconds to wait, FORBIDDEN for a call too early. */
export async function sendCode(
  { db, secret, sms }: SmsCodeDeps,
  { mobile, purpose, isVoice = false }: WantedCode,
  address: string,
  nowMs: number
): Promise<SentCode> {
  if (!sms.tellsCode) {
    await countAction(db, perAddress, address, nowMs);
    await countAction(db, perMobile, mobile, nowMs);
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const sentCount = await db.transaction().execute(async (tx) => {
    const row = await lockSmsCode(tx, mobile);
    refuseLocked(row.locked_until_ms, nowMs);
    const waitMs = row.sent_at_ms + RESEND_AFTER_MS - nowMs;
    // A code that was used did arrive: the next step may ask for its own at once.
    if (waitMs > 0 && row.used_at_ms === null) {
      throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil(waitMs / SECOND_MS) });
    }
    const sentBefore = nowMs - row.sent_at_ms < FORGET_SENT_AFTER_MS ? row.sent_count : 0;
    if (isVoice && sentBefore < MESSAGES_BEFORE_CALL) throw new AppError('FORBIDDEN');
    // Tries are not given back by asking for another code, only by waiting until the last one is worthless.
    const wrongCount = row.expires_at_ms > nowMs && row.wrong_count < WRONG_TRIES ? row.wrong_count : 0;
    await saveNewCode(tx, mobile, {
      purpose,
      digest: digestOfCode(secret, { mobile, purpose, code }),
      sentAtMs: nowMs,
      expiresAtMs: nowMs + VALID_MS,
      wrongCount,
      sentCount: sentBefore + 1
    });
    return sentBefore + 1;
  });
  try {
    await sms.sendCode({ mobile, code, purpose, channel: isVoice ? 'voice' : 'text' });
  } catch (error) {
    await db.transaction().execute((tx) => forgetCode(tx, mobile));
    throw error;
  }
  return {
    expiresInSec: VALID_MS / SECOND_MS,
    resendAfterSec: RESEND_AFTER_MS / SECOND_MS,
    canVoice: sentCount >= MESSAGES_BEFORE_CALL,
    ...(sms.tellsCode && { demoCode: code })
  };
}

/** A code that a person typed. */
export interface TypedCode {
  mobile: string;
  purpose: CodePurpose;
  code: string;
}

/** What came of a code that a person typed; a refusal must be thrown only after the transaction, which counts it. */
export type CodeCheck = { isRight: true } | { isRight: false; refusal: AppError };

/** Uses up the code of a mobile number, or counts a wrong try. A code of another purpose is none. */
export async function useCode(tx: Tx, secret: ServerSecret, typed: TypedCode, nowMs: number): Promise<CodeCheck> {
  const { mobile, purpose } = typed;
  const row = await lockSmsCode(tx, mobile);
  if (row.locked_until_ms > nowMs) return { isRight: false, refusal: locked(row.locked_until_ms, nowMs) };
  if (row.used_at_ms !== null || row.expires_at_ms <= nowMs || row.purpose !== purpose) {
    return { isRight: false, refusal: new AppError('SMS_CODE_EXPIRED') };
  }
  if (isSame(row.code_digest, digestOfCode(secret, typed))) {
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

/**
 * Runs `then` in the transaction that uses up the code. A wrong code is counted and thrown (SMS_CODE_WRONG,
 * SMS_CODE_EXPIRED, LOCKED); when `then` throws, the code stays good for another try.
 */
export async function withCode<T>(
  { db, secret }: Pick<SmsCodeDeps, 'db' | 'secret'>,
  typed: TypedCode,
  nowMs: number,
  then: (tx: Tx) => Promise<T>
): Promise<T> {
  const outcome = await db.transaction().execute(async (tx) => {
    const check = await useCode(tx, secret, typed, nowMs);
    return check.isRight ? { isRight: true as const, value: await then(tx) } : check;
  });
  if (!outcome.isRight) throw outcome.refusal;
  return outcome.value;
}

function refuseLocked(lockedUntilMs: number, nowMs: number): void {
  if (lockedUntilMs > nowMs) throw locked(lockedUntilMs, nowMs);
}

function locked(untilMs: number, nowMs: number): AppError {
  return new AppError('LOCKED', { retryAfterSec: Math.ceil((untilMs - nowMs) / SECOND_MS) });
}

function digestOfCode(secret: ServerSecret, { mobile, purpose, code }: TypedCode): string {
  return secret.digest(`sms-code:${purpose}:${mobile}:${code}`);
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
