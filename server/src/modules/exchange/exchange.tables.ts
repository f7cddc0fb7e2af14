import type { ColumnType, JSONColumnType } from 'kysely';
import type { ContactCard, ExchangeStatus } from '@contract/exchange';

/** Times are epoch milliseconds (int8). */
export interface ContactExchangeTable {
  id: string;
  from_user_id: string;
  to_user_id: string;
  /** Because of what; null when that is gone. */
  supply_id: string | null;
  /** Of the call that asked. */
  request_id: string;
  status: ExchangeStatus;
  message: string;
  /** What who asked gives. */
  from_card: JSONColumnType<ContactCard>;
  /** What the other one gave; there exactly when it is accepted. */
  to_card: ColumnType<ContactCard | null, string | null | undefined, string | null>;
  requested_at_ms: number;
  decided_at_ms: number | null;
}

export interface ExchangeTables {
  contact_exchange: ContactExchangeTable;
}
