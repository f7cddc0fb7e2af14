import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ContactCard, ExchangeSource, ExchangeStatus } from '@contract/exchange';

/** Times are epoch milliseconds (int8). */
export interface ContactExchangeTable {
  id: string;
  from_user_id: string;
  to_user_id: string;
  /** Supply that the request is about; null when it was deleted. */
  supply_id: string | null;
  /** Card that the request is about; null for one about a supply, and when the card was deleted. */
  card_id: Generated<string | null>;
  /** Makes the call idempotent. */
  request_id: string;
  status: ExchangeStatus;
  message: string;
  /** How the two met, apart from the supply. */
  source: Generated<ExchangeSource>;
  /** An expo and booth; may be empty. */
  met_location: Generated<string>;
  /** Card that the asker gave; null for data of the account, and when the card was deleted. */
  from_card_id: Generated<string | null>;
  /** Card that the other user gave; null like `from_card_id`. */
  to_card_id: Generated<string | null>;
  /** Sent by a user whom the other one has blocked: that one does not see it. */
  is_withheld: Generated<boolean>;
  /** Contact of the asker. */
  from_card: JSONColumnType<ContactCard>;
  /** Contact of the other user; null unless accepted. */
  to_card: ColumnType<ContactCard | null, string | null | undefined, string | null>;
  requested_at_ms: number;
  decided_at_ms: number | null;
}

export interface ExchangeTables {
  contact_exchange: ContactExchangeTable;
}
