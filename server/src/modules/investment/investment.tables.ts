import type { JSONColumnType } from 'kysely';
import type {
  ChainStep,
  InvestmentContact,
  InvestmentMode,
  LeadStatus,
  LeadTarget,
  RegionAdvantage
} from '@contract/investment';

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

/** A member's question to the office of a region, about it or one of its projects. */
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
  investment_lead: InvestmentLeadTable;
}
