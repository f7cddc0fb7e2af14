/**
 * Every error the API answers. `data.error` of a failed envelope holds one of these names; `code` holds the number.
 * The client shows a sentence of its dictionary for each name, never `msg`, which is for logs.
 */
export const errorCodes = {
  /** The input breaks the schema or a field rule; `data.fields` names the fields. */
  VALIDATION: 400,
  /** No token, or one that is unknown, expired or revoked. */
  UNAUTHORIZED: 401,
  /** The person may not do this. */
  FORBIDDEN: 403,
  /** A price history longer than the reader's level allows; `data.needs` says what unlocks it. */
  HISTORY_LOCKED: 403,
  /** An operator froze the account: nobody logs in to it; `data.reason` says why. */
  FROZEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  /** The one-time code is wrong; `data.attemptsLeft` says how many tries remain. */
  SMS_CODE_WRONG: 422,
  /** The one-time code was used already, has expired or was never sent. */
  SMS_CODE_EXPIRED: 422,
  /** `data.attemptsLeft` says how many tries remain before a wait, `data.retryAfterSec` how long the wait is now. */
  PASSWORD_WRONG: 422,
  /** A solved captcha must come along. */
  CAPTCHA_NEEDED: 422,
  CAPTCHA_WRONG: 422,
  /** The ticket of an earlier step was used already or has expired: start over. */
  TICKET_EXPIRED: 422,
  /** WeChat does not accept the code: it was used already or is too old. */
  WECHAT_REFUSED: 422,
  /** The inviter is already set, unknown, or the person themself. */
  INVITE_REFUSED: 422,
  FILE_TYPE: 422,
  FILE_TOO_LARGE: 422,
  /** Locked after too many wrong codes or passwords; `data.retryAfterSec`. */
  LOCKED: 429,
  /** Asked too often; `data.retryAfterSec`. */
  RATE_LIMITED: 429,
  INTERNAL: 500,
  /** Too many files wait to be looked at: the same one will be taken a little later. */
  BUSY: 503,
  /** The server is starting or stopping, or has no database. */
  UNAVAILABLE: 503,
  /** The secure envelope could not be opened: fetch the public key and send again. */
  CIPHER: 55000
} as const;

export type ErrorName = keyof typeof errorCodes;

/** `data` of a failed envelope. */
export interface ErrorData {
  error: ErrorName;
  /** Field name → rule that it breaks, such as `required`, `pattern`, `maxLength`. */
  fields?: Record<string, string>;
  retryAfterSec?: number;
  attemptsLeft?: number;
  needs?: 'login' | 'verify' | 'company';
  /** In an operator's words. */
  reason?: string;
}

/** The shape of every answer. HTTP status is 200 whenever the API itself answers, also for errors. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data: T;
  /** `data` is base64 of AES-CBC over the JSON, under the session key of the request. */
  encrypt?: true;
}
