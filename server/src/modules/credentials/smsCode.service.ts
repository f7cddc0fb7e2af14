import { randomInt, timingSafeEqual } from 'node:crypto';
import type { CodePurpose as PublicPurpose, SentCode } from '@contract/login';
import { SECOND_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { SmsProvider } from '../../providers/sms';
import type { ServerSecret } from '../secureChannel/serverSecret';
import {
  countWrongCode,
  resetCodeAttempts,
  originOfCode,
  requireCodeAttemptAllowed,
  type CodeRequestOrigin
} from './codeAttempt.service';
import { countAction, type RateRule } from '../rateLimit/rateLimit.service';
import { deleteUnsentCode, lockCodesOf, lockSmsCode, markCodeUsed, saveNewCode } from './smsCode.repository';

const VALID_MS = 10 * 60 * SECOND_MS;
const RESEND_AFTER_MS = 60 * SECOND_MS;
/** After so many messages that brought nothing the code may be read out by a call. */
const MESSAGES_BEFORE_CALL = 2;
/** Messages that were sent longer ago say nothing about whether messages arrive. */
const RESET_SENT_COUNT_AFTER_MS = 60 * 60 * SECOND_MS;
/** Each real message costs money: one address may not make us send without end, to however many numbers. */
const perAddress: RateRule = { name: 'sendCode', limit: 30, windowMs: 60 * 60 * SECOND_MS };
/** Nobody's phone may be flooded, from however many addresses. */
const perMobile: RateRule = { name: 'sendCodeTo', limit: 10, windowMs: 60 * 60 * SECOND_MS };
/** The same for places that the account of the number knows: strangers must not use theirs up. */
const perMobileKnownOrigin: RateRule = { ...perMobile, name: 'sendCodeHome' };

export interface SmsCodeDeps {
  db: Db;
  secret: ServerSecret;
  sms: SmsProvider;
}

/** What a code is for. Those of the contract anybody may ask for; the others are sent by calls of their own. */
export type CodePurpose = PublicPurpose | 'cancel' | 'password' | 'identity';

export interface CodeRequest {
  mobile: string;
  purpose: CodePurpose;
  isVoice?: boolean | undefined;
}

/**
 * Sends a new 6-digit code. Throws LOCKED or RATE_LIMITED with the seconds to wait, CAPTCHA_NEEDED after wrong codes from
 * the address, FORBIDDEN for a call too early.
 */
export async function sendCode(
  { db, secret, sms }: SmsCodeDeps,
  { mobile, purpose, isVoice = false }: CodeRequest,
  from: CodeRequestOrigin
): Promise<SentCode> {
  const { nowMs } = from;
  const origin = await originOfCode(db, secret, mobile, from);
  if (!sms.exposesCode) {
    await countAction(db, perAddress, from.address, nowMs);
    await countAction(db, origin.trust === 'none' ? perMobile : perMobileKnownOrigin, mobile, nowMs);
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const sentCount = await db.transaction().execute(async (tx) => {
    const rows = await lockCodesOf(tx, mobile);
    await requireCodeAttemptAllowed(tx, { mobile, purpose }, origin, from);
    // A code that was used did arrive: the next step may ask for its own at once.
    const waits = rows.filter((row) => row.used_at_ms === null).map((row) => remainingWaitMs(row.sent_at_ms, nowMs));
    const waitMs = Math.max(0, ...waits);
    if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil(waitMs / SECOND_MS) });
    const last = rows.find((row) => row.purpose === purpose);
    const sentBefore = last && nowMs - last.sent_at_ms < RESET_SENT_COUNT_AFTER_MS ? last.sent_count : 0;
    if (isVoice && sentBefore < MESSAGES_BEFORE_CALL) throw new AppError('FORBIDDEN');
    await saveNewCode(tx, {
      mobile,
      purpose,
      digest: digestOfCode(secret, { mobile, purpose, code }),
      sentAtMs: nowMs,
      expiresAtMs: nowMs + VALID_MS,
      sentCount: sentBefore + 1
    });
    return sentBefore + 1;
  });
  try {
    await sms.sendCode({ mobile, code, purpose, channel: isVoice ? 'voice' : 'text' });
  } catch (error) {
    await db.transaction().execute((tx) => deleteUnsentCode(tx, mobile, purpose));
    throw error;
  }
  return {
    expiresInSec: VALID_MS / SECOND_MS,
    resendAfterSec: RESEND_AFTER_MS / SECOND_MS,
    canVoice: sentCount >= MESSAGES_BEFORE_CALL,
    ...(sms.exposesCode && { demoCode: code })
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

/**
 * Uses up the code of a mobile number, or counts a wrong try. A code of another purpose is none. Throws LOCKED after too
 * many wrong ones, CAPTCHA_NEEDED when a puzzle has to be solved first.
 */
export async function useCode(
  tx: Tx,
  secret: ServerSecret,
  typed: TypedCode,
  from: CodeRequestOrigin
): Promise<CodeCheck> {
  const { mobile, purpose } = typed;
  const { nowMs } = from;
  const row = await lockSmsCode(tx, mobile, purpose);
  const origin = await originOfCode(tx, secret, mobile, from);
  await requireCodeAttemptAllowed(tx, typed, origin, from);
  if (row === undefined || row.used_at_ms !== null || row.expires_at_ms <= nowMs) {
    return { isRight: false, refusal: new AppError('SMS_CODE_EXPIRED') };
  }
  if (isSame(row.code_digest, digestOfCode(secret, typed))) {
    await markCodeUsed(tx, mobile, purpose, nowMs);
    await resetCodeAttempts(tx, typed, origin, from);
    return { isRight: true };
  }
  const { attemptsLeft, retryAfterSec } = await countWrongCode(tx, typed, origin, from);
  const refusal =
    retryAfterSec === undefined
      ? new AppError('SMS_CODE_WRONG', { attemptsLeft })
      : new AppError('LOCKED', { retryAfterSec });
  return { isRight: false, refusal };
}

/**
 * Runs `then` in the transaction that uses up the code. A wrong code is counted and thrown (SMS_CODE_WRONG,
 * SMS_CODE_EXPIRED, LOCKED); when `then` throws, the code stays good for another try.
 */
export async function withCode<T>(
  { db, secret }: Pick<SmsCodeDeps, 'db' | 'secret'>,
  typed: TypedCode,
  from: CodeRequestOrigin,
  then: (tx: Tx) => Promise<T>
): Promise<T> {
  const outcome = await db.transaction().execute(async (tx) => {
    const check = await useCode(tx, secret, typed, from);
    return check.isRight ? { isRight: true as const, value: await then(tx) } : check;
  });
  if (!outcome.isRight) throw outcome.refusal;
  return outcome.value;
}

/** Until another code may be sent, ms. A code of the future was sent before the clock was put back: it keeps nobody waiting. */
function remainingWaitMs(sentAtMs: number, nowMs: number): number {
  return sentAtMs > nowMs ? 0 : sentAtMs + RESEND_AFTER_MS - nowMs;
}

function digestOfCode(secret: ServerSecret, { mobile, purpose, code }: TypedCode): string {
  return secret.digest(`sms-code:${purpose}:${mobile}:${code}`);
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
