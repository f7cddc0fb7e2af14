import type { Db, Tx } from '../../database/schema';
import { clearContact, findContactOf, lockCompany } from './company.repository';
import { dismiss } from './dismissal.service';
import { endCompany } from './dissolution.service';
import { findCompaniesOf } from './member.repository';
import { managersOf } from './membership.service';
import { deleteInvitationsOf, findInvitationsBy, findInvitationsOf, leaveInvitationsOf } from './invitation.repository';
import { deleteApplicationsOf, findApplicationsOf, findMobile } from './request.repository';
import { deleteTransfersOf, findTransfersOf } from './transfer.repository';
import { notices, tell } from './teamNotice';
import { obstacle } from './teamStates';

/** More than anybody has. */
const EVERYTHING = 10_000;

/** What is kept of a person as part of companies, for a file that they take with them. */
export async function exportOfCompany(db: Db, userId: string) {
  const [companies, applications, mobile, sent, transfers] = await Promise.all([
    findCompaniesOf(db, userId),
    findApplicationsOf(db, userId, EVERYTHING),
    findMobile(db, userId),
    findInvitationsBy(db, userId),
    findTransfersOf(db, userId)
  ]);
  const invitations = mobile === undefined ? [] : await findInvitationsOf(db, mobile);
  const contactOf = mobile === undefined ? [] : await findContactOf(db, mobile);
  return {
    /** Companies that show the person's number to their readers. */
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
    /** Ownership that the person gave away or was given. */
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
 * Takes a person out of all companies and forgets how they came there. A company of nobody else is dissolved. Throws
 * CONFLICT `owner` for the owner of a company with others: see `ownedCompaniesWithOthers`.
 */
export async function eraseCompany(tx: Tx, userId: string, nowMs: number): Promise<void> {
  for (const { id } of (await findCompaniesOf(tx, userId)).sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const company = await lockCompany(tx, id);
    const now = (await findCompaniesOf(tx, userId)).find((one) => one.id === id);
    if (!company || !now) continue;
    if (now.role === 'owner' && now.member_count > 1) throw obstacle('owner');
    if (now.role === 'owner') {
      await endCompany(tx, company, nowMs);
      continue;
    }
    await dismiss(tx, id, userId, nowMs);
    await tell(tx, await managersOf(tx, id), notices.erased(company), nowMs);
  }
  const mobile = await findMobile(tx, userId);
  await deleteApplicationsOf(tx, userId);
  await leaveInvitationsOf(tx, userId);
  await deleteTransfersOf(tx, userId);
  if (mobile === undefined) return;
  await deleteInvitationsOf(tx, mobile);
  await clearContact(tx, mobile);
}
