import type { CompanyRole } from '@contract/user';
import { newPerson, setupCompany, setupMember, type TestPerson } from './setupCompany';
import type { TestApp } from './testApp';
import { notificationsOf } from './notifications';

export interface TestTeam {
  id: string;
  owner: TestPerson;
  admin: TestPerson;
  member: TestPerson;
}

/** A new company with an owner, an admin and a member. */
export async function setupTeam(server: TestApp): Promise<TestTeam> {
  const [owner, admin, member] = [await newPerson(server), await newPerson(server), await newPerson(server)];
  const id = await setupCompany(server, owner);
  await setupMember(server, id, admin.id, 'admin');
  await setupMember(server, id, member.id);
  return { id, owner, admin, member };
}

/** Who is in a company as what, by their ids. */
export async function rolesIn(server: TestApp, companyId: string): Promise<Record<string, CompanyRole>> {
  const team = server.db.selectFrom('company_member').where('company_id', '=', companyId);
  const rows = await team.select(['user_id', 'role']).execute();
  return Object.fromEntries(rows.map((row) => [row.user_id, row.role]));
}

/** Titles of what somebody was told about teams, the latest first. */
export async function teamNotificationTitles(server: TestApp, { token }: TestPerson): Promise<string[]> {
  const { items } = await notificationsOf(server, token);
  return items.filter(({ kind }) => kind === 'team').map(({ title }) => title);
}

/** An application to a company as it may be sent. */
export function joinForm(companyId: string) {
  return { companyId, realName: '覃明', position: '采购', department: '采购部', message: '一起做事', proofIds: [] };
}
