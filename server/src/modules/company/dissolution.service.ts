import type { Tx } from '../../database/schema';
import { closeCompanyListings } from '../listing/companyListings.service';
import { closePurchasesOfCompany } from '../purchase/companyDissolution.service';
import { withdrawQuotationsOfCompany } from '../quotation/companyDissolution.service';
import { forgetPrivateImages } from '../upload/privateImage.service';
import { dropCompanyVerification } from '../verification/companyVerification.service';
import { updateCompany } from './company.repository';
import { alignBadges, deleteMember, findTeam, lockPeople } from './member.repository';
import { chooseCurrent } from './membership.service';
import { closeDoors } from './request.repository';
import { notices, tell } from './teamNotice';

const REASON = '企业已解散';
/** The row stays for what points at it; nobody needs to be named in it any more. */
const nobody = { legal_person: '', contact_name: '', contact_mobile: '' };

/**
 * Ends a company that is locked: everybody is out of it, who has applied is refused, its listings are closed, its badge
 * is gone, its name and code are free. Answers who was in it.
 */
export async function endCompany(tx: Tx, company: { id: string; name: string }, nowMs: number): Promise<string[]> {
  const { id } = company;
  const people = (await findTeam(tx, id)).map((one) => one.user_id);
  if (people.length > 0) await lockPeople(tx, people);
  await updateCompany(tx, id, { dissolved_at_ms: nowMs, verified_at_ms: null, invite_code: null, ...nobody });
  await dropCompanyVerification(tx, id, nowMs);
  for (const userId of people) {
    await deleteMember(tx, id, userId);
    await chooseCurrent(tx, userId);
  }
  await alignBadges(tx, people, nowMs);
  const applied = await closeDoors(tx, id, REASON, nowMs);
  await forgetPrivateImages(tx, applied.proofIds);
  await tell(tx, applied.userIds, notices.refused(company, REASON), nowMs);
  await closePurchasesOfCompany(tx, id, nowMs);
  await withdrawQuotationsOfCompany(tx, id, nowMs);
  await closeCompanyListings(tx, id, nowMs);
  return people;
}
