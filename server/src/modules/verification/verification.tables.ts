import type { ColumnType } from 'kysely';
import type { VerificationKind } from '@contract/user';
import type { ReviewStep, VerificationAction, VerificationReason, VerificationState } from '@contract/verification';

type Json<T> = ColumnType<T, string, string>;

/** Status of a user in one kind; the row is created by the first submission. */
export interface VerificationTable {
  id: string;
  user_id: string;
  kind: VerificationKind;
  state: VerificationState;
  /** Reviewer while the state is `pending` or `changing`. */
  step: ReviewStep;
  /** Documents submitted last; null for approvals that predate documents. */
  papers_id: string | null;
  /** Documents approved last, valid while the state says so. */
  approved_papers_id: string | null;
  /** The company that an approval created. */
  company_id: string | null;
  /** Display name: masked for a person. */
  name: string;
  /** Display number: masked for a person. */
  number: string;
  /** YYYY-MM-DD; null: no end. Of what counts, or of what waits when nothing does. */
  valid_until: string | null;
  /** Reasons of the last refusal. */
  reasons: Json<VerificationReason[]>;
  submitted_at_ms: number | null;
  reminded_at_ms: number | null;
  updated_at_ms: number;
}

/** One row per submission. */
export interface VerificationPapersTable {
  id: string;
  verification_id: string;
  user_id: string;
  /** The client's name for this sending. */
  request_id: string;
  /** All fields as JSON, encrypted with the row's id as context. */
  sealed: Buffer;
  /** Digest under the server's secret: of document type and number, of a company's code, or of a park. */
  identity_digest: string;
  name: string;
  number: string;
  valid_until: string | null;
  /** Time of the separate consent to sensitive data; null without such data. */
  consented_at_ms: number | null;
  created_at_ms: number;
}

/** Verification that currently holds an identity. */
export interface VerificationIdentityTable {
  kind: VerificationKind;
  digest: string;
  verification_id: string;
}

/** History for the user's timeline and the audit. */
export interface VerificationStepTable {
  id: string;
  verification_id: string;
  action: VerificationAction;
  /** State after the step. */
  state: VerificationState;
  step: ReviewStep;
  /** The operator's name; empty for the person and the clock. */
  by_name: string;
  reasons: Json<VerificationReason[]>;
  at_ms: number;
}

/** Invalid submissions of a user: three within a day lock for a day. */
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
