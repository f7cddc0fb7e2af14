import type { AwardForm, CandidateForm } from '@contract/award';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { getCompanySummaries } from '../company/company.service';
import { lockExpo } from '../expo/expoFacts.service';
import {
  type AwardRow,
  type CandidateRow,
  findAwardOf,
  insertAward,
  insertDecision,
  listCandidates,
  listCategories,
  lockAward,
  replaceCategories,
  updateAward,
  upsertCandidates
} from './award.repository';
import { phaseAt } from './ranking.service';

const MAX_CANDIDATES = 300;
/** One day with a live ranking and the day on which it is frozen. */
const SHORTEST_VOTING_MS = 2 * DAY_MS;

/**
 * Creates the award of an expo, or changes it. Returns its id.
 * @throws AppError NOT_FOUND for an unknown expo, VALIDATION with `fields` for an award that breaks the rules, CONFLICT with
 * `fields.phase` for a change of the voting after its start, `fields.categories` when one with candidates is missing
 */
export async function saveAward(tx: Tx, form: AwardForm, operator: string, nowMs: number): Promise<string> {
  validateAward(form);
  const columns = {
    name: form.name.trim(),
    rule: form.rule.trim(),
    votes_per_day: form.votesPerDay,
    winners_per_category: form.winnersPerCategory,
    starts_at_ms: form.startsAtMs,
    ends_at_ms: form.endsAtMs
  };
  // The first award of an expo has no row of its own to lock yet.
  await lockExpo(tx, form.expoId);
  const known = await findAwardOf(tx, form.expoId);
  const id = known?.id ?? newId(nowMs);
  if (known === undefined) {
    await insertAward(tx, { id, expo_id: form.expoId, ...columns, created_at_ms: nowMs });
  } else {
    requireChangeable(await requireAward(tx, id), columns, nowMs);
    await requireUsedCategories(tx, id, form);
    await updateAward(tx, id, columns);
  }
  await replaceCategories(tx, id, form.categories);
  await insertDecision(tx, { ...decision(id, operator, nowMs), kind: 'save', reason: '' });
  return id;
}

function validateAward({ startsAtMs, endsAtMs, categories }: AwardForm): void {
  if (endsAtMs - startsAtMs <= SHORTEST_VOTING_MS) throw new AppError('VALIDATION', { fields: { endsAtMs: 'range' } });
  if (new Set(categories.map(({ id }) => id)).size < categories.length) {
    throw new AppError('VALIDATION', { fields: { categories: 'duplicate' } });
  }
}

type VotingColumns = Pick<AwardRow, 'votes_per_day' | 'winners_per_category' | 'starts_at_ms' | 'ends_at_ms'>;

function requireChangeable(award: AwardRow, changed: VotingColumns, nowMs: number): void {
  if (phaseAt(award, nowMs) === 'notStarted') return;
  const names = ['votes_per_day', 'winners_per_category', 'starts_at_ms', 'ends_at_ms'] as const;
  if (names.some((name) => award[name] !== changed[name])) {
    throw new AppError('CONFLICT', { fields: { phase: 'started' } });
  }
}

async function requireUsedCategories(tx: Tx, awardId: string, { categories }: AwardForm): Promise<void> {
  const kept = new Set(categories.map(({ id }) => id));
  const candidates = await listCandidates(tx, awardId);
  if (candidates.some(({ category_id: category }) => !kept.has(category))) {
    throw new AppError('CONFLICT', { fields: { categories: 'used' } });
  }
}

/**
 * Adds candidates, or changes those whose number there is. Returns how many were saved.
 * @throws AppError NOT_FOUND for an unknown award, VALIDATION with `fields` for unknown categories and companies, a number
 * that occurs twice or more than 300 candidates, CONFLICT with `fields.phase` after the end, `fields.categoryId` or
 * `fields.name` for another category or name after the start: the votes were given to that candidate
 */
export async function saveCandidates(
  tx: Tx,
  { awardId, candidates }: { awardId: string; candidates: readonly CandidateForm[] },
  operator: string,
  nowMs: number
): Promise<number> {
  const numbers = new Set(candidates.map(({ no }) => no));
  if (numbers.size < candidates.length) throw new AppError('VALIDATION', { fields: { candidates: 'duplicate' } });
  await requireCompanies(tx, candidates);
  const award = await requireAward(tx, awardId);
  const phase = phaseAt(award, nowMs);
  if (phase === 'ended') throw new AppError('CONFLICT', { fields: { phase } });
  const categories = new Set((await listCategories(tx, awardId)).map(({ id }) => id));
  if (candidates.some(({ categoryId }) => !categories.has(categoryId))) {
    throw new AppError('VALIDATION', { fields: { categoryId: 'unknown' } });
  }
  const known = new Map((await listCandidates(tx, awardId)).map((row) => [row.no, row]));
  if (phase !== 'notStarted') requireSameCandidates(candidates, known);
  if (new Set([...known.keys(), ...numbers]).size > MAX_CANDIDATES) {
    throw new AppError('VALIDATION', { fields: { candidates: 'tooMany' } });
  }
  await upsertCandidates(tx, awardId, candidates, nowMs);
  const saved = { kind: 'saveCandidates' as const, reason: '', votes: candidates.length };
  await insertDecision(tx, { ...decision(awardId, operator, nowMs), ...saved });
  return candidates.length;
}

function requireSameCandidates(candidates: readonly CandidateForm[], known: ReadonlyMap<number, CandidateRow>): void {
  for (const { no, name, categoryId } of candidates) {
    const before = known.get(no);
    if (before === undefined) continue;
    if (before.category_id !== categoryId) throw new AppError('CONFLICT', { fields: { categoryId: 'started' } });
    if (before.name !== name) throw new AppError('CONFLICT', { fields: { name: 'started' } });
  }
}

async function requireCompanies(tx: Tx, candidates: readonly CandidateForm[]): Promise<void> {
  const ids = [...new Set(candidates.flatMap(({ companyId }) => companyId ?? []))];
  if ((await getCompanySummaries(tx, ids)).length < ids.length) {
    throw new AppError('VALIDATION', { fields: { companyId: 'unknown' } });
  }
}

/**
 * Returns an award, locked until the transaction ends.
 * @throws AppError NOT_FOUND for an unknown one
 */
export async function requireAward(tx: Tx, id: string): Promise<AwardRow> {
  const award = await lockAward(tx, id);
  if (award === undefined) throw new AppError('NOT_FOUND');
  return award;
}

/** Returns the row of a decision without kind and reason. */
export function decision(awardId: string, operator: string, nowMs: number) {
  return { id: newId(nowMs), award_id: awardId, candidate_id: null, operator, votes: null, at_ms: nowMs };
}
