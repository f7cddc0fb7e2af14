import type { VerificationSummary } from '@contract/verification';
import type { CompanyBody, ParkBody, PersonBody } from '@contract/verificationDocuments';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { verificationsOf } from '../user/user.service';
import { assertNotLocked, recordFailure } from './attemptLockout.service';
import { openDocuments, type VerificationDocuments } from './documents';
import { findDocuments } from './documents.repository';
import { type Submission, submit } from './intake.service';
import { findParkTextViolations } from './parkModeration';
import type { VerificationDeps } from './verification.deps';
import { findVerification, lockVerification } from './verification.repository';

/**
 * Submits personal documents. Every wrong number counts towards the lockout. Submissions of one user are serialized, so
 * that parallel ones are checked no more often than sequential ones.
 * @throws AppError VALIDATION with `fields.<name>` for fields that break the rules and for an identity of another
 * account (`taken`), LOCKED after three wrong numbers in a day, CONFLICT when the state allows no submission
 */
export async function submitPerson(
  deps: VerificationDeps,
  member: Member,
  { requestId, agreesSensitive: _, ...fields }: PersonBody,
  nowMs: number
): Promise<VerificationSummary> {
  const idNumber = fields.idNumber ?? (await storedIdNumber(deps, member.id, fields.idType));
  const submission: Submission = {
    userId: member.id,
    documents: { kind: 'person', fields: { ...fields, idNumber } },
    requestId,
    nowMs
  };
  const outcome = await deps.db.transaction().execute(async (tx) => {
    await lockVerification(tx, member.id, 'person', nowMs);
    await assertNotLocked(tx, member.id, nowMs);
    try {
      return await submit(tx, deps.secret, submission);
    } catch (error) {
      const problem = error instanceof AppError ? error.details.fields?.['idNumber'] : undefined;
      if (!(error instanceof AppError) || problem === undefined || problem === 'required') throw error;
      await recordFailure(tx, member.id, nowMs);
      // Returned instead of thrown: nothing else was written, and the failure must be committed.
      return error;
    }
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/**
 * Submits company documents.
 * @throws AppError FORBIDDEN without personal verification, VALIDATION with `fields.<name>` for fields that break the
 * rules and for a company that exists (`taken`) or is in review, CONFLICT when the state allows no submission
 */
export async function submitCompany(
  deps: VerificationDeps,
  member: Member,
  { requestId, ...fields }: CompanyBody,
  nowMs: number
): Promise<VerificationSummary> {
  await requireVerifiedPerson(deps.db, member.id);
  const legalIdNo = fields.legalIdNo ?? (await storedLegalIdNo(deps, member.id));
  const documents: VerificationDocuments = { kind: 'company', fields: { ...fields, legalIdNo } };
  return submitInTransaction(deps, { userId: member.id, documents, requestId, nowMs });
}

/**
 * Submits park documents, whose texts are public.
 * @throws AppError like `submitCompany`
 */
export async function submitPark(
  deps: VerificationDeps & Pick<Deps, 'textModeration'>,
  member: Member,
  { requestId, ...fields }: ParkBody,
  nowMs: number
): Promise<VerificationSummary> {
  await requireVerifiedPerson(deps.db, member.id);
  const textProblems = await findParkTextViolations(deps.textModeration, fields);
  return submitInTransaction(deps, {
    userId: member.id,
    documents: { kind: 'park', fields },
    requestId,
    nowMs,
    textProblems
  });
}

function submitInTransaction({ db, secret }: VerificationDeps, submission: Submission): Promise<VerificationSummary> {
  return db.transaction().execute((tx) => submit(tx, secret, submission));
}

/** Company and park need a verified person who answers for them. */
async function requireVerifiedPerson(db: Db, userId: string): Promise<void> {
  if (!(await verificationsOf(db, userId)).includes('person')) throw new AppError('FORBIDDEN', { needs: 'verify' });
}

async function storedIdNumber(deps: VerificationDeps, userId: string, idType: string): Promise<string> {
  const fields = await findLastSubmitted(deps, userId, 'person');
  return fields?.idType === idType ? fields.idNumber : '';
}

async function storedLegalIdNo(deps: VerificationDeps, userId: string): Promise<string> {
  return (await findLastSubmitted(deps, userId, 'company'))?.legalIdNo ?? '';
}

type FieldsOf<K> = Extract<VerificationDocuments, { kind: K }>['fields'];

async function findLastSubmitted<K extends VerificationDocuments['kind']>(
  { db, secret }: VerificationDeps,
  userId: string,
  kind: K
): Promise<FieldsOf<K> | undefined> {
  const row = await findVerification(db, userId, kind);
  const documents = row?.papers_id ? await findDocuments(db, row.papers_id) : undefined;
  return documents && (openDocuments(secret, documents, kind).fields as FieldsOf<K>);
}
