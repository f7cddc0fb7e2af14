import type { Award, AwardPhase } from '@contract/award';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { getCurrentExpo } from '../expo/expo.service';
import { presentCandidate, presentCategories } from './award.presenter';
import { type AwardRow, type CandidateRow, findAwardOf, listCandidates, listCategories } from './award.repository';
import { countShownVotes, frozenAtMs, phaseAt, rankCandidates } from './ranking.service';
import { countOfMember } from './vote.repository';

interface AwardQuery {
  expoId?: string;
  categoryId?: string;
  q?: string;
}

/**
 * Returns the award of an expo, by default of the current one, with the candidates that are asked for; null without an
 * award.
 */
export async function getAward(db: Db, query: AwardQuery, member: Member | null, nowMs: number): Promise<Award | null> {
  const expoId = query.expoId ?? (await getCurrentExpo(db, new Date(nowMs)))?.id;
  const award = expoId === undefined ? undefined : await findAwardOf(db, expoId);
  if (award === undefined) return null;
  const phase = phaseAt(award, nowMs);
  const [categories, rows, votesLeft] = await Promise.all([
    listCategories(db, award.id),
    listCandidates(db, award.id),
    countVotesLeft(db, award, { member, phase }, nowMs)
  ]);
  const candidates = rows.filter(({ disqualified_at_ms: atMs }) => atMs === null);
  const ranking = await rankingOf(db, award, candidates, nowMs);
  return {
    id: award.id,
    expoId: award.expo_id,
    name: award.name,
    rule: award.rule,
    votesPerDay: award.votes_per_day,
    winnersPerCategory: award.winners_per_category,
    startsAtMs: award.starts_at_ms,
    endsAtMs: award.ends_at_ms,
    frozenAtMs: frozenAtMs(award),
    resultsAtMs: award.results_at_ms,
    phase,
    serverNowMs: nowMs,
    votesLeft,
    categories: presentCategories(categories, candidates),
    candidates: candidates
      .filter((candidate) => isFound(candidate, query))
      .map((candidate) => presentCandidate(candidate, award, ranking(candidate)))
  };
}

/** Returns the votes that a member has left today; null for a visitor and while there is no voting. */
async function countVotesLeft(
  db: Db,
  award: AwardRow,
  { member, phase }: { member: Member | null; phase: AwardPhase },
  nowMs: number
): Promise<number | null> {
  if (member === null || phase === 'notStarted' || phase === 'ended') return null;
  const used = await countOfMember(db, award.id, member.id, shanghaiDay(nowMs));
  return Math.max(0, award.votes_per_day - used);
}

/** Returns what gives votes and rank of a candidate: final ones once the results are published. */
async function rankingOf(db: Db, award: AwardRow, candidates: readonly CandidateRow[], nowMs: number) {
  if (award.results_at_ms !== null) {
    return ({ final_votes: votes, final_rank: rank }: CandidateRow) => ({ votes: votes ?? 0, rank });
  }
  const votes = await countShownVotes(db, award, nowMs);
  const ranks = rankCandidates(candidates, votes);
  return ({ id }: CandidateRow) => ({ votes: votes.get(id) ?? 0, rank: ranks.get(id) ?? null });
}

function isFound(candidate: CandidateRow, { categoryId, q = '' }: AwardQuery): boolean {
  if (categoryId !== undefined && candidate.category_id !== categoryId) return false;
  const wanted = q.trim().toLowerCase();
  if (wanted === '') return true;
  if (/^\d+$/.test(wanted) && candidate.no === Number(wanted)) return true;
  return candidate.name.toLowerCase().includes(wanted);
}
