import type { CompanyFields, CompanyInfo, UpdateCompanyBody } from '@contract/company';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { listVarietyNames } from '../pricing/variety.service';
import { showVideo, stateOfVideo } from '../upload/video.service';
import { lockMember, verificationsOf } from '../user/user.service';
import { type CompanyRow, findCompany, updateCompany } from './company.repository';
import { companyStatistics } from './companyStatistics';
import { findCompaniesOf, findMembership, findTeam, setCurrentCompany } from './member.repository';
import { lockTeam } from './membership.service';
import { presentCompany } from './profile.presenter';
import { findInvalidFields, moderateCompany, normalizeCompany, type ProfileDeps } from './profileValidation.service';

/**
 * Returns a company for the viewer; without an id, the viewer's current one.
 * @throws AppError NOT_FOUND for an unknown company, and without an id for a viewer without one
 */
export async function getCompanyInfo(
  db: Db,
  viewer: Member | null,
  id: string | undefined,
  nowMs: number
): Promise<CompanyInfo> {
  const companyId = id ?? (viewer && (await findCompaniesOf(db, viewer.id))[0]?.id);
  const company = companyId ? await findCompany(db, companyId) : undefined;
  if (!company) throw new AppError('NOT_FOUND');
  const [team, membership, listings, names] = await Promise.all([
    findTeam(db, company.id),
    viewer ? findMembership(db, company.id, viewer.id) : undefined,
    companyStatistics.use.countListings(db, { companyId: company.id, isPublic: true }, nowMs),
    listVarietyNames(db)
  ]);
  return presentCompany(company, {
    viewer,
    role: membership?.role ?? null,
    memberCount: team.length,
    supplyCount: listings.supplies,
    verifications: await badgesOf(db, company, team),
    videoState: company.video_url === null ? null : ((await stateOfVideo(db, company.video_url)) ?? null),
    varietyNames: new Map(names.map((variety) => [variety.id, variety.name]))
  });
}

/** Returns the badges of a company: from its licence, and from a verified park of its owner. */
export async function badgesOf(
  db: Db,
  company: Pick<CompanyRow, 'verified_at_ms'>,
  team: { user_id: string; role: string }[]
): Promise<CompanyInfo['verifications']> {
  const owner = team.find(({ role }) => role === 'owner');
  const isPark = owner !== undefined && (await verificationsOf(db, owner.user_id)).includes('park');
  return [...(company.verified_at_ms === null ? [] : ['company' as const]), ...(isPark ? ['park' as const] : [])];
}

/**
 * Replaces the fields that owner and admins edit.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN for everyone but owner and admins, VALIDATION with the
 * invalid fields
 */
export async function updateCompanyFields(
  deps: ProfileDeps,
  member: Member,
  { id, ...body }: UpdateCompanyBody,
  nowMs: number
): Promise<CompanyInfo> {
  const { db, files } = deps;
  const fields = normalizeCompany(body);
  const violations = await moderateCompany(deps, member.id, fields);
  await db.transaction().execute(async (tx) => {
    const { company } = await lockTeam(tx, id, member.id, ['owner', 'admin']);
    const invalidFields = await findInvalidFields({ db: tx, files }, member.id, company, fields);
    const isShown = await showVideo({ tx, files }, member.id, { url: fields.videoUrl, before: company.video_url });
    if (!isShown) invalidFields.push('videoUrl');
    const problems = { ...violations, ...Object.fromEntries(invalidFields.map((name) => [name, 'pattern'])) };
    if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
    await updateCompany(tx, id, profileColumns(fields));
  });
  return getCompanyInfo(db, member, id, nowMs);
}

/**
 * Makes one of the user's companies the current one.
 * @throws AppError NOT_FOUND outside the team
 */
export async function switchCompany(db: Db, member: Member, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    const membership = await findMembership(tx, id, member.id);
    if (!membership) throw new AppError('NOT_FOUND');
    if (!membership.is_current) await setCurrentCompany(tx, member.id, id);
  });
}

function profileColumns(fields: CompanyFields) {
  return {
    short_name: fields.shortName,
    type: fields.type,
    region_code: fields.regionCode,
    address: fields.address,
    latitude: fields.position?.latitude ?? null,
    longitude: fields.position?.longitude ?? null,
    variety_ids: fields.varietyIds,
    volume_band: fields.volumeBand,
    employees_band: fields.employeesBand,
    intro: fields.intro,
    logo_url: fields.logoUrl,
    cover_urls: fields.coverUrls,
    video_url: fields.videoUrl,
    certificates: JSON.stringify(fields.certificates),
    contact_name: fields.contactName,
    contact_mobile: fields.contactMobile,
    contact_for: fields.contactFor,
    landline: fields.landline,
    email: fields.email,
    website: fields.website
  };
}
