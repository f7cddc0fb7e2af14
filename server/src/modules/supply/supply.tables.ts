import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CloseReason, ListingStatus } from '@contract/goods';
import type { SupplyFields } from '@contract/supplyFields';

/** How the version in public stands. */
export type PublicStatus = Extract<ListingStatus, 'published' | 'paused' | 'closed' | 'expired' | 'takedown'>;

/** Times are epoch milliseconds (int8), days YYYY-MM-DD in Shanghai. */
export interface SupplyTable {
  id: string;
  /** Null when the account is gone. */
  owner_user_id: string | null;
  /** In whose name it stands; null for the owner's own. */
  company_id: string | null;
  /** Of the call that made it. */
  request_id: string;
  /** Of the last call that sent it to the review. */
  submit_request_id: string | null;
  status: ListingStatus;
  /** What its owner wrote last. */
  fields: JSONColumnType<SupplyFields>;
  /** The version that was let through last, as everybody reads it. */
  public_fields: ColumnType<SupplyFields | null, string | null | undefined, string | null>;
  /** How that version stands: an edit that waits for its review leaves it as it is. */
  public_status: PublicStatus | null;
  /** The last day of the version in public. */
  valid_until: string | null;
  views: Generated<number>;
  favourites: Generated<number>;
  inquiries: Generated<number>;
  /** Fields that the text check was in doubt about. */
  flagged: Generated<string[]>;
  appeal_text: string | null;
  review_reason: string | null;
  reviewed_at_ms: number | null;
  close_reason: CloseReason | null;
  submitted_at_ms: number | null;
  published_at_ms: number | null;
  confirmed_at_ms: number | null;
  refreshed_at_ms: number | null;
  /** The last day of which the owner was warned. */
  end_told_for: string | null;
  created_at_ms: number;
  updated_at_ms: number;
  /** Taken out of the owner's list; can be undone for a while. */
  removed_at_ms: number | null;
}

export interface SupplyReviewTable {
  id: string;
  supply_id: string;
  action: string;
  by_name: string;
  reason: string;
  at_ms: number;
}

export interface SupplyFavouriteTable {
  user_id: string;
  supply_id: string;
  marked_at_ms: number;
}

export interface SupplyViewTable {
  supply_id: string;
  /** A member's id, of a visitor a digest. */
  reader: string;
  day: string;
}

export interface SupplyShareVisitTable {
  supply_id: string;
  /** A member's id, of a visitor a digest. */
  reader: string;
  date: string;
}

export interface SupplyTables {
  supply: SupplyTable;
  supply_review: SupplyReviewTable;
  supply_favourite: SupplyFavouriteTable;
  supply_view: SupplyViewTable;
  supply_share_visit: SupplyShareVisitTable;
}
