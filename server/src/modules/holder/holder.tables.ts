import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
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
  /** Data that was typed, agreed on, or seen on the card by the owner of the holder. */
  person: JSONColumnType<HolderPerson>;
  /** Pinyin of the name, for the order of the index. */
  spelling: string;
  /** First letters of the pinyin of the name. */
  initials: Generated<string>;
  /** Letter of the index: that of `spelling`, or # for a name without one. */
  initial: GeneratedAlways<string>;
  note: string;
  tags: string[];
  group_id: string | null;
  /** Group of the entry that was removed and may come back. */
  former_group_id: Generated<string | null>;
  is_starred: Generated<boolean>;
  /** YYYY-MM-DD. */
  remind_on: string | null;
  /** The `remind_on` that the owner of the holder was notified of last. */
  reminded_of: Generated<string | null>;
  added_at_ms: number;
  /** Time at which the owner of the holder last opened the entry. */
  seen_at_ms: number;
  removed_at_ms: Generated<number | null>;
  /** Entry that this one was merged into, until its removal is undone. */
  merged_into_id: Generated<string | null>;
  /** Time of the last merge into this entry, while it can be undone. */
  merged_at_ms: Generated<number | null>;
  last_merge: ColumnType<LastMerge | null, string | null | undefined, string | null>;
}

/** Columns that a merge changed of the entry that stays. */
export interface LastMerge {
  before: MergedColumns;
  after: MergedColumns;
}

export type MergedColumns = Pick<
  Selectable<HolderEntryTable>,
  | 'person'
  | 'person_user_id'
  | 'card_id'
  | 'seen_at_ms'
  | 'is_exchanged'
  | 'note'
  | 'tags'
  | 'remind_on'
  | 'reminded_of'
  | 'source'
  | 'met_location'
  | 'met_at_ms'
  | 'is_starred'
  | 'group_id'
>;

export interface HolderGroupTable {
  id: string;
  user_id: string;
  /** Once per holder among the groups that are not removed. */
  name: string;
  created_at_ms: number;
  removed_at_ms: Generated<number | null>;
}

export interface HolderTables {
  holder_entry: HolderEntryTable;
  holder_group: HolderGroupTable;
}
