import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { SheetReport } from '@contract/quote';

/** Imported price sheets: the same bytes are not imported again. */
export interface QuoteImportTable {
  id: string;
  sha256: string;
  operator: string;
  imported_at_ms: number;
  report: JSONColumnType<SheetReport>;
}

/** Figures of a quote in the audit, in fen per kg. */
export interface QuoteFigures {
  lowFen: number;
  midFen: number;
  highFen: number;
}

export type QuoteAction = 'published' | 'corrected' | 'submitted' | 'approved' | 'rejected' | 'withdrawn';

/** Stored as JSON text. */
type Figures = ColumnType<QuoteFigures | null, string | null, string | null>;

/** Audit of the quotes of a line and day. Rows are only ever added. */
export interface QuoteChangeTable {
  id: Generated<number>;
  line_id: string;
  date: string;
  action: QuoteAction;
  operator: string;
  at_ms: number;
  reason: string | null;
  import_id: string | null;
  review_id: string | null;
  before: Figures;
  after: Figures;
}

export interface QuoteTables {
  quote_import: QuoteImportTable;
  quote_change: QuoteChangeTable;
}
