/** Variety that a user does not want to be recommended. A later follow of one of its lines overrides it. */
export interface InterestRemovalTable {
  user_id: string;
  variety_id: string;
  removed_at_ms: number;
}

/** Variety that a user wants to be recommended without following one of its lines. */
export interface InterestAdditionTable {
  user_id: string;
  variety_id: string;
  added_at_ms: number;
}

export interface InterestTables {
  interest_addition: InterestAdditionTable;
  interest_removal: InterestRemovalTable;
}
