import type { WeChatSource } from '@contract/login';
import type { ColumnType, Generated } from 'kysely';
import type { ClientKind } from './device';

/** Times are epoch milliseconds (int8). */
export interface UserAccountTable {
  id: string;
  mobile: string;
  nickname: string;
  avatar_url: string | null;
  intro: string;
  /** Logs in beside the number; as it was typed, one of a kind however it is written. */
  user_name: string | null;
  user_name_changed_at_ms: number | null;
  /** argon2id in PHC form; null until the person sets a password. */
  password_hash: string | null;
  invite_code: string;
  inviter_id: string | null;
  /** Stays when the inviter's account goes: nobody is bound twice. */
  inviter_bound_at_ms: number | null;
  /** When the inviter was told that this person is verified. */
  inviter_told_at_ms: number | null;
  /** The version of agreement and privacy policy that was accepted last. */
  agreed_version: string;
  agreed_at_ms: number;
  /** Why an operator froze the account: it opens no session. */
  frozen_reason: string | null;
  frozen_at_ms: number | null;
  created_at_ms: ColumnType<number, number, never>;
  updated_at_ms: number;
}

export interface UserSessionTable {
  /** SHA-256 of the bearer token, base64url: a dump of this table opens nothing. */
  token_digest: string;
  user_id: string;
  created_at_ms: number;
  /** Written once an hour at most: also when the session was used last. */
  renewed_at_ms: number;
  expires_at_ms: number;
  /** Names the session where a person sees it; opens nothing. */
  id: Generated<string>;
  client: Generated<ClientKind>;
  /** Names such as `Chrome` and `Android`; empty where unknown. */
  browser: Generated<string>;
  system: Generated<string>;
}

export interface UserVerificationTable {
  user_id: string;
  kind: 'person' | 'company' | 'park';
  approved_at_ms: number;
}

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

/** Counts an action of a key (such as an address) in a fixed window. */
export interface RateWindowTable {
  key: string;
  started_at_ms: number;
  count: number;
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

export interface UserTables {
  user_account: UserAccountTable;
  user_session: UserSessionTable;
  user_verification: UserVerificationTable;
  sms_code: SmsCodeTable;
  known_place: KnownPlaceTable;
  password_guard: PasswordGuardTable;
  rate_window: RateWindowTable;
  captcha: CaptchaTable;
  reset_ticket: ResetTicketTable;
  user_wechat: UserWeChatTable;
  wechat_ticket: WeChatTicketTable;
}
