import type { Tx } from '../../database/schema';
import { syncCompanyParty } from '../listing/companyListings.service';
import { releaseIdentities } from './documents.repository';
import { findByCompany, findVerification, updateVerification } from './verification.repository';

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
  const row = await findByCompany(tx, companyId);
  if (row && !(await findVerification(tx, toUserId, 'company'))) {
    await updateVerification(tx, row.id, { user_id: toUserId, updated_at_ms: nowMs });
  }
  await syncCompanyParty(tx, companyId, nowMs);
}

/** Revokes the verification of a dissolved company; its code can be registered again. */
export async function dropCompanyVerification(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  const row = await findByCompany(tx, companyId);
  if (!row) return;
  await updateVerification(tx, row.id, {
    state: 'none',
    company_id: null,
    approved_papers_id: null,
    updated_at_ms: nowMs
  });
  await releaseIdentities(tx, row.id, []);
}
