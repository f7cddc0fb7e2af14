import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { GoodsForm, PriceTier, SupplyTag, TradeUnit } from '@contract/goods';
import type { PurchaseAudience } from '@contract/purchaseFields';
import type { VerificationKind } from '@contract/user';

/** Which of the two; also the name of the table that their module owns. */
export type ListingKind = 'supply' | 'purchase';

export type PriceMode = 'fixed' | 'range' | 'tiered' | 'negotiable';

/** Status of the published version; other than `published` it is no longer offered but still readable. */
export type PublicStatus = 'published' | 'paused' | 'closed' | 'expired' | 'takedown';

/** Columns of both snapshots. Prices are in fen per `unit`. */
interface ListingColumns {
  id: string;
  title: string;
  /** Null for goods outside of the list of varieties. */
  variety_id: string | null;
  variety_name: string;
  grade_name: string;
  form: GoodsForm;
  price_mode: PriceMode;
  /** Null when the price is negotiable. */
  low_fen: number | null;
  /** Above `low_fen` in a price range or tiers, else equal. */
  high_fen: number | null;
  unit: TradeUnit;
  /** For the unit `pack` only. */
  grams_per_pack: number | null;
  /** Lower price per tonne, which lists are sorted by; computed by the database. */
  tonne_fen: Generated<number | null>;
  delivery_place: string;
  /** GB/T 2260 code of `delivery_place`, if known. */
  delivery_code: string | null;
  /** Author. */
  owner_user_id: string | null;
  /** Company that the listing belongs to; null for a personal one. */
  company_id: string | null;
  party_name: string;
  party_verifications: VerificationKind[];
  published_at_ms: number;
  /** Sort key of `recommended`, in epoch milliseconds: freshness plus bonuses; computed by the database. */
  rank_ms: GeneratedAlways<number>;
  status: PublicStatus;
  /** Search tokens; computed by the database. */
  search_tokens: GeneratedAlways<string[]>;
}

export interface SupplyListingTable extends ListingColumns {
  origin: string;
  /** GB/T 2260 code of the origin; null for goods from abroad. */
  origin_code: string | null;
  /** Two letters of ISO 3166-1; null for goods from China. */
  origin_country: string | null;
  crop_year: number | null;
  tags: SupplyTag[];
  cover_url: string | null;
  stock_grams: number;
  moq_grams: number;
  /** Price tiers; null unless tiered. */
  tiers: JSONColumnType<PriceTier[] | null, string | null | undefined, string | null>;
  description: string;
  confirmed_at_ms: number;
  /** Last day, YYYY-MM-DD in Asia/Shanghai. */
  valid_until: string;
}

export interface PurchaseRequestTable extends ListingColumns {
  quantity_grams: number;
  demand: string;
  /** Accepted origins, GB/T 2260 codes; empty for any. */
  origin_codes: Generated<string[]>;
  is_anonymous: boolean;
  quote_count: number;
  max_quotes: number;
  quote_deadline_ms: number;
  /** Other audiences than `public` restrict who finds the request. */
  audience: Generated<PurchaseAudience>;
  invited_company_ids: Generated<string[]>;
}

/** A verified company with figures of its open listings; computed by `tradeCompany.repository`. */
export interface TradeCompanyTable {
  company_id: string;
  name: string;
  verifications: VerificationKind[];
  place: string;
  /** Varieties of its listings, most frequent first. */
  variety_ids: string[];
  /** Names of the first varieties. */
  varieties: string[];
  /** The name in pinyin, in full and its initials. */
  pinyin: string[];
  supply_count: number;
  purchase_count: number;
  /** End of its last open listing. */
  open_until_ms: number;
  search_tokens: GeneratedAlways<string[]>;
}

export interface ListingTables {
  trade_company: TradeCompanyTable;
  supply_listing: SupplyListingTable;
  purchase_request: PurchaseRequestTable;
}
