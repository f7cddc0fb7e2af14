import type { Generated } from 'kysely';
import type { ScanCodeKind } from '@contract/scanCode';

/** Times are epoch milliseconds (int8). */
export interface ScanCodeTable {
  code: string;
  short_code: string;
  kind: ScanCodeKind;
  /** Id of the card or ticket. */
  subject_id: string;
  created_at_ms: number;
  /** Set when another code replaced this one. */
  expired_at_ms: Generated<number | null>;
}

export interface ScanCodeTables {
  scan_code: ScanCodeTable;
}
