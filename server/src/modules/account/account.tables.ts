/** Requests to erase an account. Without `erased_at_ms` the erasure is due later; with it the row stays as proof. */
export interface AccountCancellationTable {
  user_id: string;
  requested_at_ms: number;
  erases_at_ms: number;
  erased_at_ms: number | null;
}

export interface AccountTables {
  account_cancellation: AccountCancellationTable;
}
