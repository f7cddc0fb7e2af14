import type { JoinRequest, SentInvitation } from '@contract/team';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { newTypedCode } from '../../typedCode';
import { countAction } from '../rateLimit/rateLimit.service';
import { deletePrivateImages } from '../upload/privateImage.service';
import { maskMobile } from '../user/maskMobile';
import {
  findApplication,
  findOpenApplications,
  findPersonByMobile,
  setApplicationStatus
} from './application.repository';
import { updateCompany } from './company.repository';
import {
  findInvitation,
  findOpenInvitations,
  findUnansweredInvitation,
  insertInvitation,
  type InvitationRow,
  renewInvitation,
  setInvitationStatus
} from './invitation.repository';
import { findMembership, findTeam } from './member.repository';
import { addMember, lockTeam, managersOf, MAX_MEMBERS, personSummary, requireRole } from './membership.service';
import { notifyUsers, type TeamNotification } from './team.notifications';
import { applicationTransitions, invitationTransitions, teamConflict } from './team.transitions';

/** 40 random bits. */
const INVITE_CODE_LENGTH = 8;
const VALID_MS = 7 * DAY_MS;
const LIST_LIMIT = 50;
const MANAGER_ROLES = ['owner', 'admin'] as const;
/** Each invitation sends a message. */
const INVITATION_LIMIT = { name: 'teamInvite', limit: 30, windowMs: DAY_MS };

/**
 * Lists the open applications.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN for everyone but owner and admins
 */
export async function listJoinRequests(db: Db, member: Member, companyId: string): Promise<JoinRequest[]> {
  await requireRole(db, companyId, member.id, MANAGER_ROLES);
  const rows = await findOpenApplications(db, companyId, LIST_LIMIT);
  return rows.map((row) => ({
    id: row.id,
    nickname: row.nickname,
    avatarUrl: row.avatar_url,
    isVerified: Boolean(row.is_verified),
    realName: row.real_name,
    position: row.position,
    department: row.department,
    message: row.message,
    proofIds: row.proof_ids,
    isByCode: row.is_by_code,
    appliedAtMs: row.created_at_ms
  }));
}

/**
 * Approves or rejects an application.
 * @throws AppError NOT_FOUND for an unknown application, FORBIDDEN for everyone but owner and admins, VALIDATION without
 * a reason for a rejection, CONFLICT `full`, `companies`, `decided`
 */
export async function reviewJoinRequest(
  db: Db,
  member: Member,
  { id, isApproved, reason = '' }: { id: string; isApproved: boolean; reason?: string },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findApplication(tx, id);
    if (!found) throw new AppError('NOT_FOUND');
    const { company } = await lockTeam(tx, found.company_id, member.id, MANAGER_ROLES);
    const reasonText = reason.trim();
    if (!isApproved && reasonText === '') throw new AppError('VALIDATION', { fields: { reason: 'required' } });
    const { status } = (await findApplication(tx, id)) ?? found;
    const next = applicationTransitions.nextUnlessDone(isApproved ? 'approve' : 'refuse', 'manager', status);
    if (next === undefined) return;
    const { user_id: userId, position, department } = found;
    if (isApproved) await addMember(tx, company, { userId, position, department }, nowMs);
    else {
      await setApplicationStatus(tx, id, { status: next, reason: reasonText, nowMs });
      await deletePrivateImages(tx, found.proof_ids);
    }
    const notification: TeamNotification = isApproved
      ? { event: 'team.approved', company }
      : { event: 'team.refused', company, reason: reasonText };
    await notifyUsers(tx, [userId], notification, nowMs);
  });
}

export async function setAutoApprove(
  db: Db,
  member: Member,
  { id, isOn }: { id: string; isOn: boolean }
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTeam(tx, id, member.id, MANAGER_ROLES);
    await updateCompany(tx, id, { is_auto_approve: isOn });
  });
}

/**
 * Replaces the invite code with a new one that is valid for 7 days.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN for everyone but owner and admins
 */
