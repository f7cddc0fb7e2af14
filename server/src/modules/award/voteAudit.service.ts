import { Type } from '@sinclair/typebox';
import type { VoteAudit } from '@contract/award';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import { presentDecision, presentVote } from './award.presenter';
import {
  type AwardRow,
  findAward,
  findCandidate,
  findUncounted,
  insertDecision,
  listCandidates,
  listDecisions,
  updateAward,
  updateCandidate
} from './award.repository';
import { decision, requireAward } from './awardAdmin.service';
import { countAllVotes, phaseAt, rankCandidates } from './ranking.service';
import { findVotes, replaceDayTotals, voidVotes, type VoteFilter } from './vote.repository';

const DEFAULT_LIMIT = 20;
const AuditCursor = Type.Tuple([CursorTime, CursorId]);

/** @throws AppError CONFLICT for published results: they are final */
function requireUnpublished({ results_at_ms: atMs }: AwardRow): void {
  if (atMs !== null) throw new AppError('CONFLICT', { fields: { phase: 'published' } });
}

/**
 * Takes a candidate out of its award; its votes stay. Idempotent.
 * @throws AppError NOT_FOUND for an unknown candidate, CONFLICT with `fields.phase` for published results
 */
export async function disqualifyCandidate(
  db: Db,
  { candidateId, operator, reason }: { candidateId: string; operator: string; reason: string },
  nowMs: number
): Promise<void> {
  const found = await findCandidate(db, candidateId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  await db.transaction().execute(async (tx) => {
    requireUnpublished(await requireAward(tx, found.award_id));
    const candidate = await findCandidate(tx, candidateId);
    if (candidate === undefined || candidate.disqualified_at_ms !== null) return;
    await updateCandidate(tx, candidateId, { disqualified_at_ms: nowMs });
    const made = { kind: 'disqualify' as const, candidate_id: candidateId, reason: reason.trim() };
    await insertDecision(tx, { ...decision(found.award_id, operator, nowMs), ...made });
  });
}

/**
 * Voids the valid votes of a member, a device or a candidate. Returns how many.
 * @throws AppError VALIDATION with `fields.filter` without one of them, NOT_FOUND for an unknown award, CONFLICT with
 * `fields.phase` for published results
 */
export async function voidVotesOf(
  db: Db,
  filter: VoteFilter,
  { operator, reason }: { operator: string; reason: string },
  nowMs: number
): Promise<number> {
  const { awardId, candidateId, userId, deviceDigest } = filter;
  if ((candidateId ?? userId ?? deviceDigest) === undefined) {
    throw new AppError('VALIDATION', { fields: { filter: 'required' } });
  }
  return db.transaction().execute(async (tx) => {
    const award = await requireAward(tx, awardId);
    requireUnpublished(award);
    const made = decision(awardId, operator, nowMs);
    const { count, firstDay } = await voidVotes(tx, filter, made.id);
    const { counted_through: throughDay } = award;
    if (firstDay !== null && throughDay !== null)
      await replaceDayTotals(tx, awardId, { fromDay: firstDay, throughDay });
    await insertDecision(tx, {
      ...made,
      kind: 'void',
      candidate_id: candidateId ?? null,
      reason: reason.trim(),
      votes: count
    });
    return count;
  });
}

/**
 * Publishes ranking and winners for good. Idempotent.
 * @throws AppError NOT_FOUND for an unknown award, CONFLICT with `fields.phase` before the end
 */
export async function publishHonors(db: Db, awardId: string, operator: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const award = await requireAward(tx, awardId);
    if (award.results_at_ms !== null) return;
    const phase = phaseAt(award, nowMs);
    if (phase !== 'ended') throw new AppError('CONFLICT', { fields: { phase } });
    const candidates = (await listCandidates(tx, awardId)).filter(({ disqualified_at_ms: atMs }) => atMs === null);
    const votes = await countAllVotes(tx, award);
    const ranks = rankCandidates(candidates, votes);
    for (const { id } of candidates) {
      await updateCandidate(tx, id, { final_votes: votes.get(id) ?? 0, final_rank: ranks.get(id) ?? null });
    }
    await updateAward(tx, awardId, { results_at_ms: nowMs });
    await insertDecision(tx, { ...decision(awardId, operator, nowMs), kind: 'publish', reason: '' });
  });
}

/**
 * Returns votes with person, device and time, the newest first, and all decisions.
 * @throws AppError NOT_FOUND for an unknown award, VALIDATION for a broken cursor
 */
export async function getVoteAudit(
  db: Db,
  { cursor, limit = DEFAULT_LIMIT, ...filter }: VoteFilter & { cursor?: string; limit?: number }
): Promise<VoteAudit> {
  const after = decodeCursor(cursor, AuditCursor);
  if ((await findAward(db, filter.awardId)) === undefined) throw new AppError('NOT_FOUND');
  const [rows, decisions] = await Promise.all([
    findVotes(db, filter, { after, limit: limit + 1 }),
    listDecisions(db, filter.awardId)
  ]);
  const page = pageOf(rows, limit, (row) => [row.at_ms, row.id], presentVote);
  return { ...page, decisions: decisions.map(presentDecision) };
}

/** Adds up the votes of the days that are over, so that a ranking counts those of one day at most. Idempotent. */
export async function countFinishedDays(db: Db, nowMs: number): Promise<void> {
  const throughDay = shanghaiDay(nowMs - DAY_MS);
  for (const awardId of await findUncounted(db, throughDay)) {
    await db.transaction().execute(async (tx) => {
      const { counted_through: counted } = await requireAward(tx, awardId);
      if (counted !== null && counted >= throughDay) return;
      const fromDay = counted === null ? null : shanghaiDay(Date.parse(counted) + DAY_MS);
      await replaceDayTotals(tx, awardId, { fromDay, throughDay });
      await updateAward(tx, awardId, { counted_through: throughDay });
    });
  }
}
