import type { VerificationSummary } from '@contract/verification';
import { shanghaiDay } from '../../clock/shanghaiDay';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findCompanyByName, findCompanyByUscc } from '../company/company.service';
import type { ServerSecret } from '../encrypt/serverSecret';
import { listVarietyNames } from '../market/variety.service';
import { isDistrict } from '../region/region.service';
import { areOwnPrivateImages, keepPrivateImages } from '../upload/privateImage.service';
import { identityOf, imagesOf, labelOf, problemsOf, sealPapers, type Papers } from './papers';
import { claimIdentity, insertPapers, isSent } from './papers.repository';
import { isValid, nextState } from './verification.machine';
import { presentSummary } from './verification.presenter';
import { insertStep, lockVerification, updateVerification, type VerificationRow } from './verification.repository';

/** One form on its way in. */
export interface Sent {
  userId: string;
  papers: Papers;
  requestId: string;
  nowMs: number;
  /** Field → why its text may not be shown to others. */
  unfit?: Record<string, string>;
}

const refuse = (field: string, problem: string) => new AppError('VALIDATION', { fields: { [field]: problem } });

/** Keeps the papers, sealed, for the reviewers; the same form again changes nothing. Throws VALIDATION, CONFLICT. */
export async function takeIn(tx: Tx, secret: ServerSecret, sent: Sent): Promise<VerificationSummary> {
  const { userId, papers, requestId, nowMs } = sent;
  const row = await lockVerification(tx, userId, papers.kind, nowMs);
  // The same form again, because its answer was lost or the button was tapped twice.
  if (await isSent(tx, userId, requestId)) return presentSummary(row);
  await check(tx, sent);
  const state = nextState('submit', 'holder', row.state);
  if (papers.kind === 'company') await refuseTakenCompany(tx, row, papers.fields);
  const digest = secret.digest(identityOf(papers));
  await claim(tx, row, papers, digest);
  const id = newId(nowMs);
  const label = labelOf(papers);
  const validUntil = papers.fields.validUntil;
  await insertPapers(tx, {
    id,
    verification_id: row.id,
    user_id: userId,
    request_id: requestId,
    sealed: sealPapers(secret, id, papers),
    identity_digest: digest,
    ...label,
    valid_until: validUntil,
    consented_at_ms: papers.kind === 'person' ? nowMs : null,
    created_at_ms: nowMs
  });
  await keepPrivateImages(tx, userId, Object.values(imagesOf(papers)).flat());
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
    // What counts keeps its name and its end until the new papers are approved.
    ...(isValid(state) ? {} : { ...label, valid_until: validUntil }),
    reasons: '[]',
    submitted_at_ms: nowMs,
    reminded_at_ms: null,
    updated_at_ms: nowMs
  });
  return presentSummary(saved);
}

/** What is wrong with the form by itself. */
async function check(tx: Tx, { userId, papers, nowMs, unfit = {} }: Sent): Promise<void> {
  const fields: Record<string, string> = { ...unfit, ...problemsOf(papers, shanghaiDay(new Date(nowMs))) };
  const owner = { ownerId: userId, purpose: 'verification' } as const;
  for (const [field, ids] of Object.entries(imagesOf(papers))) {
    if (!(field in fields) && !(await areOwnPrivateImages(tx, owner, ids))) fields[field] = 'unknown';
  }
  if (papers.kind !== 'person' && !isDistrict(papers.fields.regionCode)) fields['regionCode'] = 'unknown';
  if (papers.kind === 'company') {
    const known = new Set((await listVarietyNames(tx)).map(({ id }) => id));
    if (papers.fields.varietyIds.some((id) => !known.has(id))) fields['varietyIds'] = 'unknown';
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
}

async function refuseTakenCompany(tx: Tx, row: VerificationRow, fields: { uscc: string; name: string }) {
  const ofCode = await findCompanyByUscc(tx, fields.uscc);
  if (ofCode && ofCode.id !== row.company_id) throw refuse('uscc', 'taken');
  const ofName = await findCompanyByName(tx, fields.name);
  if (ofName && ofName.id !== row.company_id) throw refuse('name', 'taken');
}

async function claim(tx: Tx, row: VerificationRow, papers: Papers, digest: string): Promise<void> {
  if (await claimIdentity(tx, { kind: papers.kind, digest, verificationId: row.id })) return;
  if (papers.kind === 'person') throw refuse('idNumber', 'taken');
  throw papers.kind === 'company' ? refuse('uscc', 'inReview') : refuse('name', 'taken');
}
