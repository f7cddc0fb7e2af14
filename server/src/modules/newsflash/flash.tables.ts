import type { ColumnType, Generated } from 'kysely';
import type { FlashPicture, FlashTopic, Importance } from '@contract/flash';

export interface FlashTable {
  id: string;
  title: string;
  content: string;
  /** 3 is the most important. */
  importance: Importance;
  topic: FlashTopic;
  variety_ids: string[];
  /** Price lines named in the text. */
  line_ids: ColumnType<string[], string[] | undefined, never>;
  source: string;
  published_at_ms: number;
  /** Stored as JSON. */
  images: ColumnType<FlashPicture[], string | undefined, never>;
  /** Null while the flash is published. */
  withdrawn_reason: Generated<string | null>;
  likes: Generated<number>;
  /** Number of the last change: grows in the order in which changes are committed. */
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

/** Columns of a flash without its search tokens. */
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
