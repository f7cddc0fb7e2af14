import type { Generated, JSONColumnType } from 'kysely';
import type { HolderPerson, HolderSource } from '@contract/holder';

/** Times are epoch milliseconds (int8). */
export interface HolderEntryTable {
  id: string;
  /** Owner of the holder. */
  user_id: string;
  /** Idempotency key of the client. */
  request_id: string;
  /** The person, if a user; once per holder among those that are not removed. */
  person_user_id: string | null;
  /** Card of the person that was kept last; null for one that was typed or deleted. */
  card_id: string | null;
  is_exchanged: Generated<boolean>;
  source: HolderSource;
  met_location: string;
  met_at_ms: number;
  /** As typed; of a card, what the owner of the holder could see when the entry was last saved. */
  person: JSONColumnType<HolderPerson>;
  /** Pinyin of the name, for the order of the index. */
  spelling: string;
  note: string;
  tags: string[];
  group_id: string | null;
  is_starred: Generated<boolean>;
  /** YYYY-MM-DD. */
  remind_on: string | null;
  added_at_ms: number;
  /** Time at which the owner of the holder last opened the entry. */
  seen_at_ms: number;
  removed_at_ms: Generated<number | null>;
}

export interface HolderGroupTable {
  id: string;
  user_id: string;
  /** Once per holder. */
  name: string;
  created_at_ms: number;
}

export interface HolderTables {
  holder_entry: HolderEntryTable;
  holder_group: HolderGroupTable;
}
