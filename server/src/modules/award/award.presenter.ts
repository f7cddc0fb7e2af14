import type { AuditedVote, AwardCandidate, AwardCategory, AwardDecision } from '@contract/award';
import type { AwardRow, CandidateRow, DecisionRow } from './award.repository';
import type { AuditRow } from './vote.repository';

/** Presents a candidate with its votes and rank in the shown ranking. */
export function presentCandidate(
  row: CandidateRow,
  award: AwardRow,
  { votes, rank }: { votes: number; rank: number | null }
): AwardCandidate {
  return {
    id: row.id,
    no: row.no,
    categoryId: row.category_id,
    kind: row.kind,
    name: row.name,
    intro: row.intro,
    imageUrl: row.image_url,
    varietyId: row.variety_id,
    votes,
    rank,
    isWinner: award.results_at_ms !== null && rank !== null && rank <= award.winners_per_category
  };
}

export function presentCategories(
  categories: readonly { id: string; name: string }[],
  candidates: readonly CandidateRow[]
): AwardCategory[] {
  return categories.map(({ id, name }) => ({
    id,
    name,
    candidateCount: candidates.filter(({ category_id: category }) => category === id).length
  }));
}

export function presentVote(row: AuditRow): AuditedVote {
  return {
    id: row.id,
    candidateId: row.candidate_id,
    atMs: row.at_ms,
    userId: row.user_id,
    deviceDigest: row.device_digest,
    voidReason: row.void_reason
  };
}

export function presentDecision(row: DecisionRow): AwardDecision {
  return {
    kind: row.kind,
    atMs: row.at_ms,
    operator: row.operator,
    candidateId: row.candidate_id,
    reason: row.reason,
    count: row.votes
  };
}
