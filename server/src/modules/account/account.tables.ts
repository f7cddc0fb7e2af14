/** Without `erased_at_ms`: the person asked to be erased. With it: they are, and the row stays as the proof. */
export interface AccountCancellationTable {
  user_id: string;
  requested_at_ms: number;
  erases_at_ms: number;
  erased_at_ms: number | null;
}

export interface AccountTables {
  account_cancellation: AccountCancellationTable;
}
