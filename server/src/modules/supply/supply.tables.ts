import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CloseReason, ListingStatus } from '@contract/goods';
import type { SupplyFields } from '@contract/supplyFields';
import type { PublicStatus } from '../listing/listing.tables';

/** Times are epoch milliseconds (int8), days YYYY-MM-DD in Shanghai. */
export interface SupplyTable {
  id: string;
  /** Null when the account is gone. */
  owner_user_id: string | null;
  /** Company that the supply belongs to; null for a personal one. */
  company_id: string | null;
  /** Request id that created the row. */
  request_id: string;
  /** Request id of the last submission. */
  submit_request_id: string | null;
  status: ListingStatus;
  /** Last saved version. */
  fields: JSONColumnType<SupplyFields>;
  /** Published version: the last one that was approved. */
  public_fields: ColumnType<SupplyFields | null, string | null | undefined, string | null>;
  /** Status of the published version; an edit under review leaves it as it is. */
  public_status: PublicStatus | null;
  /** Last day of the published version. */
  valid_until: string | null;
  views: Generated<number>;
  favourites: Generated<number>;
  inquiries: Generated<number>;
  /** Fields with doubtful texts, for the operator. */
  flagged: Generated<string[]>;
  appeal_text: string | null;
  review_reason: string | null;
  reviewed_at_ms: number | null;
  close_reason: CloseReason | null;
  submitted_at_ms: number | null;
  published_at_ms: number | null;
  confirmed_at_ms: number | null;
  refreshed_at_ms: number | null;
  /** `valid_until` that the owner was warned of. */
  end_told_for: string | null;
  created_at_ms: number;
  updated_at_ms: number;
  /** Removed by the owner; can be undone for a while. */
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
  /** User id; for a visitor a digest. */
  reader: string;
  day: string;
}

export interface SupplyShareVisitTable {
  supply_id: string;
  /** User id; for a visitor a digest. */
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
