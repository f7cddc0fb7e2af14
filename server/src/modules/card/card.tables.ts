import type { Generated, JSONColumnType } from 'kysely';
import type { CardFields } from '@contract/card';

/** Times are epoch milliseconds (int8). */
export interface CardTable {
  id: string;
  user_id: string;
  /** Idempotency key of the client. */
  request_id: string;
  /** Company that the card was bound to when it was saved; its owner may have left since. */
  company_id: string | null;
  /** Without `companyId`, which is `company_id`. */
  fields: JSONColumnType<Omit<CardFields, 'companyId'>>;
  /** One per user among those that are not withdrawn. A withdrawn card keeps its mark. */
  is_default: boolean;
  created_at_ms: number;
  updated_at_ms: number;
  withdrawn_at_ms: Generated<number | null>;
}

export interface CardTables {
  card: CardTable;
}
