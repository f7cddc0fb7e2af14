import type { Generated } from 'kysely';
import type { PhoneVisibility } from '@contract/account';

/** How a person wants to be treated; no row until they choose something. */
export interface AccountPreferenceTable {
  user_id: string;
  message_notify: Generated<boolean>;
  phone_visibility: Generated<PhoneVisibility>;
  browses_anonymously: Generated<boolean>;
}

/** Without `erased_at_ms`: the person asked to be erased. With it: they are, and the row stays as the proof. */
export interface AccountCancellationTable {
  user_id: string;
  requested_at_ms: number;
  erases_at_ms: number;
  erased_at_ms: number | null;
}

export interface AccountTables {
  account_preference: AccountPreferenceTable;
  account_cancellation: AccountCancellationTable;
}
