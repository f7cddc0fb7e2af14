import type { Generated } from 'kysely';
import type { CardVisitKind } from '@rules/cardVisit';

/** An event of a card, for 90 days. Times are epoch milliseconds (int8). */
export interface CardVisitTable {
  /** Idempotency key of the client. */
  request_id: string;
  card_id: string;
  /** Digest of the visitor, with or without an account, that differs from card to card. */
  visitor_key: string;
  /** Null for a visitor without an account, and for one who browses anonymously. */
  visitor_user_id: string | null;
  kind: CardVisitKind;
  is_scan: boolean;
  /** Path of the page. */
  page_id: string;
  dwell_sec: Generated<number>;
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
}

/** A user who browses cards anonymously. */
export interface AnonymousVisitorTable {
  user_id: string;
  since_ms: number;
}

export interface CardVisitTables {
  card_visit: CardVisitTable;
  card_figures: CardFiguresTable;
  anonymous_visitor: AnonymousVisitorTable;
}
