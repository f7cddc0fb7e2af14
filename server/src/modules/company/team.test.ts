import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { logIn } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { fillTeam, newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { rolesIn, setupTeam, teamNotificationTitles } from '../../testing/teams';
import { type TestApp, testApp } from '../../testing/testApp';
import { eraseCompany, exportCompany } from './company.personal';
import { createCompany, saveVerifiedCompany, unverifyCompany } from './company.service';

const setRole = 'POST /api/front/team/setRole';

describe('a team', () => {
  let server: TestApp;
  let owner: TestPerson;
  let admin: TestPerson;
  let member: TestPerson;
  let company: string;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());
  beforeEach(async () => {
    ({ id: company, owner, admin, member } = await setupTeam(server));
  });

  const team = async ({ token } = owner) => server.api.call('GET /api/front/team/info', { id: company }, { token });
  const getRoles = (id = company) => rolesIn(server, id);
  const conflictOf = async (name: typeof setRole, input: object, token: string) =>
    (await server.api.expectError(name, input, { token })).fields?.['team'];
  const titles = (person: TestPerson) => teamNotificationTitles(server, person);
  const getCurrentCompany = async ({ token }: TestPerson) =>
    server.api.call('GET /api/member/user/current', undefined, { token });
  const nowMs = () => server.deps.now().getTime();

  it('lists owner, admins and members by page, with their details', async () => {
    await fillTeam(server, company, 60);
    const { token } = member;
    const list = (cursor?: string) =>
      server.api.call(
        'GET /api/front/team/members',
        { id: company, ...(cursor !== undefined && { cursor }) },
        { token }
      );
    const first = await list();
    const second = await list(first.nextCursor ?? '');
    assert.deepEqual(
      first.items.slice(0, 3).map(({ role }) => role),
      ['owner', 'admin', 'member']
    );
    assert.deepEqual([first.items.length, second.items.length, second.nextCursor], [50, 10, null]);
    assert.equal(new Set([...first.items, ...second.items].map(({ userId }) => userId)).size, 60);
    assert(first.items[0]?.lastActiveAtMs !== null);
    const { stats, admission, memberCount } = await team(member);
    assert.deepEqual([stats.joinedLately, stats.activeLately, admission, memberCount], [60, 3, null, 60]);
  });

  it('has at most three admins, also when two are appointed at once', async () => {
    const others = [await newPerson(server), await newPerson(server), await newPerson(server)];
    for (const { id } of others) await setupMember(server, company, id);
    const [second, ...last] = others;
    const make = (userId = '') =>
      server.api.send(setRole, { companyId: company, userId, role: 'admin' }, { token: owner.token });
    await make(second?.id);
    const answers = await Promise.all(last.map(({ id }) => make(id)));
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 409]);
    assert.equal(Object.values(await getRoles()).filter((role) => role === 'admin').length, 3);
    const ofOwner = { companyId: company, userId: owner.id, role: 'member' };
    assert.equal(await conflictOf(setRole, ofOwner, owner.token), 'owner');
    await server.api.call(setRole, { companyId: company, userId: admin.id, role: 'member' }, { token: owner.token });
    assert.deepEqual(await titles(admin), ['管理员身份已取消']);
  });

  it("opens from its notification, whatever the viewer's current company", async () => {
    const other = await setupCompany(server, member);
    await server.api.call('POST /api/front/company/switch', { id: other }, { token: member.token });
    await server.api.call(setRole, { companyId: company, userId: member.id, role: 'admin' }, { token: owner.token });
    const { items } = await notificationsOf(server, member.token);
    assert.deepEqual(items[0]?.jump, { type: 'jumpMini', route: 'company.manager', params: { id: company } });
  });

  it('loses who is removed: the badge goes, another company becomes the current one, and it is done once', async () => {
    const { token } = member;
    const second = await setupCompany(server, member);
    const remove = () =>
      server.api.call('POST /api/front/team/remove', { companyId: company, userId: member.id }, { token: owner.token });
    await Promise.all([remove(), remove()]);
    assert.deepEqual(
      (await getCurrentCompany(member)).companies.map(({ id }) => id),
      [second]
    );
    assert.equal((await getCurrentCompany(member)).company?.id, second);
    assert.deepEqual(await titles(member), ['你已不在企业中']);
    assert.equal(
      (await server.api.expectError('GET /api/front/team/info', { id: company }, { token })).error,
      'FORBIDDEN'
    );
    await server.api.call(
      'POST /api/front/team/dissolve',
      { id: second, name: (await server.api.call('GET /api/front/company/info', { id: second })).name },
      { token }
    );
    assert.deepEqual((await getCurrentCompany(member)).verifications, []);
  });

  it('can be left by anyone but the owner, who is notified; leaving is idempotent', async () => {
    const leave = 'POST /api/front/team/leave';
    assert.deepEqual((await server.api.expectError(leave, { id: company }, { token: owner.token })).fields, {
      team: 'owner'
    });
    await server.api.call(leave, { id: company }, { token: member.token });
    await server.api.call(leave, { id: company }, { token: member.token });
    assert.deepEqual(Object.keys(await getRoles()).sort(), [admin.id, owner.id].sort());
    assert.deepEqual(await titles(owner), ['成员退出']);
  });

  it('can be dissolved by its owner, who types its name: listings close, badges go, and all members are notified', async () => {
    const qin = await logIn(server, '13800138000');
    const id = 'company-guinan';
    const { name } = await server.api.call('GET /api/front/company/info', { id });
    const open = () =>
      server.db
        .selectFrom('supply_listing')
        .where('company_id', '=', id)
        .where('status', '=', 'published')
        .select('id')
        .execute();
    assert((await open()).length > 0);
    const applicant = await logIn(server, '13800138001');
    await server.api.call('POST /api/front/team/dissolve', { id, name: ` ${name}` }, { token: qin });
    assert.deepEqual(await open(), []);
    assert.deepEqual(await getRoles(id), {});
    assert.equal((await server.api.expectError('GET /api/front/company/info', { id })).error, 'NOT_FOUND');
    const user = await server.api.call('GET /api/member/user/current', undefined, { token: qin });
    assert.deepEqual([user.company?.id, user.verifications], ['company-nanliu', ['person']]);
    const { applications } = await server.api.call('GET /api/front/joinTeam/mine', undefined, { token: applicant });
    const [application] = applications;
    assert.deepEqual(
      [application?.status, application?.reason, application?.refusedBecause],
      ['refused', '', 'dissolved']
    );
    const [notification] = (await notificationsOf(server, applicant)).items;
    assert.deepEqual([notification?.content.event, notification?.body], ['team.refusedDissolved', `${name}已解散。`]);
    const found = await server.db.selectFrom('trade_company').where('company_id', '=', id).select('name').execute();
    assert.deepEqual(found, []);
    // Code and name can be registered again.
    const { uscc } = await server.db
      .selectFrom('company')
      .where('id', '=', id)
      .select('uscc')
      .executeTakeFirstOrThrow();
    await server.db.transaction().execute((tx) => createCompany(tx, { ...licence, name, uscc }, member.id, nowMs()));
  });

  const licence = {
    name: '桂林测试香料公司',
    uscc: '91450900XD0000032Y',
    type: 'trader' as const,
    legalPerson: '覃秀兰',
    establishedOn: '2014-03-18',
    regionCode: '450902',
    address: '香料大道 18 号',
    registeredCapital: '',
    scope: '',
    varietyIds: []
  };

  it('has a unique name and a unique code', async () => {
    const create = (changes: object) =>
      server.db.transaction().execute((tx) => createCompany(tx, { ...licence, ...changes }, admin.id, nowMs()));
    const { name, uscc } = await server.api.call('GET /api/front/company/info', { id: company });
    const taken = (fields: object) => (error: { details?: object }) => {
      assert.deepEqual(error.details, { fields });
      return true;
    };
    await assert.rejects(create({ uscc }), taken({ uscc: 'taken' }));
    await assert.rejects(create({ name }), taken({ name: 'taken' }));
    const both = await Promise.allSettled([create({}), create({})]);
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    const other = { ...licence, name: '另一家测试公司', uscc: '91341600XD0000040U' };
    const id = await create(other);
    const save = server.db.transaction().execute((tx) => saveVerifiedCompany(tx, id, licence, nowMs()));
    await assert.rejects(save, taken({ uscc: 'taken', name: 'taken' }));
  });

  it('wears the badge as long as the licence is verified, and its listings follow name and badge', async () => {
    await server.db
      .updateTable('supply_listing')
      .set({ company_id: 'company-xinwei', party_verifications: [] })
      .where('id', '=', 'supply-001')
      .execute();
    const listing = () =>
      server.db
        .selectFrom('supply_listing')
        .where('id', '=', 'supply-001')
        .select(['party_name', 'party_verifications'])
        .executeTakeFirstOrThrow();
    const verified = { ...licence, name: '辛味食品集团（演示）', uscc: '91510100XD0000067E' };
    await server.db.transaction().execute((tx) => saveVerifiedCompany(tx, 'company-xinwei', verified, nowMs()));
    assert.deepEqual(await listing(), { party_name: verified.name, party_verifications: ['person', 'company'] });
    const lu = await logIn(server, '13800138004');
    const kinds = async () =>
      (await server.api.call('GET /api/member/user/current', undefined, { token: lu })).verifications;
    assert((await kinds()).includes('company'));
    await server.db.transaction().execute((tx) => unverifyCompany(tx, 'company-xinwei', nowMs()));
    assert.deepEqual([(await kinds()).includes('company'), (await listing()).party_verifications], [false, ['person']]);
  });

  it("is part of a member's data export, and releases a member whose account is deleted [compliance 7]", async () => {
    const exported = await exportCompany(server.db, admin.id);
    assert.deepEqual(
      exported.memberships.map(({ role }) => role),
      ['admin']
    );
    const erase = (userId: string) => server.db.transaction().execute((tx) => eraseCompany(tx, userId, nowMs()));
    await assert.rejects(erase(owner.id), { errorName: 'CONFLICT' });
    await server.db
      .updateTable('company')
      .set({ contact_mobile: admin.mobile, contact_name: '覃女士' })
      .where('id', '=', company)
      .execute();
    assert.equal((await exportCompany(server.db, admin.id)).contactOf.length, 1);
    await erase(admin.id);
    await erase(admin.id);
    const { contactMobile, contactName } = await server.api.call(
      'GET /api/front/company/info',
      { id: company },
      { token: owner.token }
    );
    assert.deepEqual([contactMobile, contactName], ['', '']);
    await erase(member.id);
    assert.deepEqual(Object.keys(await getRoles()), [owner.id]);
    await erase(owner.id);
    assert.equal((await server.api.expectError('GET /api/front/company/info', { id: company })).error, 'NOT_FOUND');
  });
});
