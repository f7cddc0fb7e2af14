import type { VerificationSummary } from '@contract/verification';
import type { CompanyBody, ParkBody, PersonBody } from '@contract/verificationPapers';
import { shanghaiDay } from '../../clock/shanghaiDay';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { findCompanyByName, findCompanyByUscc } from '../company/company.service';
import type { ServerSecret } from '../encrypt/serverSecret';
import { listVarietyNames } from '../market/variety.service';
import { isDistrict } from '../region/region.service';
import { areOwnPrivateImages, keepPrivateImages } from '../upload/privateImage.service';
import { verificationsOf } from '../user/verification.service';
import { countFailure, refuseLocked } from './lock.service';
import { identityOf, imagesOf, labelOf, openPapers, problemsOf, sealPapers, type Papers } from './papers';
import { claimIdentity, findPapers, insertPapers, isSent } from './papers.repository';
import { unfitParkTexts } from './parkTexts';
import { isValid, nextState } from './verification.machine';
import { presentSummary } from './verification.presenter';
import {
  findVerification,
  insertStep,
  lockVerification,
  updateVerification,
  type VerificationRow
} from './verification.repository';

export interface VerificationDeps {
  db: Db;
  secret: ServerSecret;
}

const refuse = (field: string, problem: string) => new AppError('VALIDATION', { fields: { [field]: problem } });

/** Sends the papers of a person. Throws VALIDATION, LOCKED, CONFLICT; every wrong number counts towards the lock. */
export async function submitPerson(
  deps: VerificationDeps,
  member: Member,
  body: PersonBody,
  nowMs: number
): Promise<VerificationSummary> {
  const { requestId, agreesSensitive: _, ...fields } = body;
  await refuseLocked(deps.db, member.id, nowMs);
  const idNumber = fields.idNumber ?? (await keptNumber(deps, member.id, fields.idType));
  try {
    return await submit(deps, member, { kind: 'person', fields: { ...fields, idNumber } }, { requestId, nowMs });
  } catch (error) {
    const problem = error instanceof AppError ? error.details.fields?.['idNumber'] : undefined;
    if (problem !== undefined && problem !== 'required') await countFailure(deps.db, member.id, nowMs);
    throw error;
  }
}

/** Sends the papers of a company. Throws VALIDATION, CONFLICT, and FORBIDDEN for somebody who is not verified. */
export async function submitCompany(
  deps: VerificationDeps,
  member: Member,
  { requestId, ...fields }: CompanyBody,
  nowMs: number
): Promise<VerificationSummary> {
  await requirePerson(deps.db, member.id);
  const legalIdNo = fields.legalIdNo ?? (await keptLegalIdNo(deps, member.id));
  return submit(deps, member, { kind: 'company', fields: { ...fields, legalIdNo } }, { requestId, nowMs });
}

/** Sends the papers of a park, whose texts others will read. Throws as `submitCompany`. */
export async function submitPark(
  deps: VerificationDeps & Pick<Deps, 'texts'>,
  member: Member,
  { requestId, ...fields }: ParkBody,
  nowMs: number
): Promise<VerificationSummary> {
  await requirePerson(deps.db, member.id);
  const unfit = await unfitParkTexts(deps.texts, fields);
  return submit(deps, member, { kind: 'park', fields }, { requestId, nowMs, unfit });
}

/** The person comes before company and park: somebody answers for them. */
async function requirePerson(db: Db, userId: string): Promise<void> {
  if (!(await verificationsOf(db, userId)).includes('person')) throw new AppError('FORBIDDEN', { needs: 'verify' });
}

async function keptNumber(deps: VerificationDeps, userId: string, idType: string): Promise<string> {
  const fields = await lastSent(deps, userId, 'person');
  return fields?.idType === idType ? fields.idNumber : '';
}

async function keptLegalIdNo(deps: VerificationDeps, userId: string): Promise<string> {
  return (await lastSent(deps, userId, 'company'))?.legalIdNo ?? '';
}

type FieldsOf<K> = Extract<Papers, { kind: K }>['fields'];

async function lastSent<K extends Papers['kind']>(
  { db, secret }: VerificationDeps,
  userId: string,
  kind: K
): Promise<FieldsOf<K> | undefined> {
  const row = await findVerification(db, userId, kind);
  const papers = row?.papers_id ? await findPapers(db, row.papers_id) : undefined;
  return papers && (openPapers(secret, papers, kind).fields as FieldsOf<K>);
}

interface Sending {
  requestId: string;
  nowMs: number;
  /** Field → why its text may not be shown to others. */
  unfit?: Record<string, string>;
}

async function submit(
  { db, secret }: VerificationDeps,
  member: Member,
  papers: Papers,
  { requestId, nowMs, unfit = {} }: Sending
): Promise<VerificationSummary> {
  const isKnown = await isSent(db, member.id, requestId);
  if (!isKnown) await check(db, member.id, papers, { nowMs, unfit });
  return db.transaction().execute(async (tx) => {
    const row = await lockVerification(tx, member.id, papers.kind, nowMs);
    // The same form again, because its answer was lost or the button was tapped twice.
    if (await isSent(tx, member.id, requestId)) return presentSummary(row);
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
      user_id: member.id,
      request_id: requestId,
      sealed: sealPapers(secret, id, papers),
      identity_digest: digest,
      ...label,
      valid_until: validUntil,
      consented_at_ms: papers.kind === 'person' ? nowMs : null,
      created_at_ms: nowMs
    });
    await keepPrivateImages(tx, member.id, Object.values(imagesOf(papers)).flat());
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
  });
}

/** What can be said before anything is locked. */
async function check(
  db: Db,
  userId: string,
  papers: Papers,
  { nowMs, unfit }: { nowMs: number; unfit: Record<string, string> }
): Promise<void> {
  const fields: Record<string, string> = { ...unfit, ...problemsOf(papers, shanghaiDay(new Date(nowMs))) };
  for (const [field, ids] of Object.entries(imagesOf(papers))) {
    if (!(field in fields) && !(await areOwnPrivateImages(db, userId, ids))) fields[field] = 'unknown';
  }
  if (papers.kind !== 'person' && !isDistrict(papers.fields.regionCode)) fields['regionCode'] = 'unknown';
  if (papers.kind === 'company') {
    const known = new Set((await listVarietyNames(db)).map(({ id }) => id));
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
