import type { Insertable } from 'kysely';
import type { CompanyType } from '@contract/company';
import { DAY_MS } from '@rules/duration';
import { isUscc } from '@rules/uscc';
import type { Database, Tx } from '../src/database/schema';
import { demoCompanies } from './demoUsers';
import { GENERATED_BUYERS, GENERATED_SELLERS } from './generatedParties';
import { regionCodeOf } from './locations';
import { BUYERS, type PartySeed, SELLERS } from './parties';

const SURNAMES = '陈林黄李张罗梁韦谢周吴郑冯蒋杨唐许邓曾彭';
const GIVEN = ['建华', '秀英', '国强', '丽娟', '志明', '海燕', '永福', '春梅', '德才', '玉兰'];

/** User and company behind a party. */
export interface TradeOwner {
  userId: string;
  companyId: string | null;
  contactName: string;
  mobile: string;
}

/** Demo users who trade, in the name of their company or in their own. */
const DEMO_USER_OWNERS: Record<string, Omit<TradeOwner, 'companyId'>> = {
  '桂南香叶供应链（演示）': { userId: 'user-qin', contactName: '覃秀兰', mobile: '13800138000' },
  '辛味食品（演示）': { userId: 'user-lu', contactName: '陆志强', mobile: '13800138004' },
  和志山: { userId: 'user-he', contactName: '和志山', mobile: '13800138001' }
};

export const QIN = SELLERS[0];
export const HE: PartySeed = { name: '和志山', verifications: ['person'], location: '云南怒江', range: 'local' };
export const LU: PartySeed = {
  name: '辛味食品（演示）',
  verifications: ['person', 'company'],
  location: '四川成都',
  range: 'all'
};

const parties = [...SELLERS, ...BUYERS, ...GENERATED_SELLERS, ...GENERATED_BUYERS];

/** Returns the user behind a party: a demo user, or a generated one. */
export function ownerOf(party: PartySeed): TradeOwner {
  const known = DEMO_USER_OWNERS[party.name];
  if (known !== undefined) {
    return { ...known, companyId: demoCompanies.find(({ name }) => name === party.name)?.id ?? null };
  }
  const index = parties.indexOf(party);
  const number = String(index + 1).padStart(2, '0');
  const hasCompany = party.verifications.includes('company');
  return {
    userId: `user-trade-${number}`,
    companyId: hasCompany ? `company-trade-${number}` : null,
    contactName: hasCompany ? nameOf(index) : party.name,
    // A number block that is not issued to users.
    mobile: `13800139${number.padStart(3, '0')}`
  };
}

const nameOf = (index: number) => `${SURNAMES[index % SURNAMES.length]}${GIVEN[(index * 7) % GIVEN.length]}`;

/** Inserts sellers and buyers with their companies, most with a colleague; they have no login. */
export async function seedTradeParties(tx: Tx, nowMs: number): Promise<void> {
  const traders = parties
    .map((party, index) => ({ party, index, owner: ownerOf(party), joinedMs: nowMs - (100 + 2 * index) * DAY_MS }))
    .filter(({ owner }) => owner.userId.startsWith('user-trade-'));
  const firms = traders.flatMap(({ owner, ...trader }) =>
    owner.companyId === null ? [] : [{ ...trader, owner, companyId: owner.companyId }]
  );
  const helpers = firms.map(({ companyId, index, joinedMs }) => ({
    id: companyId.replace('company-', 'user-helper-'),
    companyId,
    name: nameOf(index + 7),
    mobile: `13800138${500 + index}`,
    inviteCode: `BANGSHOU${index}`,
    joinedMs: joinedMs + 20 * DAY_MS
  }));
  await tx
    .insertInto('user_account')
    .values([
      ...traders.map(({ owner, party, joinedMs }) =>
        accountOf({
          id: owner.userId,
          mobile: owner.mobile,
          name: owner.companyId === null ? party.name : owner.contactName,
          inviteCode: owner.userId.replace('user-trade-', 'SHANGJIA'),
          joinedMs
        })
      ),
      ...helpers.map(accountOf)
    ])
    .execute();
  const badges = traders.flatMap(({ owner, party, joinedMs }) =>
    party.verifications.map((kind) => ({ user_id: owner.userId, kind, approved_at_ms: joinedMs }))
  );
  await tx.insertInto('user_verification').values(badges).execute();
  await tx.insertInto('company').values(firms.map(companyOf)).execute();
  await tx
    .insertInto('company_member')
    .values([
      ...firms.map(({ companyId, owner, joinedMs }) => memberOf(companyId, owner.userId, 'owner', joinedMs)),
      ...helpers.map(({ companyId, id, joinedMs }) => memberOf(companyId, id, 'member', joinedMs))
    ])
    .execute();
}

function memberOf(companyId: string, userId: string, role: 'owner' | 'member', joinedMs: number) {
  return { company_id: companyId, user_id: userId, role, is_current: true, joined_at_ms: joinedMs };
}

function accountOf({
  id,
  mobile,
  name,
  inviteCode,
  joinedMs
}: {
  id: string;
  mobile: string;
  name: string;
  inviteCode: string;
  joinedMs: number;
}): Insertable<Database['user_account']> {
  return {
    id,
    mobile,
    nickname: name,
    avatar_url: null,
    intro: '',
    password_hash: null,
    invite_code: inviteCode,
    inviter_id: null,
    agreed_version: '1',
    agreed_at_ms: joinedMs,
    created_at_ms: joinedMs,
    updated_at_ms: joinedMs
  };
}

function companyOf({
  companyId,
  party,
  index,
  joinedMs
}: {
  companyId: string;
  party: PartySeed;
  index: number;
  joinedMs: number;
}): Insertable<Database['company']> {
  return {
    id: companyId,
    name: party.name,
    short_name: party.name.replace('（演示）', '').slice(0, 12),
    uscc: usccOf(index),
    type: typeOf(party),
    established_on: null,
    region_code: regionCodeOf(party.location),
    latitude: null,
    longitude: null,
    volume_band: null,
    employees_band: null,
    logo_url: null,
    booth_no: null,
    verified_at_ms: joinedMs,
    invite_code: null,
    invite_code_until_ms: null,
    created_at_ms: joinedMs,
    dissolved_at_ms: null
  };
}

function typeOf(party: PartySeed): CompanyType {
  if (BUYERS.includes(party) || GENERATED_BUYERS.includes(party)) return 'seasoningMaker';
  return party.range === 'import' ? 'importerExporter' : 'trader';
}

/** Returns a code with valid check digits, in an unissued block. */
function usccOf(index: number): string {
  const base = `91450900XD000${String(100 + index)}`;
  for (const ninth of '0123456789X') {
    for (const last of '0123456789ABCDEFGHJKLMNPQRTUWXY') {
      if (isUscc(base + ninth + last)) return base + ninth + last;
    }
  }
  throw new Error(`there is no code of ${index}`);
}
