import type { AwardPhase } from '@contract/award';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import type { AwardRow } from './award.repository';
import { countVotes } from './vote.repository';

/** The ranking is frozen for the last 24 hours, so that no one learns how many votes would turn it. */
const FREEZE_MS = DAY_MS;

/** Returns the time from which the ranking is frozen. */
export function frozenAtMs(award: Pick<AwardRow, 'ends_at_ms'>): number {
  return award.ends_at_ms - FREEZE_MS;
}

export function phaseAt(award: Pick<AwardRow, 'starts_at_ms' | 'ends_at_ms'>, nowMs: number): AwardPhase {
  if (nowMs < award.starts_at_ms) return 'notStarted';
  if (nowMs >= award.ends_at_ms) return 'ended';
  return nowMs < frozenAtMs(award) ? 'open' : 'frozen';
}

/** Returns the votes that are shown of each candidate that has any: those of before the freeze until the results are out. */
export function countShownVotes(
  db: Db | Tx,
  award: AwardRow,
  nowMs: number,
  candidateId?: string
): Promise<Map<string, number>> {
  const isLive = phaseAt(award, nowMs) === 'open';
  return countVotesBefore(db, award, isLive ? Number.MAX_SAFE_INTEGER : frozenAtMs(award), candidateId);
}

/** Returns the valid votes of each candidate that has any. */
export function countAllVotes(db: Db | Tx, award: AwardRow): Promise<Map<string, number>> {
  return countVotesBefore(db, award, Number.MAX_SAFE_INTEGER);
}

/** Totals of days are used for those that ended before the time; the votes of later days are counted one by one. */
function countVotesBefore(db: Db | Tx, award: AwardRow, beforeMs: number, candidateId?: string) {
  const uncounted =
    award.counted_through === null ? '0001-01-01' : shanghaiDay(Date.parse(award.counted_through) + DAY_MS);
  const lastDay = beforeMs === Number.MAX_SAFE_INTEGER ? uncounted : shanghaiDay(beforeMs);
  const fromDay = uncounted < lastDay ? uncounted : lastDay;
  return countVotes(db, { awardId: award.id, fromDay, beforeMs, ...(candidateId !== undefined && { candidateId }) });
}

/** Returns the rank of each candidate with a vote in its category; equal votes share one. */
export function rankCandidates(
  candidates: readonly { id: string; category_id: string }[],
  votes: ReadonlyMap<string, number>
): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { id, category_id: category } of candidates) {
    const own = votes.get(id) ?? 0;
    if (own === 0) continue;
    const ahead = candidates.filter((other) => other.category_id === category && (votes.get(other.id) ?? 0) > own);
    ranks.set(id, ahead.length + 1);
  }
  return ranks;
}
