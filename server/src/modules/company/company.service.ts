import type { CardCompany } from '@contract/card';
import type { CompanyType } from '@contract/company';
import type { CurrentUser, OwnCompany } from '@contract/user';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { regionOf } from '../region/region.service';
import { companyChanged } from './company.events';
import { findByName, findByUscc, findCompany, insertCompany, lockCompany, updateCompany } from './company.repository';
import { existsByPlainName, findCompaniesByIds } from './companyNames.repository';
import { findCompaniesOf, findTeam } from './member.repository';
import { addMember, syncCompanyBadges } from './membership.service';

/** Company data from a verified business licence. */
export interface VerifiedCompany {
  name: string;
  /** 18 characters, checked by `isUscc`. */
  uscc: string;
  type: CompanyType;
  legalPerson: string;
  /** YYYY-MM-DD. */
  establishedOn: string;
  /** GB/T 2260, and the rest of the registered address. */
  regionCode: string;
  address: string;
  registeredCapital: string;
  /** Business scope. */
  scope: string;
  varietyIds: string[];
}

/** Maximum lengths. */
const [MAX_SHORT_NAME, MAX_ADDRESS] = [12, 60];

/** Returns the user's current company and role; null for a user without one. */
export async function companyOfUser(db: Db, userId: string): Promise<CurrentUser['company']> {
  return (await companiesOfUser(db, userId))[0] ?? null;
}

/** @throws AppError NOT_FOUND for an unknown or dissolved company */
export async function requireCompany(db: Db, id: string): Promise<void> {
  if ((await findCompany(db, id)) === undefined) throw new AppError('NOT_FOUND');
}

/** All companies of the person, the one that they act for first. */
export async function companiesOfUser(db: Db, userId: string): Promise<OwnCompany[]> {
  const rows = await findCompaniesOf(db, userId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    role: row.role,
    memberCount: row.member_count,
    isVerified: row.verified_at_ms !== null
  }));
}

/** A company that a user works for, with what its team page says about them. */
export interface Workplace extends CardCompany {
  position: string;
  department: string;
}

/** Returns the companies of a user, the current one first, as a business card shows them. */
export async function workplacesOf(db: Db | Tx, userId: string): Promise<Workplace[]> {
  const rows = await findCompaniesOf(db, userId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    isVerified: row.verified_at_ms !== null,
    position: row.position,
    department: row.department
  }));
}

/** Identities a user can act for: the user, their companies, and those that they manage. */
export interface MembershipScope {
  userId: string;
  companyIds: string[];
  managedIds: string[];
}

export async function loadMembershipScope(db: Db, userId: string): Promise<MembershipScope> {
  return membershipScope(userId, await companiesOfUser(db, userId));
}

/** Returns the scope of a user whose companies were read already. */
export function membershipScope(userId: string, companies: readonly OwnCompany[]): MembershipScope {
  return {
    userId,
    companyIds: companies.map(({ id }) => id),
    managedIds: companies.filter(({ role }) => role !== 'member').map(({ id }) => id)
  };
}

/** Returns undefined for an unknown or dissolved company. */
export async function getCompanyName(db: Db, id: string): Promise<string | undefined> {
  return (await findCompany(db, id))?.name;
}

/** Returns null for a company without a logo and for a dissolved one. */
export async function getCompanyLogo(db: Db, id: string): Promise<string | null> {
  return (await findCompany(db, id))?.logo_url ?? null;
}

/** Returns what a company says of itself, with its owner; undefined for an unknown or dissolved company. */
export async function getCompanyIntro(
  db: Db,
  id: string
): Promise<{ text: string; ownerId: string | null } | undefined> {
  const company = await findCompany(db, id);
  if (company === undefined) return undefined;
  const owner = (await findTeam(db, id)).find(({ role }) => role === 'owner');
  return { text: company.intro, ownerId: owner?.user_id ?? null };
}

/** The company on the platform with this code: one code is one company. */
export function findCompanyByUscc(db: Db | Tx, uscc: string): Promise<{ id: string; name: string } | undefined> {
  return findByUscc(db, uscc);
}

