import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CardFields } from '@contract/card';

/** Times are epoch milliseconds (int8). */
export interface CardTable {
  id: string;
  user_id: string;
  /** Idempotency key of the client. */
  request_id: string;
  /** Company that the card was bound to when it was saved; its owner may have left since. */
  company_id: string | null;
  /** `companyId` and `isFindable` are columns. */
  fields: JSONColumnType<Omit<CardFields, 'companyId' | 'isFindable'>>;
  /** Consent of the owner to being found. */
  is_findable: Generated<boolean>;
  /** Name of the company that the card is bound to while its owner belongs to it, for the search. */
  company_text: Generated<string>;
  /** Pinyin of the name in full and its initials, for the search. */
  pinyin: Generated<string[]>;
  /** Search tokens; computed by the database. */
  search_tokens: GeneratedAlways<string[]>;
  /** One per user among those that are not withdrawn. A withdrawn card keeps its mark. */
  is_default: boolean;
  /** Increases with every change. */
  revision: Generated<number>;
  /** Message of the operator who took the card down. */
  taken_down_reason: Generated<string | null>;
  taken_down_at_ms: Generated<number | null>;
  created_at_ms: number;
  updated_at_ms: number;
  withdrawn_at_ms: Generated<number | null>;
}

export interface CardTables {
  card: CardTable;
}
