import type { Generated, JSONColumnType } from 'kysely';
import type {
  ChainStep,
  InvestmentContact,
  InvestmentMode,
  LeadStatus,
  LeadTarget,
  RegionAdvantage
} from '@contract/investment';
import type { Park, ParkIndustry, ParkPlot, PlotKind, PlotStatus, PriceBasis } from '@contract/park';

export interface InvestmentRegionTable {
  id: string;
  name: string;
  intro: string;
  advantages: JSONColumnType<RegionAdvantage[]>;
  chain: JSONColumnType<ChainStep[]>;
  contact: JSONColumnType<InvestmentContact>;
}

export interface InvestmentPolicyTable {
  id: string;
  region_id: string;
  title: string;
  document_no: string;
  issuer: string;
  issued_on: string;
  /** Last day in force; null until it is revoked. */
  valid_until: string | null;
  summary: string;
}

export interface InvestmentProjectTable {
  id: string;
  region_id: string;
  position: number;
  name: string;
  industry: string;
  /** Units of ten thousand yuan. */
  scale_wan: number;
  mode: InvestmentMode;
  summary: string;
  contact: JSONColumnType<InvestmentContact>;
}

export interface InvestmentParkTable {
  id: string;
  revision: Generated<number>;
  is_published: boolean;
  position: number;
  name: string;
  location: string;
  latitude: number | null;
  longitude: number | null;
  intro: string;
  area_mu: number;
  industries: JSONColumnType<ParkIndustry[]>;
  policy_tags: JSONColumnType<string[]>;
  picture_urls: JSONColumnType<string[]>;
  plan_width: number | null;
  plan_height: number | null;
  contact: JSONColumnType<InvestmentContact>;
  brochure: JSONColumnType<Park['brochure']>;
  updated_by: string;
  updated_at_ms: number;
}

export interface InvestmentPlotTable {
  park_id: string;
  no: string;
  position: number;
  kind: PlotKind;
  area_m2: number;
  /** Null where it is negotiable. */
  price_fen: number | null;
  price_basis: PriceBasis;
  status: PlotStatus;
  note: string;
  box: JSONColumnType<NonNullable<ParkPlot['box']>> | null;
}

/** A member's question to the office of a region, about it or one of its projects, or to a park. */
export interface InvestmentLeadTable {
  id: string;
  lead_no: string;
  user_id: string;
  /** Idempotency key of the form, unique for a user. */
  request_id: string;
  target: LeadTarget;
  target_id: string;
  target_name: string;
  name: string;
  company: string;
  contact: string;
  message: string;
  /** Day of a wished visit to a park. */
  visit_on: Generated<string | null>;
  status: LeadStatus;
  reply: string | null;
  /** Operator who replied or closed. */
  answered_by: string | null;
  replied_at_ms: number | null;
  created_at_ms: number;
}

export interface InvestmentTables {
  investment_region: InvestmentRegionTable;
  investment_policy: InvestmentPolicyTable;
  investment_project: InvestmentProjectTable;
  investment_park: InvestmentParkTable;
  investment_plot: InvestmentPlotTable;
  investment_lead: InvestmentLeadTable;
}
