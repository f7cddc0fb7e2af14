import type { Tx } from '../../database/schema';
import { syncCompanyParty } from '../listing/companyListings.service';
import { releaseIdentities } from './documents.repository';
import { findByCompany, findVerification, updateVerification } from './verification.repository';

/** The new owner of a company answers for its papers. Keeps them with the former one where the new one has own papers. */
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

/** A company that is dissolved is verified no more; its code is free for whoever registers it anew. */
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
