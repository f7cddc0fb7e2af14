import type { JSONColumnType } from 'kysely';
import type { FeedbackEnv, FeedbackKind, FeedbackStatus } from '@contract/feedback';

export interface FeedbackTicketTable {
  id: string;
  ticket_no: string;
  user_id: string;
  /** Idempotency key of the form. */
  request_id: string;
  kind: FeedbackKind;
  content: string;
  image_urls: string[];
  /** Empty when a reply in the message centre is enough. */
  contact: string;
  env: JSONColumnType<FeedbackEnv>;
  status: FeedbackStatus;
  reply: string | null;
  replied_at_ms: number | null;
  /** 1 to 5. */
  satisfaction: number | null;
  created_at_ms: number;
}

export interface FeedbackTables {
  feedback_ticket: FeedbackTicketTable;
}
