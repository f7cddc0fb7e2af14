import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { InquiryContent, InquirySide } from '@contract/inquiry';

/** Times are epoch milliseconds (int8). */
export interface InquiryTable {
  id: string;
  /** The listing: exactly one of the two is set. */
  supply_id: string | null;
  purchase_id: string | null;
  asker_user_id: string;
  asker_unread: Generated<number>;
  owner_unread: Generated<number>;
  /** True while a side has an unread notification, so that it gets no second one. */
  asker_told: Generated<boolean>;
  owner_told: Generated<boolean>;
  asker_blocks: Generated<boolean>;
  owner_blocks: Generated<boolean>;
  asked_at_ms: number;
  /** Time of the owner's first answer. */
  answered_at_ms: number | null;
  last_content: JSONColumnType<InquiryContent>;
  last_at_ms: number;
  changes: ColumnType<number, number | undefined, number>;
}

export interface InquiryMessageTable {
  id: string;
  inquiry_id: string;
  side: InquirySide;
  /** Null when the account is gone. */
  user_id: string | null;
  request_id: string;
  content: JSONColumnType<InquiryContent>;
  at_ms: number;
}

export interface InquiryTables {
  inquiry: InquiryTable;
  inquiry_message: InquiryMessageTable;
}
