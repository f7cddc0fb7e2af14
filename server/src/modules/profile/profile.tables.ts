import type { Generated } from 'kysely';
import type { Gender, Identity } from '@contract/user';

/** What a person tells about themself beyond nickname, avatar and intro; no row until they tell something. */
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
  /** Null until the person has changed the name that they were given. */
  nickname_changed_at_ms: number | null;
}

export interface ProfileTables {
  user_profile: UserProfileTable;
}
