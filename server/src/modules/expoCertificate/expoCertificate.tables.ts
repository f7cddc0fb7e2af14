import type { Generated } from 'kysely';
import type { ExpoCertificateKind } from '@contract/expoCertificate';

/** A certificate that was granted by an operator or claimed. Times are epoch milliseconds (int8). */
export interface ExpoCertificateTable {
  id: string;
  expo_id: string;
  user_id: string;
  kind: ExpoCertificateKind;
  /** Names the ground, such as a ticket: unique among the certificates of a user and expo. */
  subject: string;
  name: string;
  company: string;
  reason: string;
  /** Null until it is claimed. */
  no: Generated<string | null>;
  check_code: Generated<string | null>;
  claimed_at_ms: Generated<number | null>;
  /** Operator who made the user eligible; null when it follows from what the user did. */
  granted_by: Generated<string | null>;
  granted_at_ms: Generated<number | null>;
  voided_by: Generated<string | null>;
  voided_at_ms: Generated<number | null>;
  void_reason: Generated<string | null>;
}

/** The last number that was given in a year. */
export interface ExpoCertificateNumberTable {
  year: number;
  last: number;
}

export interface ExpoCertificateTables {
  expo_certificate: ExpoCertificateTable;
  expo_certificate_number: ExpoCertificateNumberTable;
}
