import type { Tx } from '../../database/schema';
import { companyMemberLeft } from './company.events';
import { deleteMember, lockUsers } from './member.repository';
import { ensureCurrentCompany, syncCompanyBadges } from './membership.service';
import { findOpenTransfer, setTransferStatus } from './transfer.repository';

/**
 * Takes somebody out of a company that is locked. What they posted in its name is the company's: its owner answers for
 * it, and nobody calls who has left. A transfer that they have a part in ends.
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
