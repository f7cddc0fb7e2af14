import type { Generated } from 'kysely';
import type { PaidLevel } from './plans';

/** A paid period of a level, one per order. Times are epoch milliseconds (int8). */
export interface LevelGrantTable {
  order_no: string;
  user_id: string;
  level: PaidLevel;
  term_ms: number;
  granted_at_ms: number;
  /** When the order was refunded in full; null before. */
  revoked_at_ms: Generated<number | null>;
}

/** Level of a user, computed from the grants. */
export interface CardLevelTable {
  user_id: string;
  level: PaidLevel;
  expires_at_ms: number;
  /** The expiry that the user was reminded of. */
  reminded_for_ms: Generated<number | null>;
  /** The expiry that the user was notified of when it came. */
  expiry_notified_for_ms: Generated<number | null>;
}

export interface CardLevelTables {
  level_grant: LevelGrantTable;
  card_level: CardLevelTable;
}
