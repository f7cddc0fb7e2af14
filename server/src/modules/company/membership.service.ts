import type { CompanyRole } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { deletePrivateImages } from '../upload/privateImage.service';
import { lockUsers } from '../user/user.service';
import { setCompanyBadges } from '../user/userVerification.service';
import { closePendingRequestsOf, findNickname } from './application.repository';
import { type CompanyRow, findCompany, lockCompany } from './company.repository';
import {
  countCompaniesOf,
  findCompaniesOf,
  findEntitledToBadge,
  findMembership,
  findOwnedWithOthers,
  findTeam,
  insertMember,
  type MembershipRow,
  setCurrentCompany
} from './member.repository';
import type { PersonSummary } from './team.notifications';
import { teamConflict } from './team.transitions';

export const MAX_MEMBERS = 200;
export const MAX_ADMINS = 3;
export const MAX_COMPANIES = 3;

/**
 * Returns a company and the membership of the user.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN without one of the roles
 */
export async function requireRole(
  db: Db | Tx,
  companyId: string,
  userId: string,
  roles: readonly CompanyRole[] = ['owner', 'admin', 'member']
): Promise<{ company: CompanyRow; membership: MembershipRow }> {
  const company = await findCompany(db, companyId);
  if (!company) throw new AppError('NOT_FOUND');
  return { company, membership: await requireMembership(db, companyId, userId, roles) };
}

/**
 * Reads the team and locks it and its company until the transaction ends.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN without one of the roles
 */
export async function lockTeam(
  tx: Tx,
  companyId: string,
  userId: string,
  roles: readonly CompanyRole[]
): Promise<{ company: CompanyRow; membership: MembershipRow }> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('NOT_FOUND');
  return { company, membership: await requireMembership(tx, companyId, userId, roles) };
}

/** Locks a company until the transaction ends: no one joins or leaves it meanwhile, and it is not dissolved. */
export async function lockMembers(tx: Tx, companyId: string): Promise<void> {
  await lockCompany(tx, companyId);
}

async function requireMembership(
  db: Db | Tx,
  companyId: string,
  userId: string,
  roles: readonly CompanyRole[]
): Promise<MembershipRow> {
  const membership = await findMembership(db, companyId, userId);
  if (!membership || !roles.includes(membership.role)) throw new AppError('FORBIDDEN');
  return membership;
}

/**
 * Adds a member to a locked company and settles their application and invitation.
 * @throws AppError CONFLICT `member`, `full`, `companies`
 */
export async function addMember(
  tx: Tx,
  company: CompanyRow,
  person: { userId: string; position: string; department: string; role?: CompanyRole },
  nowMs: number
): Promise<void> {
  const { userId, position, department, role = 'member' } = person;
  await lockUsers(tx, [userId]);
  const team = await findTeam(tx, company.id);
  if (team.some((member) => member.user_id === userId)) throw teamConflict('member');
  if (team.length >= MAX_MEMBERS) throw teamConflict('full');
  const count = await countCompaniesOf(tx, userId);
  if (count >= MAX_COMPANIES) throw teamConflict('companies');
  await insertMember(tx, {
    company_id: company.id,
    user_id: userId,
    role,
    position,
    department,
    is_current: count === 0,
    joined_at_ms: nowMs
  });
  await deletePrivateImages(tx, await closePendingRequestsOf(tx, company.id, userId, nowMs));
  await syncCompanyBadges(tx, [userId], nowMs);
}

/** Ensures that the user has a current company: the first one joined when the current one is gone. */
export async function ensureCurrentCompany(tx: Tx, userId: string): Promise<void> {
  const [first] = await findCompaniesOf(tx, userId);
  if (first && !first.is_current) await setCurrentCompany(tx, userId, first.id);
}

/** Returns owner and admins, the owner first: the recipients of notifications that need a manager. */
export async function managersOf(tx: Db | Tx, companyId: string, exceptId = ''): Promise<string[]> {
  const team = (await findTeam(tx, companyId)).filter(({ user_id }) => user_id !== exceptId);
  const inRole = (wanted: CompanyRole) => team.filter(({ role }) => role === wanted).map(({ user_id }) => user_id);
  return [...inRole('owner'), ...inRole('admin')];
}

/** Part of a user in a company. */
export interface Membership {
  companyId: string;
  role: CompanyRole;
  joinedAtMs: number;
}

/** Returns the memberships of a user, that of the current company first. */
export async function membershipsOf(db: Db | Tx, userId: string): Promise<Membership[]> {
  const rows = await findCompaniesOf(db, userId);
  return rows.map((row) => ({ companyId: row.id, role: row.role, joinedAtMs: row.joined_at_ms }));
}

export async function nicknameOf(db: Db | Tx, userId: string): Promise<string> {
  return (await findNickname(db, userId)) ?? '';
}

/** Returns id and display name, for notifications to others. */
export async function personSummary(db: Db | Tx, userId: string): Promise<PersonSummary> {
  return { id: userId, name: await nicknameOf(db, userId) };
}

/** Sets the company badge for those users who belong to a verified company and clears it for the others. */
export async function syncCompanyBadges(tx: Tx, userIds: readonly string[], nowMs: number): Promise<void> {
  const entitled = new Set(await findEntitledToBadge(tx, userIds));
  await setCompanyBadges(
    tx,
    userIds.map((userId) => ({ userId, isEntitled: entitled.has(userId) })),
    nowMs
  );
}

/**
 * Returns the companies with other members that the user owns; they must be transferred before the account can be
 * deleted.
 */
export function ownedCompaniesWithOthers(db: Db | Tx, userId: string): Promise<{ id: string; name: string }[]> {
  return findOwnedWithOthers(db, userId);
}
