import type { Generated } from 'kysely';
import type { Gender, Identity } from '@contract/user';

/** Details of a user beyond nickname, avatar and intro; no row without any. */
export interface UserProfileTable {
  user_id: string;
  real_name: Generated<string>;
  gender: Gender | null;
  /** GB/T 2260. */
  region_code: string | null;
  identity: Identity | null;
  variety_ids: Generated<string[]>;
  address_region_code: string | null;
  address_detail: Generated<string>;
  /** Null until the user has changed their initial name. */
  nickname_changed_at_ms: number | null;
}

export interface ProfileTables {
  user_profile: UserProfileTable;
}
