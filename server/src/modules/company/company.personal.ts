import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { deleteApplicationsOf, findApplicationsOf, findMobile } from './application.repository';
import { clearContact, findCompaniesWithContact, lockCompany } from './company.repository';
import { applyDissolution } from './companyDissolution.service';
import {
  deleteInvitationsByMobile,
  findInvitationsByInviter,
  findInvitationsByMobile,
  handOverInvitationsOf
} from './invitation.repository';
import { findCompaniesOf } from './member.repository';
import { removeFromTeam } from './memberRemoval.service';
import { managersOf } from './membership.service';
import { notifyUsers } from './team.notifications';
import { teamConflict } from './team.transitions';
import { deleteTransfersOf, findTransfersOf } from './transfer.repository';

/** More than anybody has. */
const NO_LIMIT = 10_000;

/** Returns the data of a user as a member of companies, for the data export. */
export async function exportCompany(db: Db, userId: string) {
  const [companies, applications, mobile, sent, transfers] = await Promise.all([
    findCompaniesOf(db, userId),
    findApplicationsOf(db, userId, NO_LIMIT),
    findMobile(db, userId),
    findInvitationsByInviter(db, userId),
    findTransfersOf(db, userId)
  ]);
  const invitations = mobile === undefined ? [] : await findInvitationsByMobile(db, mobile);
  const contactOf = mobile === undefined ? [] : await findCompaniesWithContact(db, mobile);
  return {
    /** Companies that show the user's number as their contact. */
    contactOf,
    memberships: companies.map((row) => ({
      company: row.name,
      role: row.role,
      position: row.position,
      department: row.department,
      isCurrent: row.is_current,
      joinedAtMs: row.joined_at_ms
    })),
    applications: applications.map((row) => ({
      company: row.company_name,
      realName: row.real_name,
      position: row.position,
      department: row.department,
      message: row.message,
      proofIds: row.proof_ids,
      status: row.status,
      reason: row.reason,
      refusedBecause: row.refused_because,
      appliedAtMs: row.created_at_ms,
      decidedAtMs: row.decided_at_ms
    })),
    invitations: invitations.map((row) => ({
      company: row.company_name,
      status: row.status,
      invitedAtMs: row.created_at_ms,
      expiresAtMs: row.expires_at_ms
    })),
    sentInvitations: sent.map((row) => ({
      company: row.company_name,
      mobile: row.mobile,
      status: row.status,
      invitedAtMs: row.created_at_ms,
      expiresAtMs: row.expires_at_ms,
      decidedAtMs: row.decided_at_ms
    })),
    /** Ownership that the user transferred or received. */
    transfers: transfers.map((row) => ({
      company: row.company_name,
      isGiven: row.from_user_id === userId,
      status: row.status,
      askedAtMs: row.created_at_ms,
      decidedAtMs: row.decided_at_ms
    }))
  };
}

/**
 * Removes a user from all companies and erases how they joined. A company without other members is dissolved.
 * @throws AppError CONFLICT `owner` for the owner of a company with other members: see `ownedCompaniesWithOthers`
 */
export async function eraseCompany(tx: Tx, userId: string, nowMs: number): Promise<void> {
  for (const { id } of (await findCompaniesOf(tx, userId)).sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const company = await lockCompany(tx, id);
    const membership = (await findCompaniesOf(tx, userId)).find((one) => one.id === id);
    if (!company || !membership) continue;
    if (membership.role === 'owner' && membership.member_count > 1) throw teamConflict('owner');
    if (membership.role === 'owner') {
      await applyDissolution(tx, company, nowMs);
      continue;
    }
    await removeFromTeam(tx, id, userId, nowMs);
    await notifyUsers(tx, await managersOf(tx, id), { event: 'team.erased', company }, nowMs);
  }
  const mobile = await findMobile(tx, userId);
  await deleteApplicationsOf(tx, userId);
  await handOverInvitationsOf(tx, userId);
  await deleteTransfersOf(tx, userId);
  if (mobile === undefined) return;
  await deleteInvitationsByMobile(tx, mobile);
  await clearContact(tx, mobile);
}

export const companiesPersonalData: PersonalData = {
  name: 'companies',
  columns: [
    'company_member.user_id',
    'company_application.user_id',
    'company.contact_mobile',
    'company_invitation.inviter_id',
    'company_invitation.mobile',
    'company_transfer.from_user_id',
    'company_transfer.to_user_id'
  ],
  exportOf: ({ db }, userId) => exportCompany(db, userId),
  erase: ({ tx }, userId, nowMs) => eraseCompany(tx, userId, nowMs)
};
