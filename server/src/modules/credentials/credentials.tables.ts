import type { WeChatSource } from '@contract/login';
import type { Generated } from 'kysely';

/** The last code of a mobile number for a purpose; a newer one replaces it. */
export interface SmsCodeTable {
  mobile: string;
  /** What the code is for (CodePurpose of smsCode.service). */
  purpose: string;
  /** Codes sent since the last one that was used. */
  sent_count: Generated<number>;
  code_digest: string;
  sent_at_ms: number;
  expires_at_ms: number;
  used_at_ms: number | null;
}

/** A place that the person has logged in from. */
export interface KnownPlaceTable {
  user_id: string;
  kind: 'address' | 'device';
  /** Under the secret of the server: addresses are few enough to be tried. */
  digest: string;
  seen_at_ms: number;
}

/** Wrong passwords and codes for an account name, whether or not the account exists, by place; or for an address. */
export interface PasswordGuardTable {
  account_digest: string;
  wrong_count: number;
  tried_at_ms: number;
  locked_until_ms: number;
}

/** A puzzle that was given out; solved ones wait for their one use. */
export interface CaptchaTable {
  id: string;
  /** Where the piece belongs, px of the picture. */
  offset_px: number;
  is_solved: Generated<boolean>;
  expires_at_ms: number;
}

export interface ResetTicketTable {
  ticket_digest: string;
  user_id: string;
  expires_at_ms: number;
}

/** A WeChat account that logs in to an account of ours. */
export interface UserWeChatTable {
  source: WeChatSource;
  openid: string;
  /** The same for all sources of one WeChat user, where the apps are joined on WeChat's platform. */
  unionid: string | null;
  user_id: string;
  bound_at_ms: number;
}

/** A WeChat login that still lacks a proven mobile number, or the person's word on a conflict. */
export interface WeChatTicketTable {
  ticket_digest: string;
  source: WeChatSource;
  openid: string;
  unionid: string | null;
  /** A number that WeChat vouched for. */
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
