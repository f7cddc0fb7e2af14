import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CloseReason, ListingStatus } from '@contract/goods';
import type { PurchaseFields } from '@contract/purchaseFields';

/** Times are epoch milliseconds (int8). */
export interface PurchaseTable {
  id: string;
  /** Null when the account is gone. */
  owner_user_id: string | null;
  /** In whose name it stands; null for the owner's own. */
  company_id: string | null;
  request_id: string;
  /** Of the last submission: the same again is the same one. */
  submit_request_id: string | null;
  status: ListingStatus;
  /** What its owner wrote last. */
  fields: JSONColumnType<PurchaseFields>;
  /** The version that was let through last, as the public and the suppliers read it. */
  public_fields: ColumnType<PurchaseFields | null, string | null | undefined, string | null>;
  /** How that version stands: an edit that waits for its review leaves it as it is. */
  public_status: Extract<ListingStatus, 'published' | 'paused' | 'closed' | 'expired' | 'takedown'> | null;
  /** The end of the last day for quotations, of the public version. */
  quote_deadline_ms: number | null;
  /** Quotations that were sent and not withdrawn. */
  quote_count: Generated<number>;
  /** Goods that were accepted. */
  dealt_grams: Generated<number>;
  views: Generated<number>;
  favourites: Generated<number>;
  /** Grows with whatever happens around it, also to its quotations. */
  changes: Generated<number>;
  /** Fields that the text check was in doubt about. */
  flagged: Generated<string[]>;
  review_reason: string | null;
  reviewed_at_ms: number | null;
  close_reason: CloseReason | null;
  /** Put aside by its owner; null while it stands among the others. */
  archived_at_ms: Generated<number | null>;
  /** What the owner says against being taken down. */
  appeal_text: string | null;
  submitted_at_ms: number | null;
  published_at_ms: number | null;
  refreshed_at_ms: number | null;
  /** The deadline of which the owner was warned. */
  deadline_told_ms: number | null;
  created_at_ms: number;
  updated_at_ms: number;
  /** Taken out of the owner's list; can be undone for a while. */
  removed_at_ms: number | null;
}

/** Who has decided what about it. */
export interface PurchaseReviewTable {
  id: string;
  purchase_id: string;
  action: string;
  by_name: string;
  reason: string;
  at_ms: number;
}

export interface PurchaseFavouriteTable {
  user_id: string;
  purchase_id: string;
  marked_at_ms: number;
}

export interface PurchaseViewTable {
  purchase_id: string;
  user_id: string;
  /** YYYY-MM-DD, Asia/Shanghai. */
  date: string;
}

export interface PurchaseInvitationTable {
  purchase_id: string;
  company_id: string;
  invited_at_ms: number;
}

export interface PurchaseTables {
  purchase: PurchaseTable;
  purchase_review: PurchaseReviewTable;
  purchase_favourite: PurchaseFavouriteTable;
  purchase_view: PurchaseViewTable;
  purchase_invitation: PurchaseInvitationTable;
}
