import type { Tx } from '../../database/schema';
import { syncCompanyParty, syncPersonParty } from '../listing/companyListings.service';
import { deleteBadge, findOwnedCompanyIds, insertBadge } from './badge.repository';
import type { VerificationRow } from './verification.repository';

/**
 * Puts the badge of a person or a park where it belongs, or takes it away everywhere: from the person, and from what
 * the companies that they own have listed. A company's badge is worn by its team: see company.service.
 */
export async function saveBadge(tx: Tx, row: VerificationRow, isVerified: boolean, nowMs: number): Promise<void> {
  const { user_id: userId, kind } = row;
  if (isVerified) await insertBadge(tx, userId, kind, nowMs);
  else await deleteBadge(tx, userId, kind);
  await syncPersonParty(tx, userId);
  for (const companyId of await findOwnedCompanyIds(tx, userId)) await syncCompanyParty(tx, companyId, nowMs);
}
