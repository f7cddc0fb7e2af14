import type { ColumnType, Generated } from 'kysely';
import type { FlashTopic, Importance, FlashPicture } from '@contract/flash';

export interface FlashTable {
  id: string;
  title: string;
  content: string;
  /** 3 is the most important. */
  importance: Importance;
  topic: FlashTopic;
  variety_ids: string[];
  /** Price lines that the text names. */
  line_ids: ColumnType<string[], string[] | undefined, never>;
  source: string;
  published_at_ms: number;
  /** Written as JSON. */
  images: ColumnType<FlashPicture[], string | undefined, never>;
  /** Null while it stands. */
  withdrawn_reason: Generated<string | null>;
  likes: Generated<number>;
  /** Of the last change that readers are told: grows in the order in which changes are committed. */
  change_seq: Generated<number>;
}

export interface FlashLikeTable {
  user_id: string;
  flash_id: string;
}

export interface FlashTables {
  flash: FlashTable;
  flash_like: FlashLikeTable;
}

/** A flash, without the tokens that the search finds it by. */
export const FLASH_COLUMNS = [
  'id',
  'title',
  'content',
  'importance',
  'topic',
  'variety_ids',
  'line_ids',
  'source',
  'published_at_ms',
  'images',
  'withdrawn_reason',
  'likes',
  'change_seq'
] as const satisfies (keyof FlashTable)[];
