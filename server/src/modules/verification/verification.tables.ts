import type { ReviewStep, VerificationAction, VerificationReason, VerificationState } from '@contract/verification';
import type { VerificationKind } from '@contract/user';
import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

/** How far a person is in one kind. Nobody has a row before they send something. */
export interface VerificationTable {
  id: string;
  user_id: string;
  kind: VerificationKind;
  state: VerificationState;
  /** Who looks while it is `pending` or `changing`. */
  step: ReviewStep;
  /** What was sent last; null for approvals from before there were papers. */
  papers_id: string | null;
  /** What was approved last, and counts as long as the state says so. */
  approved_papers_id: string | null;
  /** The company that an approval created. */
  company_id: string | null;
  /** As it is shown: the masked name of a person, else the whole. */
  name: string;
  /** As it is shown: masked for a person. */
  number: string;
  /** YYYY-MM-DD; null: no end. Of what counts, or of what waits when nothing does. */
  valid_until: string | null;
  /** Of the last refusal. */
  reasons: Json<VerificationReason[]>;
  submitted_at_ms: number | null;
  reminded_at_ms: number | null;
  updated_at_ms: number;
}

/** What was sent, once for each time. */
export interface VerificationPapersTable {
  id: string;
  verification_id: string;
  user_id: string;
  /** The client's name for this sending. */
  request_id: string;
  /** All fields as JSON, sealed for the id. */
  sealed: Buffer;
  /** Of type and number of the paper, of the code of a company, of a park: under the server's secret. */
  identity_digest: string;
  name: string;
  number: string;
  valid_until: string | null;
  /** When the separate consent to sensitive data was given; null where there are none. */
  consented_at_ms: number | null;
  created_at_ms: number;
}

/** Which verification holds an identity now. */
export interface VerificationIdentityTable {
  kind: VerificationKind;
  digest: string;
  verification_id: string;
}

/** What happened, for the person's timeline and the audit. */
export interface VerificationStepTable {
  id: string;
  verification_id: string;
  action: VerificationAction;
  /** Where it led. */
  state: VerificationState;
  step: ReviewStep;
  /** The operator's name; empty for the person and the clock. */
  by_name: string;
  reasons: Json<VerificationReason[]>;
  at_ms: number;
}

/** Wrong papers of a person: three of a day lock for a day. */
export interface VerificationFailureTable {
  user_id: string;
  at_ms: number;
}

export interface VerificationTables {
  verification: VerificationTable;
  verification_papers: VerificationPapersTable;
  verification_identity: VerificationIdentityTable;
  verification_step: VerificationStepTable;
  verification_failure: VerificationFailureTable;
}
