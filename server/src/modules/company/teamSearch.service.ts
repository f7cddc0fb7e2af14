import type { FoundCompany } from '@contract/joinTeam';
import { HOUR_MS } from '@rules/duration';
import { maskName } from '@rules/personName';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { normalizeTypedCode } from '../../typedCode';
import { countAction } from '../rateLimit/rateLimit.service';
import { regionOf } from '../region/region.service';
import { findAppliedTo } from './application.repository';
import { type CompanyRow, findCompany, searchCompanies } from './company.repository';
import { findTeam } from './member.repository';
import { MAX_MEMBERS, nicknameOf } from './membership.service';
import { badgesOf } from './profile.service';

const MAX_RESULTS = 20;
/** Invite codes must not be found by trying. */
const SEARCH_LIMIT = { name: 'teamSearch', limit: 120, windowMs: HOUR_MS };

/**
 * Finds companies by part of the name, the full credit code or an invite code.
 * @throws AppError RATE_LIMITED above 120 searches and links an hour
 */
export async function searchTeams(db: Db, member: Member, q: string, nowMs: number): Promise<FoundCompany[]> {
  await countAction(db, SEARCH_LIMIT, member.id, nowMs);
  const text = q.trim();
  if (text.length < 2) return [];
  const code = normalizeTypedCode(text);
  const companies = await searchCompanies(db, { text, code, nowMs, limit: MAX_RESULTS });
  return presentResults(db, member, companies, (company) => isCodeValid(company, code, nowMs));
}

/**
 * Returns the company of a link.
 * @throws AppError NOT_FOUND for an unknown company, RATE_LIMITED above 120 searches and links an hour
 */
export async function getTeamByLink(
  db: Db,
  member: Member,
  { id, inviteCode = '' }: { id: string; inviteCode?: string },
  nowMs: number
): Promise<FoundCompany> {
  await countAction(db, SEARCH_LIMIT, member.id, nowMs);
  const company = await findCompany(db, id);
  if (!company) throw new AppError('NOT_FOUND');
  const isByCode = isCodeValid(company, normalizeTypedCode(inviteCode), nowMs);
  const [found] = await presentResults(db, member, [company], () => isByCode);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function presentResults(
  db: Db,
  member: Member,
  companies: CompanyRow[],
  isByCode: (company: CompanyRow) => boolean
): Promise<FoundCompany[]> {
  if (companies.length === 0) return [];
  const applied = await findAppliedTo(
    db,
    companies.map(({ id }) => id),
    member.id
  );
  return Promise.all(
    companies.map(async (company) => {
      const team = await findTeam(db, company.id);
      const owner = team.find(({ role }) => role === 'owner');
      const isMember = team.some((one) => one.user_id === member.id);
      return {
        id: company.id,
        name: company.name,
        shortName: company.short_name,
        verifications: await badgesOf(db, company, team),
        place: locationText(company.region_code),
        memberCount: team.length,
        isFull: team.length >= MAX_MEMBERS,
        ownerName: owner ? maskName(await nicknameOf(db, owner.user_id)) : '',
        relation: relationOf(isMember, applied.includes(company.id)),
        isByCode: isByCode(company)
      };
    })
  );
}

function relationOf(isMember: boolean, hasApplied: boolean): FoundCompany['relation'] {
  if (isMember) return 'member';
  return hasApplied ? 'applied' : 'none';
}

/** 广西壮族自治区 玉林市 */
function locationText(code: string | null): string {
  return code === null ? '' : (regionOf(code)?.names.slice(0, 2).join(' ') ?? '');
}

/** Returns whether this is the company's invite code and has not expired. */
export function isCodeValid(company: CompanyRow, code: string, nowMs: number): boolean {
  return code !== '' && company.invite_code === code && (company.invite_code_until_ms ?? 0) > nowMs;
}
