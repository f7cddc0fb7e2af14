import type { VerificationSummary } from '@contract/verification';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findCompanyByName, findCompanyByUscc } from '../company/company.service';
import { listVarietyNames } from '../pricing/variety.service';
import { isDistrict } from '../region/region.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { areOwnPrivateImages, retainPrivateImages } from '../upload/privateImage.service';
import { lockCompanyOf } from './companyVerification.service';
import {
  identityOf,
  imagesOf,
  labelOf,
  sealDocuments,
  validateDocuments,
  type VerificationDocuments
} from './documents';
import { claimIdentity, insertDocuments, isSubmitted } from './documents.repository';
import { presentSummary } from './verification.presenter';
import {
  findVerification,
  insertStep,
  lockVerification,
  updateVerification,
  type VerificationRow
} from './verification.repository';
import { isValid, verificationTransitions } from './verification.transitions';

/** One form on its way in. */
export interface Submission {
  userId: string;
  documents: VerificationDocuments;
  requestId: string;
  nowMs: number;
  /** Field → why its text may not be shown to others. */
  textProblems?: Record<string, string>;
}

const fieldError = (field: string, problem: string) => new AppError('VALIDATION', { fields: { [field]: problem } });

/**
 * Stores the documents encrypted for the review. Idempotent for the same form.
 * @throws AppError VALIDATION with `fields.<name>` for fields that break the rules and for an identity that another
 * verification claims, CONFLICT when the state allows no submission
 */
export async function submit(tx: Tx, secret: ServerSecret, submission: Submission): Promise<VerificationSummary> {
  const { userId, documents, requestId, nowMs } = submission;
  // Documents that are submitted during a dissolution wait for its end, and are those of a new company.
  await lockCompanyOf(tx, await findVerification(tx, userId, documents.kind));
  const row = await lockVerification(tx, userId, documents.kind, nowMs);
  // The same form again, because its answer was lost or the button was tapped twice.
  if (await isSubmitted(tx, userId, requestId)) return presentSummary(row);
  await validateSubmission(tx, submission);
  const state = verificationTransitions.next('submit', 'applicant', row.state);
  if (documents.kind === 'company') await assertCompanyAvailable(tx, row, documents.fields);
  const digest = secret.digest(identityOf(documents));
  await claimIdentityOrThrow(tx, row, documents, digest);
  const id = newId(nowMs);
  const label = labelOf(documents);
  const validUntil = documents.fields.validUntil;
  await insertDocuments(tx, {
    id,
    verification_id: row.id,
    user_id: userId,
    request_id: requestId,
    sealed: sealDocuments(secret, id, documents),
    identity_digest: digest,
    ...label,
    valid_until: validUntil,
    consented_at_ms: documents.kind === 'person' ? nowMs : null,
    created_at_ms: nowMs
  });
  await retainPrivateImages(tx, userId, Object.values(imagesOf(documents)).flat());
  await insertStep(tx, {
    id: newId(nowMs),
    verification_id: row.id,
    action: 'submit',
    state,
    step: 'platform',
    by_name: '',
    reasons: '[]',
    at_ms: nowMs
  });
  const saved = await updateVerification(tx, row.id, {
    state,
    step: 'platform',
    papers_id: id,
    // A valid verification keeps its label and its end until the new documents are approved.
    ...(isValid(state) ? {} : { ...label, valid_until: validUntil }),
    reasons: '[]',
    submitted_at_ms: nowMs,
    reminded_at_ms: null,
    updated_at_ms: nowMs
  });
  return presentSummary(saved);
}

/** Validates the form by itself. */
async function validateSubmission(tx: Tx, { userId, documents, nowMs, textProblems = {} }: Submission): Promise<void> {
  const fields: Record<string, string> = {
    ...textProblems,
    ...validateDocuments(documents, shanghaiDay(nowMs))
  };
  const owner = { ownerId: userId, purpose: 'verification' } as const;
  for (const [field, ids] of Object.entries(imagesOf(documents))) {
    if (!(field in fields) && !(await areOwnPrivateImages(tx, owner, ids))) fields[field] = 'unknown';
  }
  if (documents.kind !== 'person' && !isDistrict(documents.fields.regionCode)) fields['regionCode'] = 'unknown';
  if (documents.kind === 'company') {
    const known = new Set((await listVarietyNames(tx)).map(({ id }) => id));
    if (documents.fields.varietyIds.some((id) => !known.has(id))) fields['varietyIds'] = 'unknown';
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
}

async function assertCompanyAvailable(tx: Tx, row: VerificationRow, fields: { uscc: string; name: string }) {
  const ofCode = await findCompanyByUscc(tx, fields.uscc);
  if (ofCode && ofCode.id !== row.company_id) throw fieldError('uscc', 'taken');
  const ofName = await findCompanyByName(tx, fields.name);
  if (ofName && ofName.id !== row.company_id) throw fieldError('name', 'taken');
}

async function claimIdentityOrThrow(
  tx: Tx,
  row: VerificationRow,
  documents: VerificationDocuments,
  digest: string
): Promise<void> {
  if (await claimIdentity(tx, { kind: documents.kind, digest, verificationId: row.id })) return;
  if (documents.kind === 'person') throw fieldError('idNumber', 'taken');
  throw documents.kind === 'company' ? fieldError('uscc', 'inReview') : fieldError('name', 'taken');
}
