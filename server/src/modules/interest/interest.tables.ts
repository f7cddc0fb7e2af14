/** A variety that a person does not want to see recommended. Following a price of it later counts more. */
export interface InterestRemovalTable {
  user_id: string;
  variety_id: string;
  removed_at_ms: number;
}

/** A variety that a person wants recommended without following a price of it. */
export interface InterestAdditionTable {
  user_id: string;
  variety_id: string;
  added_at_ms: number;
}

export interface InterestTables {
  interest_addition: InterestAdditionTable;
  interest_removal: InterestRemovalTable;
}
