import type { ColumnType } from 'kysely';

/** Times are epoch milliseconds (int8). */
export interface UserAccountTable {
  id: string;
  mobile: string;
  nickname: string;
  avatar_url: string | null;
  intro: string;
  /** argon2id in PHC form; null until the person sets a password. */
  password_hash: string | null;
  invite_code: string;
  inviter_id: string | null;
  /** The version of agreement and privacy policy that was accepted last. */
  agreed_version: string;
  agreed_at_ms: number;
  created_at_ms: ColumnType<number, number, never>;
  updated_at_ms: number;
}

export interface UserSessionTable {
  /** SHA-256 of the bearer token, base64url: a dump of this table opens nothing. */
  token_digest: string;
  user_id: string;
  created_at_ms: number;
  renewed_at_ms: number;
  expires_at_ms: number;
}

export interface UserVerificationTable {
  user_id: string;
  kind: 'person' | 'company' | 'park';
  approved_at_ms: number;
}

/** The last code of a mobile number; a newer one replaces it. */
export interface SmsCodeTable {
  mobile: string;
  code_digest: string;
  sent_at_ms: number;
  expires_at_ms: number;
  used_at_ms: number | null;
  wrong_count: number;
  locked_until_ms: number;
}

/** Wrong passwords of an account name, whether or not the account exists. */
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

export interface UserTables {
  user_account: UserAccountTable;
  user_session: UserSessionTable;
  user_verification: UserVerificationTable;
  sms_code: SmsCodeTable;
  password_guard: PasswordGuardTable;
  rate_window: RateWindowTable;
}
