import type { Generated } from 'kysely';
import type { CardVisitSource } from '@contract/cardVisit';
import type { CardVisitKind } from '@rules/cardVisit';

/** An event of a card, for 90 days. It names no one: see `card_visitor`. Times are epoch milliseconds (int8). */
export interface CardVisitTable {
  /** Idempotency key of the client. */
  request_id: string;
  card_id: string;
  /** Digest of the visitor, with or without an account, that differs from card to card. */
  visitor_key: string;
  kind: CardVisitKind;
  /** Whether the specified event says that a code was scanned. */
  is_scan: boolean;
  source: CardVisitSource;
  /** Path of the page. */
  page_id: string;
  dwell_sec: Generated<number>;
  at_ms: number;
}

/** A visitor of a card, until 90 days after the last event: the sum of their visits of that time. */
export interface CardVisitorTable {
  card_id: string;
  visitor_key: string;
  /** Null for a visitor without an account, and for one who browses anonymously. */
  user_id: string | null;
  /** Source of the last event, as `page_id` is its page. */
  source: CardVisitSource;
  page_id: string;
  /** Number of times that they browsed. */
  visits: number;
  dwell_sec: Generated<number>;
  has_registered: boolean;
  has_logged_in: boolean;
  /** Time of the last event. */
  last_at_ms: number;
  /** Null for one who has not browsed. */
  last_viewed_at_ms: number | null;
}

/** A share of a card that was counted, for 90 days. */
export interface CardShareTable {
  /** Idempotency key of the client. */
  request_id: string;
  card_id: string;
  at_ms: number;
}

/** Figures of a card on a day. They outlive the visits, and name no one. */
export interface CardFiguresTable {
  card_id: string;
  /** YYYY-MM-DD in Asia/Shanghai. */
  date: string;
  views: Generated<number>;
  /** Visitors whose first visit in 90 days was on this day. */
  visitors: Generated<number>;
  shares: Generated<number>;
  /** Time on the card in `timed_visits` visits. */
  dwell_sec: Generated<number>;
  timed_visits: Generated<number>;
}

export interface CardVisitTables {
  card_visit: CardVisitTable;
  card_visitor: CardVisitorTable;
  card_share: CardShareTable;
  card_figures: CardFiguresTable;
}
