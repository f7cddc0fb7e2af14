import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CounterAnswer, QuotationStatus, RejectReason } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';

/** Times are epoch milliseconds (int8), prices fen per unit of the request. */
export interface QuotationTable {
  id: string;
  purchase_id: string;
  /** Author; null when the account was erased. */
  supplier_user_id: string | null;
  /** Company that quotes; null for a personal quotation. */
  company_id: string | null;
  request_id: string;
  status: QuotationStatus;
  /** Unsent draft. */
  draft: ColumnType<QuotationFields | null, string | null, string | null>;
  /** `goodsVersion` of the request that the draft was entered for; null when the client did not name it. */
  draft_goods_version: string | null;
  /** Number of the last version, 0 without one. The next four columns belong to that version. */
  version: number;
  unit_fen: number | null;
  delivered_fen_per_kg: number | null;
  available_grams: number | null;
  valid_until_ms: number | null;
  first_sent_at_ms: number | null;
  /** When the buyer opened the last version. */
  viewed_at_ms: number | null;
  /** Side that has to answer an offer or message. */
  waits_for: Generated<'buyer' | 'supplier' | null>;
  /** Versions after the first that the supplier wrote; agreed ones are none. */
  edits: Generated<number>;
  buyer_unread: Generated<boolean>;
  supplier_unread: Generated<boolean>;
  reject_reason: RejectReason | null;
  reject_text: Generated<string>;
  accepted_grams: Generated<number>;
  accepted_at_ms: number | null;
  accept_request_id: string | null;
  score: number | null;
  score_text: Generated<string>;
  /** The end of validity of which both sides were warned. */
  expiry_told_ms: number | null;
  /** Grows with what either side says or decides. */
  revision: number;
  /** Grows with everything, also with views and marks. */
  changes: number;
  created_at_ms: number;
  updated_at_ms: number;
}

export interface QuotationVersionTable {
  quotation_id: string;
  version: number;
  request_id: string;
  fields: JSONColumnType<QuotationFields>;
  delivered_fen_per_kg: number;
  edit_reason: string;
  sent_at_ms: number;
  is_agreed: Generated<boolean>;
}

export interface QuotationCounterTable {
  id: string;
  quotation_id: string;
  request_id: string;
  side: 'buyer' | 'supplier';
  unit_fen: number | null;
  text: string;
  at_ms: number;
  /** Null while it can be answered. */
  answer: Generated<CounterAnswer | null>;
  /** The later one that took its place, which may be taken back. */
  superseded_by: Generated<string | null>;
}

export interface QuotationTables {
  quotation: QuotationTable;
  quotation_version: QuotationVersionTable;
  quotation_counter: QuotationCounterTable;
}
