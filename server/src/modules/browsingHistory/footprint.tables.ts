import type { FootprintKind } from '@contract/footprint';

export interface FootprintTable {
  user_id: string;
  kind: FootprintKind;
  target_id: string;
  /** What it was called when it was looked at. */
  title: string;
  seen_at_ms: number;
}

export interface FootprintTables {
  footprint: FootprintTable;
}