/** The company on the platform with exactly this name. */
export function findCompanyByName(db: Db | Tx, name: string): Promise<{ id: string; name: string } | undefined> {
  return findByName(db, name);
}

/**
 * Creates a company from a verified licence with the user as its owner, and makes it current if it is their first. Its
 * business region defaults to the registered one.
 * @throws AppError CONFLICT with `fields.uscc` or `fields.name` `taken`, and with `fields.team` `companies` for a
 * member of three companies
 */
export async function createCompany(
  tx: Tx,
  licence: VerifiedCompany,
  ownerUserId: string,
  nowMs: number
): Promise<string> {
  const id = newId(nowMs);
  const isNew = await insertCompany(tx, {
    id,
    ...legalColumnsOf(licence),
    short_name: licence.name.slice(0, MAX_SHORT_NAME),
    type: licence.type,
    region_code: licence.regionCode,
    address: licence.address.slice(0, MAX_ADDRESS),
    variety_ids: licence.varietyIds,
    created_at_ms: nowMs,
    verified_at_ms: nowMs
  });
  if (!isNew) throw await takenError(tx, licence);
  const company = await lockCompany(tx, id);
  if (!company) throw new Error(`company ${id} was not kept`);
  await addMember(tx, company, { userId: ownerUserId, position: '', department: '', role: 'owner' }, nowMs);
  return id;
}

/**
 * Applies a newly verified licence to the company and updates the badges of its members and the names on its listings.
 * Fields written by the members stay.
 * @throws AppError NOT_FOUND for a dissolved company, CONFLICT with `fields.uscc` or `fields.name` `taken`
 */
export async function saveVerifiedCompany(
  tx: Tx,
  companyId: string,
  licence: VerifiedCompany,
  nowMs: number
): Promise<void> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('NOT_FOUND');
  const others = [await findByUscc(tx, licence.uscc), await findByName(tx, licence.name)];
  if (others.some((other) => other && other.id !== companyId)) throw await takenError(tx, licence, companyId);
  await updateCompany(tx, companyId, { ...legalColumnsOf(licence), verified_at_ms: nowMs });
  await syncTeamBadges(tx, companyId, nowMs);
  await companyChanged.publish(tx, { companyId }, nowMs);
}

/** The verification has expired or was revoked: the company, its listings and its people lose the badge. */
export async function unverifyCompany(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  const company = await lockCompany(tx, companyId);
  if (!company) return;
  await updateCompany(tx, companyId, { verified_at_ms: null });
  await syncTeamBadges(tx, companyId, nowMs);
  await companyChanged.publish(tx, { companyId }, nowMs);
}

async function syncTeamBadges(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  const team = await findTeam(tx, companyId);
  await syncCompanyBadges(
    tx,
    team.map((member) => member.user_id),
    nowMs
  );
}

function legalColumnsOf(licence: VerifiedCompany) {
  return {
    name: licence.name,
    uscc: licence.uscc,
    legal_person: licence.legalPerson,
    established_on: licence.establishedOn,
    registered_capital: licence.registeredCapital,
    registered_address: [...(regionOf(licence.regionCode)?.names ?? []), licence.address].join(''),
    scope: licence.scope
  };
}

async function takenError(tx: Tx, { uscc, name }: VerifiedCompany, exceptId?: string): Promise<AppError> {
  const [sameCode, sameName] = [await findByUscc(tx, uscc), await findByName(tx, name)];
  return new AppError('CONFLICT', {
    fields: {
      ...(sameCode && sameCode.id !== exceptId && { uscc: 'taken' }),
      ...(sameName && sameName.id !== exceptId && { name: 'taken' })
    }
  });
}

/** Returns the existing companies among these with their names, in the given order. */
export async function getCompanySummaries(
  db: Db | Tx,
  ids: readonly string[]
): Promise<{ id: string; name: string; isVerified: boolean }[]> {
  if (ids.length === 0) return [];
  const rows = await findCompaniesByIds(db, ids);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? [] : [{ id, name: row.name, isVerified: row.verified_at_ms !== null }];
  });
}

/** Returns whether a person with this name could be mistaken for a company. */
export function isCompanyName(db: Db | Tx, name: string): Promise<boolean> {
  return existsByPlainName(db, name);
}
