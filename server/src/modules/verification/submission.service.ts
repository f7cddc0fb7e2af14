import type { VerificationSummary } from '@contract/verification';
import type { CompanyBody, ParkBody, PersonBody } from '@contract/verificationDocuments';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { verificationsOf } from '../user/verification.service';
import { takeIn, type Sent } from './intake.service';
import { countFailure, refuseLocked } from './lock.service';
import { openPapers, type Papers } from './papers';
import { findPapers } from './papers.repository';
import { unfitParkTexts } from './parkTexts';
import type { VerificationDeps } from './verification.deps';
import { findVerification, lockVerification } from './verification.repository';

/**
 * Sends the papers of a person. Throws VALIDATION, LOCKED, CONFLICT; every wrong number counts towards the lock. Those of
 * one person go in one after the other: of many at once no more are looked at than one after the other.
 */
export async function submitPerson(
  deps: VerificationDeps,
  member: Member,
  { requestId, agreesSensitive: _, ...fields }: PersonBody,
  nowMs: number
): Promise<VerificationSummary> {
  const idNumber = fields.idNumber ?? (await keptNumber(deps, member.id, fields.idType));
  const sent: Sent = {
    userId: member.id,
    papers: { kind: 'person', fields: { ...fields, idNumber } },
    requestId,
    nowMs
  };
  const outcome = await deps.db.transaction().execute(async (tx) => {
    await lockVerification(tx, member.id, 'person', nowMs);
    await refuseLocked(tx, member.id, nowMs);
    try {
      return await takeIn(tx, deps.secret, sent);
    } catch (error) {
      const problem = error instanceof AppError ? error.details.fields?.['idNumber'] : undefined;
      if (!(error instanceof AppError) || problem === undefined || problem === 'required') throw error;
      await countFailure(tx, member.id, nowMs);
      // Nothing else was written: the transaction ends well, so that the failure counts.
      return error;
    }
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
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
  const papers: Papers = { kind: 'company', fields: { ...fields, legalIdNo } };
  return submit(deps, { userId: member.id, papers, requestId, nowMs });
}

/** Sends the papers of a park, whose texts others will read. Throws as `submitCompany`. */
export async function submitPark(
  deps: VerificationDeps & Pick<Deps, 'textModeration'>,
  member: Member,
  { requestId, ...fields }: ParkBody,
  nowMs: number
): Promise<VerificationSummary> {
  await requirePerson(deps.db, member.id);
  const unfit = await unfitParkTexts(deps.textModeration, fields);
  return submit(deps, { userId: member.id, papers: { kind: 'park', fields }, requestId, nowMs, unfit });
}

function submit({ db, secret }: VerificationDeps, sent: Sent): Promise<VerificationSummary> {
  return db.transaction().execute((tx) => takeIn(tx, secret, sent));
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
