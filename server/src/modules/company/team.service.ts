import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { Team, TeamMember } from '@contract/team';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorInt, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { countOpenApplications } from './application.repository';
import { applyDissolution } from './companyDissolution.service';
import { companyStatistics } from './companyStatistics';
import {
  findCompaniesOf,
  findMembers,
  findMembership,
  findTeam,
  findTeamStatistics,
  updateRole
} from './member.repository';
import { memberCards } from './memberCards';
import { removeFromTeam } from './memberRemoval.service';
import { lockTeam, managersOf, MAX_ADMINS, MAX_MEMBERS, personSummary, requireRole } from './membership.service';
import { badgesOf } from './profile.service';
import { notifyUsers, type TeamNotification } from './team.notifications';
import { teamConflict } from './team.transitions';
import { getOpenTransferFor } from './transfer.service';

const PAGE_SIZE = 50;
const MemberCursor = Type.Tuple([CursorInt, CursorTime, CursorId]);

/**
 * Returns the team for a member; without an id, the team of the current company.
 * @throws AppError NOT_FOUND for an unknown company and for a member without one, FORBIDDEN outside the team
 */
export async function teamInfo(db: Db, member: Member, id: string | undefined, nowMs: number): Promise<Team> {
  const companyId = id ?? (await findCompaniesOf(db, member.id))[0]?.id;
  if (companyId === undefined) throw new AppError('NOT_FOUND');
  const { company, membership } = await requireRole(db, companyId, member.id);
  const isManager = membership.role !== 'member';
  const [team, statistics, listings, quotations, views, pendingCount, transfer, cardFigures] = await Promise.all([
    findTeam(db, company.id),
    findTeamStatistics(db, company.id, nowMs),
    companyStatistics.use.countListings(db, { companyId: company.id, isPublic: false }, nowMs),
    companyStatistics.use.countOpenQuotations(db, company.id, nowMs),
    companyStatistics.use.countViews(db, company.id),
    isManager ? countOpenApplications(db, company.id) : 0,
    getOpenTransferFor(db, company.id, member.id),
    isManager ? memberCards.use.figuresOf(db, { companyId: company.id, viewerId: member.id }, nowMs) : null
  ]);
  const isCodeValid = company.invite_code !== null && (company.invite_code_until_ms ?? 0) > nowMs;
  return {
    id: company.id,
    name: company.name,
    shortName: company.short_name,
    verifications: await badgesOf(db, company, team),
    myRole: membership.role,
    myUserId: member.id,
    memberCount: statistics.members,
    maxMembers: MAX_MEMBERS,
    adminCount: statistics.admins,
    maxAdmins: MAX_ADMINS,
    stats: {
      ...listings,
      quotations,
      views,
      joinedLately: statistics.joined_lately,
      activeLately: statistics.active_lately
    },
    cardFigures,
    pendingCount,
    transfer,
    admission: isManager
      ? {
          isAutoApprove: company.is_auto_approve,
          inviteCode: isCodeValid ? company.invite_code : null,
          inviteCodeUntilMs: isCodeValid ? company.invite_code_until_ms : null
        }
      : null
  };
}

/**
 * Lists the team: owner, admins, then members.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN outside the team, VALIDATION for a broken cursor
 */
export async function listMembers(
  db: Db,
  member: Member,
  { id, cursor }: { id: string; cursor?: string }
): Promise<Page<TeamMember>> {
  await requireRole(db, id, member.id);
  const rows = await findMembers(db, id, { after: decodeCursor(cursor, MemberCursor), limit: PAGE_SIZE + 1 });
  const userIds = rows.map((row) => row.user_id);
  const cards = await memberCards.use.findByMember(db, id, userIds);
  return pageOf(
    rows,
    PAGE_SIZE,
    (row) => [row.rank, row.joined_at_ms, row.user_id],
    (row) => ({
      userId: row.user_id,
      nickname: row.nickname,
      avatarUrl: row.avatar_url,
      role: row.role,
      position: row.position,
      department: row.department,
      isVerified: Boolean(row.is_verified),
      joinedAtMs: row.joined_at_ms,
      lastActiveAtMs: row.last_active_at_ms,
      cardId: cards.get(row.user_id) ?? null
    })
  );
}

/**
 * Makes an admin of a member, or a member of an admin. Idempotent.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN for everyone but the owner, CONFLICT `admins` when there
 * are three, `owner` for the owner, `gone` for a user who has left
 */
export async function setRole(
  db: Db,
  member: Member,
  { companyId, userId, role }: { companyId: string; userId: string; role: 'admin' | 'member' },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { company } = await lockTeam(tx, companyId, member.id, ['owner']);
    const team = await findTeam(tx, companyId);
    const found = team.find((one) => one.user_id === userId);
    if (!found) throw teamConflict('gone');
    if (found.role === 'owner') throw teamConflict('owner');
    if (found.role === role) return;
    if (role === 'admin' && team.filter((one) => one.role === 'admin').length >= MAX_ADMINS)
      throw teamConflict('admins');
    await updateRole(tx, companyId, userId, role);
    const notification: TeamNotification =
      role === 'admin' ? { event: 'team.madeAdmin', company } : { event: 'team.madeMember', company };
    await notifyUsers(tx, [userId], notification, nowMs);
  });
}

/**
 * Removes a member: the owner anyone but themself, admins only plain members. Idempotent.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN for members and for an admin who removes an admin,
 * CONFLICT `owner` for the owner
 */
export async function removeMember(
  db: Db,
  member: Member,
  { companyId, userId }: { companyId: string; userId: string },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { company, membership } = await lockTeam(tx, companyId, member.id, ['owner', 'admin']);
    const found = await findMembership(tx, companyId, userId);
    if (!found) return;
    if (found.role === 'owner') throw teamConflict('owner');
    if (found.role === 'admin' && membership.role !== 'owner') throw new AppError('FORBIDDEN');
    await removeFromTeam(tx, companyId, userId, nowMs);
    await notifyUsers(tx, [userId], { event: 'team.removed', company }, nowMs);
  });
}

/**
 * Leaves the team. Idempotent.
 * @throws AppError CONFLICT `owner` for the owner
 */
export async function leaveTeam(db: Db, member: Member, companyId: string, nowMs: number): Promise<void> {
  if (!(await findMembership(db, companyId, member.id))) return;
  await db.transaction().execute(async (tx) => {
    const { company, membership } = await lockTeam(tx, companyId, member.id, ['owner', 'admin', 'member']);
    if (membership.role === 'owner') throw teamConflict('owner');
    await removeFromTeam(tx, companyId, member.id, nowMs);
    const managers = await managersOf(tx, companyId);
    await notifyUsers(tx, managers, { event: 'team.left', company, person: await personSummary(tx, member.id) }, nowMs);
  });
}

/**
 * Ends a company: its members leave, its listings are closed, its badge is removed, its name and code are free.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN for everyone but the owner, VALIDATION `name` when it is
 * not the company's
 */
export async function dissolveCompany(
  db: Db,
  member: Member,
  { id, name }: { id: string; name: string },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { company } = await lockTeam(tx, id, member.id, ['owner']);
    if (name.trim() !== company.name) throw new AppError('VALIDATION', { fields: { name: 'match' } });
    const people = await applyDissolution(tx, company, nowMs);
    const others = people.filter((userId) => userId !== member.id);
    await notifyUsers(tx, others, { event: 'team.dissolved', company }, nowMs);
  });
}
