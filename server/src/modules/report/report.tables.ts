import type { ReportReason, ReportTarget } from '@contract/report';

export interface ReportTable {
  id: string;
  user_id: string;
  target_type: ReportTarget;
  target_id: string;
  /** Title when it was reported: it may be changed or taken down before an operator reviews it. */
  target_title: string;
  reason: ReportReason;
  text: string;
  status: 'open' | 'upheld' | 'dismissed';
  /** Message for the author; null while the report is open. */
  answer: string | null;
  created_at_ms: number;
  resolved_at_ms: number | null;
}

export interface ReportTables {
  content_report: ReportTable;
}
