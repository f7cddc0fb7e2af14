import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { GoodsForm, PriceTier, SupplyTag, TradeUnit } from '@contract/goods';
import type { PurchaseAudience } from '@contract/purchaseFields';
import type { VerificationKind } from '@contract/user';

export type PriceMode = 'fixed' | 'range' | 'tiered' | 'negotiable';

/** How a listing stands in public; what is not `published` is no longer offered but may still be read. */
type PublicStatus = 'published' | 'paused' | 'closed' | 'expired' | 'takedown';

/** What supplies and purchase requests share. Prices are fen per `unit`. */
interface ListingColumns {
  id: string;
  title: string;
  /** Null for goods that the list of varieties does not have. */
  variety_id: string | null;
  variety_name: string;
  grade_name: string;
  form: GoodsForm;
  price_mode: PriceMode;
  /** Null when the price is negotiable. */
  low_fen: number | null;
  /** Above `low_fen` in a range or in steps, else the same. */
  high_fen: number | null;
  unit: TradeUnit;
  /** Of the unit `pack`. */
  grams_per_pack: number | null;
  /** The lower price per tonne, by which lists are sorted whatever the unit; computed by the database. */
  tonne_fen: Generated<number | null>;
  delivery_place: string;
  /** GB/T 2260 of `delivery_place`, where it is known. */
  delivery_code: string | null;
  /** Who wrote it. */
  owner_user_id: string | null;
  /** In whose name it stands, besides `party_name`; null for a person's own. */
  company_id: string | null;
  party_name: string;
  party_verifications: VerificationKind[];
  published_at_ms: number;
  /** Epoch ms by which `recommended` sorts: the freshness and what speaks for it; computed by the database. */
  rank_ms: GeneratedAlways<number>;
  status: PublicStatus;
  /** What the search finds it by; computed by the database. */
  search_tokens: GeneratedAlways<string[]>;
}

export interface SupplyListingTable extends ListingColumns {
  origin: string;
  /** GB/T 2260 of where it grew; null for goods from abroad. */
  origin_code: string | null;
  /** Two letters of ISO 3166-1; null for goods from China. */
  origin_country: string | null;
  crop_year: number | null;
  tags: SupplyTag[];
  cover_url: string | null;
  stock_grams: number;
  moq_grams: number;
  /** Of a price in steps, else null. */
  tiers: JSONColumnType<PriceTier[] | null, string | null | undefined, string | null>;
  description: string;
  confirmed_at_ms: number;
  /** YYYY-MM-DD, Asia/Shanghai; offered until the end of that day. */
  valid_until: string;
}

export interface PurchaseRequestTable extends ListingColumns {
  quantity_grams: number;
  demand: string;
  /** Regions that the goods should come from, GB/T 2260; empty where any will do. */
  origin_codes: Generated<string[]>;
  is_anonymous: boolean;
  quote_count: number;
  max_quotes: number;
  quote_deadline_ms: number;
  /** Lists show those for everybody; the others are found by whom they are for. */
  audience: Generated<PurchaseAudience>;
  invited_company_ids: Generated<string[]>;
}

/** A verified company, as its open listings tell; computed from them by `tradeCompany.repository`. */
export interface TradeCompanyTable {
  company_id: string;
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
