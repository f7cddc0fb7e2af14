import type { Generated, JSONColumnType } from 'kysely';
import type { ExpoTicket, ExpoTicketStatus, ExpoTicketType, VisitorType } from '@contract/expoTicket';

export interface ExpoTicketSettingTable {
  expo_id: string;
  opens_at_ms: number;
  closes_at_ms: number;
  /** True once an operator closed the registration before its time. */
  is_closed: Generated<boolean>;
  /** Maximum number of tickets. */
  capacity: number;
  /** Tickets that are pending, issued, checked in or used. */
  ticket_count: Generated<number>;
  /** Days that a visitor can choose, YYYY-MM-DD, the earliest first. */
  days: JSONColumnType<string[]>;
  /** Increases with every change of a ticket, under the lock of this row: gates ask for what changed since. */
  version: Generated<number>;
  /** Revision of the settings, for their editors. */
  revision: Generated<number>;
}

/** Data of a visitor; companions have a ticket only. */
export interface ExpoRegistrationTable {
  id: string;
  expo_id: string;
  /** Null once the account is erased. */
  user_id: string | null;
  request_id: string | null;
  company: string;
  position: string;
  visitor_type: VisitorType;
  variety_ids: JSONColumnType<string[]>;
  region_code: string | null;
  country_code: string | null;
  invited_by: string;
  agreed_at_ms: number;
}

export interface ExpoTicketTable {
  id: string;
  expo_id: string;
  registration_id: string;
  is_companion: boolean;
  ticket_no: string;
  name: string;
  /** Null once the account of the number is erased. */
  mobile: string | null;
  type: ExpoTicketType;
  /** YYYY-MM-DD, the earliest first. */
  days: JSONColumnType<string[]>;
  status: ExpoTicketStatus;
  invalid_reason: Generated<ExpoTicket['invalidReason']>;
  review_reason: Generated<string>;
  /** Name of the operator who approved or rejected it. */
  reviewed_by: Generated<string | null>;
  checked_in_at_ms: Generated<number | null>;
  reminded_at_ms: Generated<number | null>;
  /** Version of the settings' row at the last change. */
  version: number;
  created_at_ms: number;
}

export interface ExpoTicketTables {
  expo_ticket_setting: ExpoTicketSettingTable;
  expo_registration: ExpoRegistrationTable;
  expo_ticket: ExpoTicketTable;
}
