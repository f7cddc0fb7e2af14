import type { VerificationKind } from '@contract/user';
import type { MyVerifications, VerificationDetail, VerificationSummary } from '@contract/verification';
import { DAY_MS } from '@rules/duration';
import { SHANGHAI_OFFSET_MS, shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { findCompanyByUscc } from '../company/company.service';
import { lockedUntil } from './attemptLockout.service';
import { openDocuments } from './documents';
import { findDocuments, releaseIdentities } from './documents.repository';
import type { VerificationDeps } from './verification.deps';
import { emptySummary, presentDocuments, presentStep, presentSummary } from './verification.presenter';
import {
  findSteps,
  findVerification,
  findVerifications,
  insertStep,
  lockVerification,
  updateVerification,
  type VerificationRow
} from './verification.repository';
import { approvedOrExpiring, isAwaitingReview, isValid, verificationTransitions } from './verification.transitions';

const KINDS: readonly VerificationKind[] = ['person', 'company', 'park'];

/** Returns the user's status in each kind. */
export async function getMyVerifications(db: Db, member: Member, nowMs: number): Promise<MyVerifications> {
  const [rows, lockedUntilMs] = await Promise.all([
    findVerifications(db, member.id),
    lockedUntil(db, member.id, nowMs)
  ]);
  const items = KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? presentSummary(row) : emptySummary(kind);
  });
  return { items, lockedUntilMs };
}

/** Returns one verification with its timeline and the documents submitted last. */
export async function getVerificationDetail(
  { db, secret }: VerificationDeps,
  member: Member,
  kind: VerificationKind,
  nowMs: number
): Promise<VerificationDetail> {
  const row = await findVerification(db, member.id, kind);
  if (!row) return { ...emptySummary(kind), ...presentDocuments(undefined), ...emptyDetail };
  const [steps, documents] = await Promise.all([
    findSteps(db, row.id),
    row.papers_id === null ? undefined : findDocuments(db, row.papers_id)
  ]);
  return {
    ...presentSummary(row),
    ...presentDocuments(documents && openDocuments(secret, documents, kind)),
    reasons: row.reasons,
    expectedByMs: expectedBy(row),
    canRemind: canRemind(row, nowMs),
    history: steps.map(presentStep),
    companyId: row.company_id
  };
}

const emptyDetail = { reasons: [], expectedByMs: null, canRemind: false, history: [], companyId: null };

/**
 * Withdraws the submission under review; valid documents stay valid.
 * @throws AppError CONFLICT without an open submission
 */
export function withdrawVerification(
  db: Db,
  member: Member,
  kind: VerificationKind,
  nowMs: number
): Promise<VerificationSummary> {
  return db.transaction().execute(async (tx) => {
    const row = await lockVerification(tx, member.id, kind, nowMs);
    const state = approvedOrExpiring(
      verificationTransitions.next('withdraw', 'applicant', row.state),
      row.valid_until,
      shanghaiDay(nowMs)
    );
    const saved = await updateVerification(tx, row.id, {
      state,
      step: 'platform',
      papers_id: isValid(state) ? row.approved_papers_id : row.papers_id,
      updated_at_ms: nowMs
    });
    await recordStep(tx, saved, 'withdraw', nowMs);
    await syncIdentityClaims(tx, saved);
    return presentSummary(saved);
  });
}

/**
 * Moves the submission to the front of the queue of reviews.
 * @throws AppError CONFLICT before the expected time, within a day of the last reminder and for a submission that is
 * not under review
 */
export async function remindReviewers(db: Db, member: Member, kind: VerificationKind, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockVerification(tx, member.id, kind, nowMs);
    verificationTransitions.next('remind', 'applicant', row.state);
    if (!canRemind(row, nowMs)) throw new AppError('CONFLICT');
    const saved = await updateVerification(tx, row.id, { reminded_at_ms: nowMs, updated_at_ms: nowMs });
    await recordStep(tx, saved, 'remind', nowMs);
  });
}

/** The company of a code that is on the platform; null when there is none. */
export async function findCompanyOnPlatform(db: Db, uscc: string): Promise<{ id: string; name: string } | null> {
  return (await findCompanyByUscc(db, uscc)) ?? null;
}

/** One working day after it was sent. */
function expectedBy({ state, submitted_at_ms: sentMs }: VerificationRow): number | null {
  if (!isAwaitingReview(state) || sentMs === null) return null;
  let byMs = sentMs + DAY_MS;
  while ([0, 6].includes(new Date(byMs + SHANGHAI_OFFSET_MS).getUTCDay())) byMs += DAY_MS;
  return byMs;
}

function canRemind(row: VerificationRow, nowMs: number): boolean {
  const byMs = expectedBy(row);
  if (byMs === null || nowMs < byMs) return false;
  return row.reminded_at_ms === null || nowMs - row.reminded_at_ms >= DAY_MS;
}

async function recordStep(tx: Tx, row: VerificationRow, action: 'withdraw' | 'remind', nowMs: number): Promise<void> {
  await insertStep(tx, {
    id: newId(nowMs),
    verification_id: row.id,
    action,
    state: row.state,
    step: row.step,
    by_name: '',
    reasons: '[]',
    at_ms: nowMs
  });
}

/** An identity is held by what counts and by what waits or may be completed; everything else is free for others. */
export async function syncIdentityClaims(tx: Tx, row: VerificationRow): Promise<void> {
  const ids = new Set<string>();
  if ((isValid(row.state) || row.state === 'expired') && row.approved_papers_id) ids.add(row.approved_papers_id);
  if ((isAwaitingReview(row.state) || row.state === 'needMore') && row.papers_id) ids.add(row.papers_id);
  const documents = await Promise.all([...ids].map((id) => findDocuments(tx, id)));
  await releaseIdentities(
    tx,
    row.id,
    documents.flatMap((one) => (one ? [one.identity_digest] : []))
  );
}
