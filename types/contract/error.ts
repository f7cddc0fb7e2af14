import type { Appointment } from './expoSession';

/**
 * All API errors. `data.error` of a failed envelope is one of these names; `code` is the number. The client shows its
 * own translated text for each name, never `msg`, which is for logs.
 */
export const errorCodes = {
  /** The input violates the schema or a field rule; `data.fields` names the fields. */
  VALIDATION: 400,
  /** The token is missing, unknown, expired or revoked. */
  UNAUTHORIZED: 401,
  /** The user is not authorized for this action. */
  FORBIDDEN: 403,
  /** The price history is longer than the viewer's level allows; `data.needs` names what unlocks it. */
  HISTORY_LOCKED: 403,
  /** An operator froze the account, which blocks every login; `data.reason` gives the reason. */
  FROZEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  /** The one-time code is wrong; `data.attemptsLeft` is the number of remaining attempts. */
  SMS_CODE_WRONG: 422,
  /** The one-time code was already used, has expired or was never sent. */
  SMS_CODE_EXPIRED: 422,
  /**
   * The password is wrong; `data.attemptsLeft` is the number of attempts before a wait, `data.retryAfterSec` the wait
   * due now.
   */
  PASSWORD_WRONG: 422,
  /** The request needs a solved captcha. */
  CAPTCHA_NEEDED: 422,
  CAPTCHA_WRONG: 422,
  /** The ticket of an earlier step was already used or has expired; the flow must be restarted. */
  TICKET_EXPIRED: 422,
  /** WeChat rejected the code, because it was already used or is too old. */
  WECHAT_REFUSED: 422,
  /** The inviter is already set, unknown, or the user themself. */
  INVITE_REFUSED: 422,
  FILE_TYPE: 422,
  FILE_TOO_LARGE: 422,
  /** Locked after too many wrong codes or passwords; `data.retryAfterSec` is the remaining time. */
  LOCKED: 429,
  /** Too many requests; `data.retryAfterSec` is the remaining time. */
  RATE_LIMITED: 429,
  INTERNAL: 500,
  /** Too many files are waiting for inspection, or it cannot be started; the same upload can be retried shortly. */
  BUSY: 503,
  /** The server is starting or stopping, or has no database. */
  UNAVAILABLE: 503,
  /** The secure envelope could not be decrypted: the client must fetch the public key and resend. */
  CIPHER: 55000
} as const;

export type ErrorName = keyof typeof errorCodes;

/** `data` of a failed envelope. */
export interface ErrorData {
  error: ErrorName;
  /** Field name → violated rule, such as `required`, `pattern`, `maxLength`. */
  fields?: Record<string, string>;
  retryAfterSec?: number;
  attemptsLeft?: number;
  needs?: 'login' | 'verify' | 'company';
  /** Reason entered by an operator. */
  reason?: string;
  /** The viewer's appointment at an expo that is at the same time. */
  appointment?: Appointment;
}

/** Shape of every response. HTTP status is 200 whenever the API itself answers, also for errors. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data: T;
  /** Marks `data` as base64 of the AES-CBC encrypted JSON, under the session key of the request. */
  encrypt?: true;
}
