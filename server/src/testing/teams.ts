import type { CompanyRole } from '@contract/user';
import { notificationsOf } from './notifications';
import { newPerson, setupCompany, setupMember, type TestPerson } from './setupCompany';
import type { TestApp } from './testApp';

export interface TestTeam {
  id: string;
  owner: TestPerson;
  admin: TestPerson;
  member: TestPerson;
}

/** Creates a company with an owner, an admin and a member. */
export async function setupTeam(server: TestApp): Promise<TestTeam> {
  const [owner, admin, member] = [await newPerson(server), await newPerson(server), await newPerson(server)];
  const id = await setupCompany(server, owner);
  await setupMember(server, id, admin.id, 'admin');
  await setupMember(server, id, member.id);
  return { id, owner, admin, member };
}

/** Returns ids and roles of a company's members. */
export async function rolesIn(server: TestApp, companyId: string): Promise<Record<string, CompanyRole>> {
  const team = server.db.selectFrom('company_member').where('company_id', '=', companyId);
  const rows = await team.select(['user_id', 'role']).execute();
  return Object.fromEntries(rows.map((row) => [row.user_id, row.role]));
}

/** Returns titles of a user's notifications about teams, newest first. */
export async function teamNotificationTitles(server: TestApp, { token }: TestPerson): Promise<string[]> {
  const { items } = await notificationsOf(server, token);
  return items.filter(({ kind }) => kind === 'team').map(({ title }) => title);
}

/** Returns a valid application to a company. */
export function joinForm(companyId: string) {
  return { companyId, realName: '覃明', position: '采购', department: '采购部', message: '一起做事', proofIds: [] };
}
