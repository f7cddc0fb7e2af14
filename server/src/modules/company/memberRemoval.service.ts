import type { Tx } from '../../database/schema';
import { lockUsers } from '../user/user.service';
import { companyMemberLeft } from './company.events';
import { deleteMember } from './member.repository';
import { ensureCurrentCompany, syncCompanyBadges } from './membership.service';
import { findOpenTransfer, setTransferStatus } from './transfer.repository';

/**
 * Removes a member from a locked company. Listings posted in its name stay with the company, the owner becomes their
 * contact, and the member's open transfer ends.
 */
export async function removeFromTeam(tx: Tx, companyId: string, userId: string, nowMs: number): Promise<void> {
  await lockUsers(tx, [userId]);
  await deleteMember(tx, companyId, userId);
  const transfer = await findOpenTransfer(tx, companyId);
  if (transfer && [transfer.from_user_id, transfer.to_user_id].includes(userId)) {
    await setTransferStatus(tx, transfer.id, 'withdrawn', nowMs);
  }
  await companyMemberLeft.publish(tx, { companyId, userId }, nowMs);
  await ensureCurrentCompany(tx, userId);
  await syncCompanyBadges(tx, [userId], nowMs);
}
