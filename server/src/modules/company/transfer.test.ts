import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { newPerson, setupMember, type TestPerson } from '../../testing/setupCompany';
import { rolesIn, setupTeam, teamNotificationTitles } from '../../testing/teams';
import { type TestApp, testApp } from '../../testing/testApp';

const request = 'POST /api/front/team/requestTransfer';
const answer = 'POST /api/front/team/answerTransfer';

describe('the owner of a team', () => {
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

  const getTeam = async ({ token } = owner) => server.api.call('GET /api/front/team/info', { id: company }, { token });
  const getRoles = () => rolesIn(server, company);
  const conflictOf = async (name: typeof request | typeof answer, input: object, token: string) =>
    (await server.api.expectError(name, input, { token })).fields?.['team'];
  const titles = (person: TestPerson) => teamNotificationTitles(server, person);

  it('changes owner only after both sides agreed', async () => {
    const ask = (userId: string) => server.api.call(request, { companyId: company, userId }, { token: owner.token });
    assert.equal(await conflictOf(request, { companyId: company, userId: owner.id }, owner.token), 'owner');
    assert.equal(await conflictOf(request, { companyId: company, userId: 'user-qin' }, owner.token), 'gone');
    await Promise.all([ask(member.id), ask(member.id)]);
    assert.deepEqual(await titles(member), ['请你接手企业']);
    assert.equal(await conflictOf(request, { companyId: company, userId: admin.id }, owner.token), 'open');
    assert.equal((await getRoles())[owner.id], 'owner', 'nothing has changed yet');
    assert.equal((await getTeam(admin)).transfer, null);
    const id = (await getTeam(member)).transfer?.id ?? '';
    assert.equal(
      (await server.api.expectError(answer, { id, isAccepted: true }, { token: owner.token })).error,
      'FORBIDDEN'
    );
    await server.api.call(answer, { id, isAccepted: true }, { token: member.token });
    await server.api.call(answer, { id, isAccepted: true }, { token: member.token });
    assert.deepEqual(await getRoles(), { [owner.id]: 'admin', [admin.id]: 'admin', [member.id]: 'owner' });
    assert.deepEqual([await titles(owner), await titles(admin)], [['转让已完成'], ['企业换了所有者']]);
    await server.api.call('POST /api/front/team/leave', { id: company }, { token: owner.token });
  });

  it('makes a member of the former owner where three others are admins', async () => {
    for (let count = 0; count < 2; count += 1)
      await setupMember(server, company, (await newPerson(server)).id, 'admin');
    await server.api.call(request, { companyId: company, userId: member.id }, { token: owner.token });
    const id = (await getTeam()).transfer?.id ?? '';
    await server.api.call(answer, { id, isAccepted: true }, { token: member.token });
    assert.equal((await getRoles())[owner.id], 'member');
  });

  it('has one owner after any race: two requests, or a withdrawal and the answer', async () => {
    const ask = ({ id }: TestPerson) =>
      server.api.send(request, { companyId: company, userId: id }, { token: owner.token });
    const asked = await Promise.all([ask(admin), ask(member)]);
    assert.deepEqual(asked.map(({ code }) => code).sort(), [200, 409]);
    const transfer = (await getTeam()).transfer;
    const successor = transfer?.to.userId === admin.id ? admin : member;
    const id = transfer?.id ?? '';
    const [withdrawn, accepted] = await Promise.all([
      server.api.send('POST /api/front/team/withdrawTransfer', { id }, { token: owner.token }),
      server.api.send(answer, { id, isAccepted: true }, { token: successor.token })
    ]);
    assert.deepEqual([withdrawn.code, accepted.code].sort(), [200, 409]);
    const owners = Object.entries(await getRoles()).filter(([, role]) => role === 'owner');
    assert.deepEqual(owners, [[accepted.code === 200 ? successor.id : owner.id, 'owner']]);
  });

  it('ends a transfer when the asked member leaves or declines', async () => {
    const ask = () => server.api.call(request, { companyId: company, userId: member.id }, { token: owner.token });
    await ask();
    const id = (await getTeam()).transfer?.id ?? '';
    await server.api.call(answer, { id, isAccepted: false }, { token: member.token });
    assert.deepEqual(await titles(owner), ['转让被谢绝']);
    assert.equal(await conflictOf(answer, { id, isAccepted: true }, member.token), 'decided');
    await ask();
    await server.api.call('POST /api/front/team/leave', { id: company }, { token: member.token });
    assert.equal((await getTeam()).transfer, null);
  });
});
