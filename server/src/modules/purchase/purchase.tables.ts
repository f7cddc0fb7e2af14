import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { CloseReason, ListingStatus } from '@contract/goods';
import type { PurchaseFields } from '@contract/purchaseFields';
import type { PublicStatus } from '../listing/listing.tables';

/** Times are epoch milliseconds (int8). */
export interface PurchaseTable {
  id: string;
  /** Null when the account is gone. */
  owner_user_id: string | null;
  /** Company that the request belongs to; null for a personal one. */
  company_id: string | null;
  request_id: string;
  /** Request id of the last submission. */
  submit_request_id: string | null;
  status: ListingStatus;
  /** Last saved version. */
  fields: JSONColumnType<PurchaseFields>;
  /** Published version: the last one that was approved. */
  public_fields: ColumnType<PurchaseFields | null, string | null | undefined, string | null>;
  /** Status of the published version; an edit under review leaves it as it is. */
  public_status: PublicStatus | null;
  /** End of the last day for quotations, of the published version. */
  quote_deadline_ms: number | null;
  /** Quotations that were sent and not withdrawn or erased. */
  quote_count: Generated<number>;
  /** Grams of all accepted quotations. */
  dealt_grams: Generated<number>;
  views: Generated<number>;
  favourites: Generated<number>;
  /** Incremented by every change of the request or its quotations; open pages watch it. */
  changes: Generated<number>;
  /** Fields with doubtful texts, for the operator. */
  flagged: Generated<string[]>;
  review_reason: string | null;
  reviewed_at_ms: number | null;
  close_reason: CloseReason | null;
  /** Archived by the owner. */
  archived_at_ms: Generated<number | null>;
  /** Text of the owner's appeal against a takedown. */
  appeal_text: string | null;
  submitted_at_ms: number | null;
  published_at_ms: number | null;
  refreshed_at_ms: number | null;
  /** `quote_deadline_ms` that the owner was warned of. */
  deadline_told_ms: number | null;
  created_at_ms: number;
  updated_at_ms: number;
  /** Removed by the owner; can be undone for a while. */
  removed_at_ms: number | null;
}

/** A row with a published version. */
export type PublicPurchaseRow = Selectable<PurchaseTable> & {
  public_fields: PurchaseFields;
  quote_deadline_ms: number;
};

/** Decisions of operators. */
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