export async function renewInviteCode(
  db: Db,
  member: Member,
  companyId: string,
  nowMs: number
): Promise<{ inviteCode: string; untilMs: number }> {
  const [inviteCode, untilMs] = [newTypedCode(INVITE_CODE_LENGTH), nowMs + VALID_MS];
  await db.transaction().execute(async (tx) => {
    await lockTeam(tx, companyId, member.id, MANAGER_ROLES);
    await updateCompany(tx, companyId, { invite_code: inviteCode, invite_code_until_ms: untilMs });
  });
  return { inviteCode, untilMs };
}

/**
 * Invites the present or future holder of a mobile number. An open invitation of the number is returned instead of a
 * second one.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN for everyone but owner and admins, RATE_LIMITED above
 * the invitations of a day, CONFLICT `full`, `member`
 */
export async function inviteByMobile(
  db: Db,
  member: Member,
  { id: companyId, mobile }: { id: string; mobile: string },
  nowMs: number
): Promise<SentInvitation> {
  await requireRole(db, companyId, member.id, MANAGER_ROLES);
  await countAction(db, INVITATION_LIMIT, companyId, nowMs);
  return db.transaction().execute(async (tx) => {
    const { company } = await lockTeam(tx, companyId, member.id, MANAGER_ROLES);
    const person = await findPersonByMobile(tx, mobile);
    if (person && (await findMembership(tx, companyId, person.id))) throw teamConflict('member');
    if ((await findTeam(tx, companyId)).length >= MAX_MEMBERS) throw teamConflict('full');
    const { invitation, isNew } = await saveInvitation(tx, { companyId, mobile, inviterId: member.id }, nowMs);
    if (person && isNew) {
      await notifyUsers(
        tx,
        [person.id],
        { event: 'team.invited', company, person: await personSummary(tx, member.id) },
        nowMs
      );
    }
    return presentInvitation(invitation);
  });
}

async function saveInvitation(
  tx: Tx,
  { companyId, mobile, inviterId }: { companyId: string; mobile: string; inviterId: string },
  nowMs: number
) {
  const [expiresAtMs, found] = [nowMs + VALID_MS, await findUnansweredInvitation(tx, companyId, mobile)];
  if (found && found.expires_at_ms > nowMs) return { invitation: found, isNew: false };
  const id = found?.id ?? newId(nowMs);
  if (found) await renewInvitation(tx, id, { inviterId, nowMs, expiresAtMs });
  else {
    await insertInvitation(tx, {
      id,
      company_id: companyId,
      mobile,
      inviter_id: inviterId,
      status: 'invited',
      created_at_ms: nowMs,
      expires_at_ms: expiresAtMs,
      decided_at_ms: null
    });
  }
  return { invitation: { id, mobile, expires_at_ms: expiresAtMs }, isNew: true };
}

/**
 * Returns the invitations that wait for an answer.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN for everyone but owner and admins
 */
export async function listInvitations(
  db: Db,
  member: Member,
  companyId: string,
  nowMs: number
): Promise<SentInvitation[]> {
  await requireRole(db, companyId, member.id, MANAGER_ROLES);
  return (await findOpenInvitations(db, companyId, nowMs, LIST_LIMIT)).map(presentInvitation);
}

/**
 * Withdraws an invitation. Idempotent.
 * @throws AppError NOT_FOUND for an unknown invitation, FORBIDDEN for everyone but owner and admins, CONFLICT `decided`
 * once it was answered
 */
export async function withdrawInvitation(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findInvitation(tx, id);
    if (!found) throw new AppError('NOT_FOUND');
    await lockTeam(tx, found.company_id, member.id, MANAGER_ROLES);
    const { status } = (await findInvitation(tx, id)) ?? found;
    const next = invitationTransitions.nextUnlessDone('withdraw', 'manager', status);
    if (next !== undefined) await setInvitationStatus(tx, id, next, nowMs);
  });
}

function presentInvitation(row: Pick<InvitationRow, 'id' | 'mobile' | 'expires_at_ms'>): SentInvitation {
  return { id: row.id, mobile: maskMobile(row.mobile), expiresAtMs: row.expires_at_ms };
}

/** Notifies owner and admins of a new member. */
export async function notifyMemberJoined(
  tx: Tx,
  company: { id: string; name: string },
  userId: string,
  nowMs: number
): Promise<void> {
  const managers = await managersOf(tx, company.id, userId);
  await notifyUsers(tx, managers, { event: 'team.joined', company, person: await personSummary(tx, userId) }, nowMs);
}
