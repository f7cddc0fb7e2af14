import type { ColumnType, Generated } from 'kysely';
import type { PhoneVisibility } from '@contract/account';

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

export interface UserVerificationTable {
  user_id: string;
  kind: 'person' | 'company' | 'park';
  approved_at_ms: number;
}

/** How a person wants to be treated; no row until they choose something. */
export interface AccountPreferenceTable {
  user_id: string;
  message_notify: Generated<boolean>;
  phone_visibility: Generated<PhoneVisibility>;
  browses_anonymously: Generated<boolean>;
}

export interface UserTables {
  user_account: UserAccountTable;
  user_verification: UserVerificationTable;
  account_preference: AccountPreferenceTable;
}
