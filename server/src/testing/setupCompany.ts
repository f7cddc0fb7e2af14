import { MINUTE_MS } from '@rules/duration';
import { newId } from '../database/id';
import { createCompany } from '../modules/company/company.service';
import { syncCompanyBadges } from '../modules/company/membership.service';
import { logIn, newMobile } from './logIn';
import type { TestApp } from './testApp';

/** A logged-in user. */
export interface TestPerson {
  id: string;
  mobile: string;
  token: string;
}

export async function newPerson(server: TestApp): Promise<TestPerson> {
  const mobile = newMobile();
  const token = await logIn(server, mobile);
  const { id } = await server.api.call('GET /api/member/user/current', undefined, { token });
  return { id, mobile, token };
}

/** Logs several users in. Time passes for each eighty of them: an address has 100 logins in ten minutes. */
export async function newPeople(server: TestApp, count: number): Promise<TestPerson[]> {
  const people: TestPerson[] = [];
  while (people.length < count) {
    if (people.length > 0 && people.length % 80 === 0) server.advance(11 * MINUTE_MS);
    people.push(await newPerson(server));
  }
  return people;
}

let companyCount = 0;

/** Creates a company of the user with a verified licence. Returns its id. */
export async function setupCompany(server: TestApp, owner: TestPerson, name?: string): Promise<string> {
  companyCount += 1;
  const number = companyCount;
  const nowMs = server.deps.now().getTime();
  return server.db.transaction().execute((tx) =>
    createCompany(
      tx,
      {
        name: name ?? `香料测试第${number}公司`,
        uscc: `TEST${String(number).padStart(14, '0')}`,
        type: 'trader',
        legalPerson: '覃秀兰',
        establishedOn: '2014-03-18',
        regionCode: '450902',
        address: '香料大道 18 号',
        registeredCapital: '800 万元',
        scope: '香辛料批发',
        varietyIds: []
      },
      owner.id,
      nowMs
    )
  );
}

/** Makes a user a member of the company, bypassing all rules. */
export async function setupMember(
  server: TestApp,
  companyId: string,
  userId: string,
  role: 'admin' | 'member' = 'member'
): Promise<void> {
  const others = await server.db.selectFrom('company_member').where('user_id', '=', userId).selectAll().execute();
  await server.db
    .insertInto('company_member')
    .values({
      company_id: companyId,
      user_id: userId,
      role,
      is_current: others.length === 0,
      joined_at_ms: server.deps.now().getTime()
    })
    .execute();
  const nowMs = server.deps.now().getTime();
  await server.db.transaction().execute((tx) => syncCompanyBadges(tx, [userId], nowMs));
}

/** Creates users without a login, for tests of many at once. Returns their ids. */
export async function createAccounts(server: TestApp, count: number): Promise<string[]> {
  const nowMs = server.deps.now().getTime();
  const ids = Array.from({ length: count }, () => newId(nowMs));
  await server.db
    .insertInto('user_account')
    .values(
      ids.map((id, index) => ({
        id,
        mobile: `x${id}`,
        nickname: `同事${index}`,
        avatar_url: null,
        intro: '',
        password_hash: null,
        invite_code: id,
        inviter_id: null,
        agreed_version: '1',
        agreed_at_ms: nowMs,
        created_at_ms: nowMs,
        updated_at_ms: nowMs
      }))
    )
    .execute();
  return ids;
}

/** Fills the team of the company with new users up to this count. */
export async function fillTeam(server: TestApp, companyId: string, count: number): Promise<void> {
  const nowMs = server.deps.now().getTime();
  const team = await server.db.selectFrom('company_member').where('company_id', '=', companyId).selectAll().execute();
  const ids = await createAccounts(server, count - team.length);
  await server.db
    .insertInto('company_member')
    .values(
      ids.map((user_id) => ({
        company_id: companyId,
        user_id,
        role: 'member' as const,
        is_current: true,
        joined_at_ms: nowMs
      }))
    )
    .execute();
}
