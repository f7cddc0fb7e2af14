import type { Generated } from 'kysely';
import type { ReportKind, ReportStatus } from '@contract/priceReport';

/** What a person says is wrong with the price of a line on a day. */
export interface PriceReportTable {
  id: string;
  user_id: string;
  line_id: string;
  /** YYYY-MM-DD: the day of the price. */
  date: string;
  kind: ReportKind;
  /** Fen per kg. */
  suggested_fen: number | null;
  reason: string;
  image_urls: Generated<string[]>;
  status: ReportStatus;
  /** What the person was told when it was resolved. */
  answer: string | null;
  created_at_ms: number;
  resolved_at_ms: number | null;
}

export interface PriceReportTables {
  price_report: PriceReportTable;
}
