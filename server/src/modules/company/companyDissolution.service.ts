import type { Tx } from '../../database/schema';
import { deletePrivateImages } from '../upload/privateImage.service';
import { lockUsers } from '../user/user.service';
import { closeAllPendingRequests } from './application.repository';
import { companyDissolved } from './company.events';
import { updateCompany } from './company.repository';
import { deleteMember, findTeam } from './member.repository';
import { ensureCurrentCompany, syncCompanyBadges } from './membership.service';
import { notifyUsers } from './team.notifications';

/** The row stays because others refer to it; its personal data is cleared. */
const clearedNames = { legal_person: '', contact_name: '', contact_mobile: '' };

/**
 * Ends a company that is locked: everybody is out of it, who has applied is refused, its listings are closed, its badge
 * is gone, its name and code are free. Answers who was in it.
 */
export async function applyDissolution(
  tx: Tx,
  company: { id: string; name: string },
  nowMs: number
): Promise<string[]> {
  const { id } = company;
  const memberIds = (await findTeam(tx, id)).map((one) => one.user_id);
  await lockUsers(tx, memberIds);
  await updateCompany(tx, id, { dissolved_at_ms: nowMs, verified_at_ms: null, invite_code: null, ...clearedNames });
  for (const userId of memberIds) {
    await deleteMember(tx, id, userId);
    await ensureCurrentCompany(tx, userId);
  }
  await syncCompanyBadges(tx, memberIds, nowMs);
  const applied = await closeAllPendingRequests(tx, id, nowMs);
  await deletePrivateImages(tx, applied.proofIds);
  await notifyUsers(tx, applied.userIds, { event: 'team.refusedDissolved', company }, nowMs);
  await companyDissolved.publish(tx, { companyId: id }, nowMs);
  return memberIds;
}
