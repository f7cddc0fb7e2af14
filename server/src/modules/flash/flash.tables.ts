export interface FlashTable {
  id: string;
  title: string;
  content: string;
  /** 3 is the most important. */
  importance: 1 | 2 | 3;
  variety_ids: string[];
  source: string;
  published_at_ms: number;
}

export interface FlashTables {
  flash: FlashTable;
}
