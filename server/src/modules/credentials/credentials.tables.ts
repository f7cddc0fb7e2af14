import type { Generated } from 'kysely';
import type { WeChatSource } from '@contract/login';

/** Last code of a mobile number per purpose; a newer one replaces it. */
export interface SmsCodeTable {
  /** Or the e-mail address, in lower case, that got the code. */
  mobile: string;
  /** Purpose of the code (CodePurpose of smsCode.service). */
  purpose: string;
  /** Codes sent since the last one that was used. */
  sent_count: Generated<number>;
  code_digest: string;
  sent_at_ms: number;
  expires_at_ms: number;
  used_at_ms: number | null;
}

/** Origin from which a user has logged in. */
export interface KnownPlaceTable {
  user_id: string;
  kind: 'address' | 'device';
  /** Keyed with the server's secret, because there are few enough addresses to be guessed. */
  digest: string;
  seen_at_ms: number;
}

/** Wrong passwords and codes per account name, whether or not the account exists, by origin; or per address. */
export interface PasswordGuardTable {
  account_digest: string;
  wrong_count: number;
  tried_at_ms: number;
  locked_until_ms: number;
}

/** Captchas; solved ones wait for their one use. */
export interface CaptchaTable {
  id: string;
  /** Position of the piece, in px of the picture. */
  offset_px: number;
  is_solved: Generated<boolean>;
  expires_at_ms: number;
}

export interface ResetTicketTable {
  ticket_digest: string;
  user_id: string;
  expires_at_ms: number;
}

/** WeChat account that logs in to an account. */
export interface UserWeChatTable {
  source: WeChatSource;
  openid: string;
  /** Equal for all sources of one WeChat user, when the apps are joined on WeChat's platform. */
  unionid: string | null;
  user_id: string;
  bound_at_ms: number;
}

/** Identity of a WeChat user towards one source. */
export type WeChatAccount = Pick<UserWeChatTable, 'source' | 'openid' | 'unionid'>;

/** WeChat login that still needs a verified mobile number, or the user's decision on a conflict. */
export interface WeChatTicketTable {
  ticket_digest: string;
  source: WeChatSource;
  openid: string;
  unionid: string | null;
  /** Number verified by WeChat. */
  mobile: string | null;
  expires_at_ms: number;
}

export interface CredentialsTables {
  sms_code: SmsCodeTable;
  known_place: KnownPlaceTable;
  password_guard: PasswordGuardTable;
  captcha: CaptchaTable;
  reset_ticket: ResetTicketTable;
  user_wechat: UserWeChatTable;
  wechat_ticket: WeChatTicketTable;
}
