/** A rule of a person on a price line. The threshold is fen per kg for `above` and `below`, basis points for `move`. */
export interface PriceAlertTable {
  id: string;
  user_id: string;
  line_id: string;
  kind: 'above' | 'below' | 'move';
  threshold: number;
  /** Whether the next price that fits is told. */
  is_armed: boolean;
  /** YYYY-MM-DD: the day whose price was told last. */
  told_of: string | null;
  created_at_ms: number;
}

export interface PriceAlertTables {
  price_alert: PriceAlertTable;
}
