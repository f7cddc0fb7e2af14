/**
 * Rule of a user on a price line. The threshold is in fen per kg for `above` and `below`, in basis points for `move`.
 */
export interface PriceAlertTable {
  id: string;
  user_id: string;
  line_id: string;
  kind: 'above' | 'below' | 'move';
  threshold: number;
  /** Whether the next matching price triggers it. */
  is_armed: boolean;
  /** YYYY-MM-DD: day of the price that triggered it last. */
  told_of: string | null;
  created_at_ms: number;
}

export interface PriceAlertTables {
  price_alert: PriceAlertTable;
}
