import type { Generated } from 'kysely';
import type { AwardDecision, CandidateKind } from '@contract/award';

/** An expo has one award. Times are epoch milliseconds (int8), days YYYY-MM-DD in Asia/Shanghai. */
export interface AwardTable {
  id: string;
  expo_id: string;
  name: string;
  rule: string;
  votes_per_day: number;
  winners_per_category: number;
  starts_at_ms: number;
  ends_at_ms: number;
  /** Last day whose votes are in `award_day_total`; null before the first. */
  counted_through: Generated<string | null>;
  /** Time at which ranking and winners were published, and became final. */
  results_at_ms: Generated<number | null>;
  created_at_ms: number;
}

export interface AwardCategoryTable {
  award_id: string;
  /** Unique in the award. */
  id: string;
  name: string;
  position: number;
}

export interface AwardCandidateTable {
  id: string;
  award_id: string;
  category_id: string;
  no: number;
  kind: CandidateKind;
  name: string;
  intro: string;
  image_url: string | null;
  variety_id: string | null;
  /** Company on the platform; null for one that is not on it. */
  company_id: Generated<string | null>;
  disqualified_at_ms: Generated<number | null>;
  /** Null until the results are published. */
  final_votes: Generated<number | null>;
  /** Null until the results are published, and without a vote. */
  final_rank: Generated<number | null>;
}

/** A vote. Rows are added only: a trigger refuses every change but a void and the erasure of the account. */
export interface AwardVoteTable {
  id: string;
  award_id: string;
  candidate_id: string;
  day: string;
  at_ms: number;
  /** Idempotency key of the client, unique for a user. */
  request_id: string;
  /** Null once the account was erased, as is the digest of the device. */
  user_id: string | null;
  device_digest: string | null;
  /** Decision that voided it. */
  void_id: Generated<string | null>;
}

/** Valid votes of a candidate on a day that is over. */
export interface AwardDayTotalTable {
  award_id: string;
  day: string;
  candidate_id: string;
  votes: number;
}

/** Action of an operator on an award, with its reason. Rows are added only. */
export interface AwardDecisionTable {
  id: string;
  award_id: string;
  kind: AwardDecision['kind'];
  candidate_id: string | null;
  operator: string;
  reason: string;
  /** Number of voided votes or saved candidates. */
  votes: number | null;
  at_ms: number;
}

export interface AwardTables {
  award: AwardTable;
  award_category: AwardCategoryTable;
  award_candidate: AwardCandidateTable;
  award_vote: AwardVoteTable;
  award_day_total: AwardDayTotalTable;
  award_decision: AwardDecisionTable;
}
