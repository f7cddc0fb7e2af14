/** A variety that a person does not want to see recommended. Following a price of it later counts more. */
export interface InterestRemovalTable {
  user_id: string;
  variety_id: string;
  removed_at_ms: number;
}

export interface InterestTables {
  interest_removal: InterestRemovalTable;
}
