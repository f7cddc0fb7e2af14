import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Language } from '@contract/localText';
import type { CodePurpose as PublicPurpose, SentCode } from '@contract/login';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@rules/duration';
import { mailboxOf } from '@rules/email';
import { countriesOfNumber } from '@rules/overseasMobile';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { MailProvider } from '../../providers/mail';
import type { CodeMessage, SmsProvider } from '../../providers/sms';
import { countAction, type RateRule } from '../rateLimit/rateLimit.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { codeAddressOf, emailOf } from '../user/user.service';
import {
  type CodeRequestOrigin,
  countWrongCode,
  originOfCode,
  requireCodeAttemptAllowed,
  resetCodeAttempts
} from './codeAttempt.service';
import { deleteUnsentCode, lockCodesOf, markCodeUsed, saveNewCode } from './smsCode.repository';

const VALID_MS = 10 * MINUTE_MS;
const RESEND_AFTER_MS = MINUTE_MS;
/** Number of unused messages after which the code may be read out by a call. */
const MESSAGES_BEFORE_CALL = 2;
/** Older messages say nothing about whether messages arrive. */
const RESET_SENT_COUNT_AFTER_MS = HOUR_MS;
/** Each message costs money: limits one address, to whatever numbers it sends. */
const perAddress: RateRule = { name: 'sendCode', limit: 30, windowMs: HOUR_MS };
/** Protects a phone against floods, from whatever addresses. */
const perMobile: RateRule = { name: 'sendCodeTo', limit: 10, windowMs: HOUR_MS };
/** The same for origins known to the account of the number: strangers must not use up its limit. */
const perMobileKnownOrigin: RateRule = { ...perMobile, name: 'sendCodeHome' };

export interface SmsCodeDeps {
  db: Db;
  secret: ServerSecret;
  sms: SmsProvider;
  mail: MailProvider | null;
}

/**
 * Purpose of a code. Those of the contract can be requested by anyone; the others are sent by calls of their own
 * modules.
 */
export type CodePurpose = PublicPurpose | 'cancel' | 'password' | 'identity' | 'bindEmail';

export interface CodeRequest {
  /** Or an e-mail address in lower case. */
  mobile: string;
  purpose: CodePurpose;
  isVoice?: boolean | undefined;
  /** Language of the message. */
  language: Language;
}

/**
 * Sends a new 6-digit code.
 * @throws AppError FORBIDDEN for an e-mail address where none gets codes, and for a call before its time, VALIDATION
 * `mobile` for an overseas number that cannot exist or whose country is not served, LOCKED or RATE_LIMITED with the seconds
 * to wait, CAPTCHA_NEEDED after wrong codes from the address
 */
export async function sendCode(
  { db, secret, sms, mail }: SmsCodeDeps,
  { mobile, purpose, isVoice = false, language }: CodeRequest,
  from: CodeRequestOrigin
): Promise<SentCode> {
  const { nowMs } = from;
  const { exposesCode, canCall, deliver } = channelFor({ sms, mail }, mobile);
  const origin = await originOfCode(db, secret, mobile, from);
  if (!exposesCode) {
    await countAction(db, perAddress, from.address, nowMs);
    await countAction(db, origin.trust === 'none' ? perMobile : perMobileKnownOrigin, mailboxOf(mobile), nowMs);
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const sentCount = await db.transaction().execute(async (tx) => {
    const rows = await lockCodesOf(tx, mobile);
    await requireCodeAttemptAllowed(tx, { mobile, purpose }, origin, from);
    // A used code has arrived: the next step may request its own at once.
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
    await deliver({ mobile, code, purpose, channel: isVoice ? 'voice' : 'text', language });
  } catch (error) {
    await db.transaction().execute((tx) => deleteUnsentCode(tx, mobile, purpose));
    throw error;
  }
  return {
    expiresInSec: VALID_MS / SECOND_MS,
    resendAfterSec: RESEND_AFTER_MS / SECOND_MS,
    canVoice: canCall && sentCount >= MESSAGES_BEFORE_CALL,
    ...(exposesCode && { demoCode: code })
  };
}

/** @throws AppError FORBIDDEN without e-mail, and the errors of a number that is not served */
function channelFor({ sms, mail }: Pick<SmsCodeDeps, 'sms' | 'mail'>, address: string) {
  if (!address.includes('@')) {
    requireServedNumber(sms, address);
    return { exposesCode: sms.exposesCode, canCall: true, deliver: (message: CodeMessage) => sms.sendCode(message) };
  }
  if (mail === null) throw new AppError('FORBIDDEN');
  const deliver = ({ mobile: email, code, purpose, language }: CodeMessage) =>
    mail.sendCode({ email, code, purpose, language });
  return { exposesCode: mail.exposesCode, canCall: false, deliver };
}

/** @throws AppError VALIDATION `mobile` `pattern` for an overseas number that cannot exist, `country` for one not served */
function requireServedNumber({ countries }: SmsProvider, mobile: string): void {
  if (!mobile.startsWith('+')) return;
  const found = countriesOfNumber(mobile);
  if (found.length === 0) throw new AppError('VALIDATION', { fields: { mobile: 'pattern' } });
  if (!found.some((country) => countries.includes(country)))
    throw new AppError('VALIDATION', { fields: { mobile: 'country' } });
}

/** Code typed by a user. */
export interface TypedCode {
  mobile: string;
  purpose: CodePurpose;
  code: string;
}

/** Result of a typed code; the error must be thrown only after the transaction, which counts it. */
export type CodeCheck = { isRight: true } | { isRight: false; refusal: AppError };

/**
 * Uses up the code of a mobile number, or counts a wrong attempt. A code of another purpose does not count.
 * @throws AppError LOCKED after too many wrong ones, CAPTCHA_NEEDED when a captcha must be solved first
 */
export async function useCode(
  tx: Tx,
  secret: ServerSecret,
  typed: TypedCode,
  from: CodeRequestOrigin
): Promise<CodeCheck> {
  const { mobile, purpose } = typed;
  const { nowMs } = from;
  const row = (await lockCodesOf(tx, mobile)).find((code) => code.purpose === purpose);
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

/** Keeps the codes of a user's number and e-mail as they are until the transaction ends: no login by one is going on. */
export async function lockCodesOfUser(tx: Tx, userId: string): Promise<void> {
  await lockCodesOf(tx, await codeAddressOf(tx, userId));
  const email = await emailOf(tx, userId);
  if (email !== null) await lockCodesOf(tx, email);
}

/**
 * Runs `then` in the transaction that uses up the code. When `then` throws, the code stays valid.
 * @throws AppError SMS_CODE_WRONG or LOCKED for a wrong code, which is counted, SMS_CODE_EXPIRED when there is none
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

/**
 * Returns the milliseconds until another code may be sent. A code from the future was sent before the clock was set
 * back: it causes no wait.
 */
function remainingWaitMs(sentAtMs: number, nowMs: number): number {
  return sentAtMs > nowMs ? 0 : sentAtMs + RESEND_AFTER_MS - nowMs;
}

function digestOfCode(secret: ServerSecret, { mobile, purpose, code }: TypedCode): string {
  return secret.digest(`sms-code:${purpose}:${mobile}:${code}`);
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
