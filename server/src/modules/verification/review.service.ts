import type { VerificationReason, VerificationState } from '@contract/verification';
import type { OperatorVerification, ReviewBody, ReviewedSummary } from '@contract/verificationReview';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { recordFailure } from './attemptLockout.service';
import { grantBadge, revokeBadge } from './badgeGrant.service';
import { lockWithCompany } from './companyVerification.service';
import { fieldNamesOf, imagesOf, openDocuments } from './documents';
import { findDocuments } from './documents.repository';
import type { VerificationDeps } from './verification.deps';
import { notifyApplicant } from './verification.notifications';
import { presentFields, presentReviewed, presentSummary } from './verification.presenter';
import {
  findByStates,
  findVerificationById,
  insertStep,
  updateVerification,
  type VerificationRow
} from './verification.repository';
import { syncIdentityClaims } from './verification.service';
import { approvedOrExpiring, verificationTransitions } from './verification.transitions';

const LIST_LIMIT = 100;

/** Lists verifications that await review, those with a reminder first, or all of one state. At most 100. */
export async function listVerifications(db: Db, state?: VerificationState): Promise<ReviewedSummary[]> {
  return (await findByStates(db, state ? [state] : ['pending', 'changing'], LIST_LIMIT)).map(presentReviewed);
}

/**
 * Returns a verification with everything that was submitted.
 * @throws AppError NOT_FOUND for an unknown verification
 */
export async function getVerificationForReview(
  { db, secret }: VerificationDeps,
  id: string
): Promise<OperatorVerification> {
  const row = await findVerificationById(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  const stored = row.papers_id === null ? undefined : await findDocuments(db, row.papers_id);
  const documents = stored && openDocuments(secret, stored, row.kind);
  return {
    id: row.id,
    ...presentSummary(row),
    userId: row.user_id,
    mobile: row.mobile,
    reasons: row.reasons,
    images: documents ? imagesOf(documents) : {},
    fields: presentFields(documents)
  };
}

/**
 * Records the review and notifies the user.
 * @throws AppError NOT_FOUND for an unknown verification, VALIDATION `reasons` without one where it is needed and for
 * the name of no field, CONFLICT when the state does not allow it, it is another reviewer's turn, another approval has
 * created the company meanwhile or this one would create a second company
 */
export function reviewVerification(
  { db, secret }: VerificationDeps,
  id: string,
  body: ReviewBody,
  nowMs: number
): Promise<ReviewedSummary> {
  return db.transaction().execute(async (tx) => {
    const row = await lockWithCompany(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    const next = verificationTransitions.next(body.action, 'reviewer', row.state);
    // Only the platform revokes, and only valid verifications; open ones belong to the reviewer of the current step.
    const expectedStep = body.action === 'revoke' ? 'platform' : row.step;
    if (body.as !== expectedStep) throw new AppError('CONFLICT');
    validateReasons(body, row);
    const isForwarded = body.action === 'approve' && row.kind === 'park' && row.step === 'platform';
    const saved = isForwarded
      ? await updateVerification(tx, id, { step: 'government', updated_at_ms: nowMs })
      : await applyReview(tx, { db, secret }, row, { ...body, next }, nowMs);
    await insertStep(tx, {
      id: newId(nowMs),
      verification_id: id,
      action: body.action,
      state: saved.state,
      step: body.as,
      by_name: body.operator,
      reasons: JSON.stringify(body.reasons),
      at_ms: nowMs
    });
    const isChange = row.state === 'changing';
    await notifyApplicant(tx, saved, isForwarded ? 'forward' : body.action, { isChange, nowMs });
    return presentReviewed(saved);
  });
}

function validateReasons({ action, reasons }: ReviewBody, row: VerificationRow): void {
  const isNeeded = action !== 'approve';
  if (isNeeded && reasons.length === 0) throw new AppError('VALIDATION', { fields: { reasons: 'required' } });
  const known = fieldNamesOf[row.kind];
  if (reasons.some(({ field }) => field !== '' && !known.includes(field))) {
    throw new AppError('VALIDATION', { fields: { reasons: 'unknown' } });
  }
}

async function applyReview(
  tx: Tx,
  { secret }: VerificationDeps,
  row: VerificationRow,
  { action, reasons, next }: ReviewBody & { next: VerificationState },
  nowMs: number
): Promise<VerificationRow> {
  const documents = row.papers_id === null ? undefined : await findDocuments(tx, row.papers_id);
  if (action === 'approve') {
    if (!documents) throw new Error(`verification ${row.id} has no documents`);
    const companyId = await grantBadge(tx, secret, row, nowMs);
    return saveReview(tx, row, {
      state: approvedOrExpiring(next, documents.valid_until, shanghaiDay(nowMs)),
      approved_papers_id: documents.id,
      ...(companyId === null ? {} : { company_id: companyId }),
      name: documents.name,
      number: documents.number,
      valid_until: documents.valid_until,
      reasons,
      nowMs
    });
  }
  if (action === 'revoke') await revokeBadge(tx, row, nowMs);
  if (action === 'reject' && row.kind === 'person') await recordFailure(tx, row.user_id, nowMs);
  return saveReview(tx, row, {
    state: approvedOrExpiring(next, row.valid_until, shanghaiDay(nowMs)),
    reasons,
    nowMs
  });
}

async function saveReview(
  tx: Tx,
  row: VerificationRow,
  changes: { state: VerificationState; reasons: VerificationReason[]; nowMs: number } & Partial<
    Pick<VerificationRow, 'approved_papers_id' | 'company_id' | 'name' | 'number' | 'valid_until'>
  >
): Promise<VerificationRow> {
  const { reasons, nowMs, ...rest } = changes;
  const saved = await updateVerification(tx, row.id, {
    ...rest,
    step: 'platform',
    reasons: JSON.stringify(reasons),
    updated_at_ms: nowMs
  });
  await syncIdentityClaims(tx, saved);
  return saved;
}
