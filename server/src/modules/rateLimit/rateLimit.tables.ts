/** Counts an action of a key (such as an address) in a fixed window. */
export interface RateWindowTable {
  key: string;
  started_at_ms: number;
  count: number;
}

export interface RateLimitTables {
  rate_window: RateWindowTable;
}
