import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../src/database/schema';
import { addDays } from './calendar';
import { PROFILES } from './companyProfiles';
import { demoCompanies, type DemoCompany } from './demoUsers';
import type { SeedClock } from './index';

/** Inserts the companies of the demo users: profiles, teams, pending requests. */
export async function seedCompanies(tx: Tx, clock: SeedClock): Promise<void> {
  const nowMs = clock.now.getTime();
  const taken = new Set<string>();
  for (const company of demoCompanies) {
    await insertCompany(tx, company, nowMs);
    await tx
      .insertInto('company_member')
      .values(
        company.members.map((member, index) => ({
          company_id: company.id,
          user_id: member.userId,
          role: member.role,
          position: member.position,
          department: member.department,
          // Every user acts for the first company that they are in.
          is_current: !taken.has(member.userId) && taken.add(member.userId) !== undefined,
          joined_at_ms: nowMs - (190 - 25 * index) * DAY_MS
        }))
      )
      .execute();
  }
  await insertPendingRequests(tx, nowMs);
}

async function insertCompany(tx: Tx, company: DemoCompany, nowMs: number): Promise<void> {
  const profile = PROFILES[company.id];
  if (!profile) throw new Error(`the seed has no profile of ${company.id}`);
  const isLicensed = profile.type !== 'park';
  const today = shanghaiDay(nowMs);
  await tx
    .insertInto('company')
    .values({
      id: company.id,
      name: company.name,
      short_name: company.shortName,
      uscc: company.uscc,
      type: profile.type,
      legal_person: profile.legalPerson,
      established_on: profile.establishedOn,
      registered_capital: profile.registeredCapital,
      registered_address: profile.registeredAddress,
      scope: profile.scope,
      region_code: profile.regionCode,
      address: profile.address,
      latitude: profile.latitude,
      longitude: profile.longitude,
      variety_ids: profile.varietyIds,
      volume_band: profile.volumeBand,
      employees_band: profile.employeesBand,
      intro: profile.intro,
      certificates: JSON.stringify(
        profile.certificates.map(({ endsInDays, ...certificate }) => ({
          ...certificate,
          validUntil: endsInDays === null ? null : addDays(today, endsInDays),
          imageUrl: null
        }))
      ),
      contact_name: profile.contactName,
      contact_mobile: profile.contactMobile,
      landline: profile.landline,
      email: profile.email,
      website: profile.website,
      booth_no: profile.boothNo,
      verified_at_ms: isLicensed ? nowMs - 200 * DAY_MS : null,
      invite_code: company.id === 'company-guinan' ? 'GXYT2026' : null,
      invite_code_until_ms: company.id === 'company-guinan' ? nowMs + 7 * DAY_MS : null,
      created_at_ms: nowMs - 300 * DAY_MS
    })
    .execute();
}

/** Inserts an application and an invitation. */
async function insertPendingRequests(tx: Tx, nowMs: number): Promise<void> {
  await tx
    .insertInto('company_application')
    .values({
      id: 'application-he',
      company_id: 'company-guinan',
      user_id: 'user-he',
      real_name: '和志山',
      position: '草果基地负责人',
      department: '怒江基地',
      message: '我们合作社的草果想走桂南的渠道，加入后按企业名义发布。',
      proof_ids: [],
      is_by_code: false,
      status: 'applied',
      created_at_ms: nowMs - 5 * HOUR_MS,
      decided_at_ms: null
    })
    .execute();
  await tx
    .insertInto('company_invitation')
    .values({
      id: 'invitation-liang',
      company_id: 'company-guinan',
      mobile: '13800138002',
      inviter_id: 'user-qin',
      status: 'invited',
      created_at_ms: nowMs - 26 * HOUR_MS,
      expires_at_ms: nowMs + 7 * DAY_MS - 26 * HOUR_MS,
      decided_at_ms: null
    })
    .execute();
}
