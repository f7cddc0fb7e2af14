import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { lockMembers } from '../company/membership.service';
import { syncCompanyParty } from '../listing/companyListings.service';
import { lockUsers } from '../user/user.service';
import { releaseIdentities } from './documents.repository';
import {
  deleteVerification,
  findVerificationById,
  lockByCompany,
  lockVerification,
  lockVerificationById,
  updateVerification,
  type VerificationRow
} from './verification.repository';

/**
 * Reads a verification and locks it until the transaction ends. Its company is locked first, as a dissolution does, and then
 * the account of the applicant: in the opposite order the two would wait for each other.
 * @throws AppError CONFLICT when its company was created meanwhile
 */
export async function lockWithCompany(tx: Tx, id: string): Promise<VerificationRow | undefined> {
  const found = await findVerificationById(tx, id);
  const companyId = await lockCompanyOf(tx, found);
  if (found !== undefined) await lockUsers(tx, [found.user_id]);
  const row = await lockVerificationById(tx, id);
  // Locking the company now would be the opposite order, and the reviewer does not know it.
  if (row !== undefined && row.company_id !== null && row.company_id !== companyId) throw new AppError('CONFLICT');
  return row;
}

/**
 * Locks the company of a verification until the transaction ends; before the verification is locked.
 * @returns its id; null for a verification without a company
 */
export async function lockCompanyOf(
  tx: Tx,
  row: Pick<VerificationRow, 'company_id'> | undefined
): Promise<string | null> {
  const companyId = row?.company_id ?? null;
  if (companyId !== null) await lockMembers(tx, companyId);
  return companyId;
}

/**
 * Transfers the company's verification to its new owner; it stays with the former one if the new one has documents of
 * their own.
 */
export async function handOverCompanyVerification(
  tx: Tx,
  companyId: string,
  toUserId: string,
  nowMs: number
): Promise<void> {
  const row = await lockByCompany(tx, companyId);
  // Waits for first documents that the new owner is submitting.
  const own = row && (await lockVerification(tx, toUserId, 'company', nowMs));
  if (own && own.submitted_at_ms === null) {
    await deleteVerification(tx, own.id);
    await updateVerification(tx, row.id, { user_id: toUserId, updated_at_ms: nowMs });
  }
  await syncCompanyParty(tx, companyId, nowMs);
}

/** Revokes the verification of a dissolved company; its code can be registered again. */
export async function dropCompanyVerification(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  const row = await lockByCompany(tx, companyId);
  if (!row) return;
  await updateVerification(tx, row.id, {
    state: 'none',
    company_id: null,
    approved_papers_id: null,
    updated_at_ms: nowMs
  });
  await releaseIdentities(tx, row.id, []);
}
