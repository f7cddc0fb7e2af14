import type { FootprintKind } from '@contract/footprint';

export interface FootprintTable {
  user_id: string;
  kind: FootprintKind;
  target_id: string;
  /** Title at the time of the view. */
  title: string;
  seen_at_ms: number;
}

export interface FootprintTables {
  footprint: FootprintTable;
}
