import type { Invitation } from '@contract/joinTeam';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { lockMember } from '../user/user.service';
import { findMobile } from './application.repository';
import { lockCompany } from './company.repository';
import { findInvitation, findOpenInvitationsByMobile, setInvitationStatus } from './invitation.repository';
import { notifyMemberJoined } from './joinRequest.service';
import { findTeam } from './member.repository';
import { addMember, personSummary } from './membership.service';
import { badgesOf } from './profile.service';
import { notifyUsers, type TeamNotification } from './team.notifications';
import { invitationTransitions, teamConflict } from './team.transitions';

/** Invitations that wait for the person's answer, newest first. */
export async function invitationsFor(db: Db, member: Member, nowMs: number): Promise<Invitation[]> {
  const mobile = await findMobile(db, member.id);
  const rows = mobile === undefined ? [] : await findOpenInvitationsByMobile(db, mobile, nowMs);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      companyId: row.company_id,
      companyName: row.name,
      verifications: await badgesOf(db, row, await findTeam(db, row.company_id)),
      inviterName: row.nickname,
      expiresAtMs: row.expires_at_ms
    }))
  );
}

/**
 * Accepts or declines an invitation.
 * @throws AppError NOT_FOUND for an invitation of another number, CONFLICT `expired`, `dissolved`, `full`,
 * `companies`, `decided`
 */
export async function answerInvitation(
  db: Db,
  member: Member,
  { id, isAccepted }: { id: string; isAccepted: boolean },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findInvitation(tx, id);
    if (!found || found.mobile !== (await findMobile(tx, member.id))) throw new AppError('NOT_FOUND');
    const company = await lockCompany(tx, found.company_id);
    if (!company) throw teamConflict('dissolved');
    await lockMember(tx, member.id);
    const invitation = (await findInvitation(tx, id)) ?? found;
    const status = invitationTransitions.nextUnlessDone(
      isAccepted ? 'accept' : 'decline',
      'invitee',
      invitation.status
    );
    if (status === undefined) return;
    if (invitation.expires_at_ms <= nowMs) throw teamConflict('expired');
    await setInvitationStatus(tx, id, status, nowMs);
    if (isAccepted) {
      await addMember(tx, company, { userId: member.id, position: '', department: '' }, nowMs);
      await notifyMemberJoined(tx, company, member.id, nowMs);
    } else {
      const notification: TeamNotification = {
        event: 'team.declined',
        company,
        person: await personSummary(tx, member.id)
      };
      await notifyUsers(tx, [invitation.inviter_id], notification, nowMs);
    }
  });
}
