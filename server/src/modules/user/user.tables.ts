import type { ColumnType, Generated } from 'kysely';
import type { PhoneVisibility } from '@contract/account';

/** Times are epoch milliseconds (int8). */
export interface UserAccountTable {
  id: string;
  /** A name of its own for an account without a number: `isNumberless`. */
  mobile: string;
  nickname: string;
  avatar_url: string | null;
  intro: string;
  /** Second login name; stored as typed, unique in any case. */
  user_name: string | null;
  user_name_changed_at_ms: number | null;
  /** argon2id in PHC format; null until the user sets a password. */
  password_hash: string | null;
  invite_code: string;
  inviter_id: string | null;
  /** Stays when the inviter's account is erased, so that no one is bound twice. */
  inviter_bound_at_ms: number | null;
  /** Time when the inviter was notified of this user's verification. */
  inviter_told_at_ms: number | null;
  /** Version of agreement and privacy policy that was accepted last. */
  agreed_version: string;
  agreed_at_ms: number;
  /** Reason why an operator froze the account, which can open no session. */
  frozen_reason: string | null;
  frozen_at_ms: number | null;
  created_at_ms: ColumnType<number, number, never>;
  updated_at_ms: number;
}

export interface UserVerificationTable {
  user_id: string;
  kind: 'person' | 'company' | 'park';
  approved_at_ms: number;
}

/** Preferences of a user; no row until they choose something. */
export interface AccountPreferenceTable {
  user_id: string;
  message_notify: Generated<boolean>;
  phone_visibility: Generated<PhoneVisibility>;
  browses_anonymously: Generated<boolean>;
}

/** E-mail address that logs in to an account, in lower case. */
export interface UserEmailTable {
  user_id: string;
  email: string;
  verified_at_ms: number;
}

export interface UserTables {
  user_email: UserEmailTable;
  user_account: UserAccountTable;
  user_verification: UserVerificationTable;
  account_preference: AccountPreferenceTable;
}
