import type { Generated } from 'kysely';
import type { ReportKind, ReportStatus } from '@contract/priceReport';

/** Report of a user on the price of a line and day. */
export interface PriceReportTable {
  id: string;
  user_id: string;
  line_id: string;
  /** YYYY-MM-DD: day of the price. */
  date: string;
  kind: ReportKind;
  /** Fen per kg. */
  suggested_fen: number | null;
  reason: string;
  image_urls: Generated<string[]>;
  status: ReportStatus;
  /** Answer to the author when it was resolved. */
  answer: string | null;
  created_at_ms: number;
  resolved_at_ms: number | null;
}

export interface PriceReportTables {
  price_report: PriceReportTable;
}
