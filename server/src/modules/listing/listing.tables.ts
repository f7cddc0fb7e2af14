import type { Generated, GeneratedAlways } from 'kysely';
import type { ListingUnit } from '@contract/listing';
import type { VerificationKind } from '@contract/user';

export type PriceMode = 'fixed' | 'range' | 'negotiable';

/** What supplies and purchase requests share. Prices are fen per `unit`. */
interface ListingColumns {
  id: string;
  title: string;
  variety_id: string;
  grade_name: string;
  form: string;
  price_mode: PriceMode;
  /** Null when the price is negotiable. */
  low_fen: number | null;
  /** Above `low_fen` in a range, else the same. */
  high_fen: number | null;
  unit: ListingUnit;
  /** The lower price per tonne, by which lists are sorted whatever the unit; computed by the database. */
  tonne_fen: Generated<number | null>;
  delivery_place: string;
  party_name: string;
  party_verifications: VerificationKind[];
  published_at_ms: number;
  /** What the search finds it by; computed by the database. */
  search_tokens: GeneratedAlways<string[]>;
}

export interface SupplyListingTable extends ListingColumns {
  origin: string;
  crop_year: number | null;
  tags: string[];
  stock_text: string;
  moq_text: string;
  description: string;
  confirmed_at_ms: number;
  /** YYYY-MM-DD, Asia/Shanghai; offered until the end of that day. */
  valid_until: string;
  status: 'published' | 'paused' | 'closed';
}

export interface PurchaseRequestTable extends ListingColumns {
  quantity_text: string;
  demand: string;
  is_anonymous: boolean;
  quote_count: number;
  max_quotes: number;
  quote_deadline_ms: number;
  status: 'published' | 'closed';
}

/** A verified company, as its open listings tell; computed from them by `company.repository`. */
export interface TradeCompanyTable {
  name: string;
  verifications: VerificationKind[];
  place: string;
  /** What it deals in most, the most first. */
  variety_ids: string[];
  /** Their names. */
  varieties: string[];
  /** The name in pinyin, in full and its initials. */
  pinyin: string[];
  supply_count: number;
  purchase_count: number;
  /** When the last of its listings ends. */
  open_until_ms: number;
  search_tokens: GeneratedAlways<string[]>;
}

export interface ListingTables {
  trade_company: TradeCompanyTable;
  supply_listing: SupplyListingTable;
  purchase_request: PurchaseRequestTable;
}
