import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { newPerson, setupCompany, type TestPerson } from '../../testing/setupCompany';
import { joinForm, rolesIn, teamNotificationTitles } from '../../testing/teams';
import { type TestApp, testApp } from '../../testing/testApp';

const apply = 'POST /api/front/joinTeam/apply';
const decide = 'POST /api/front/team/decide';
const answer = 'POST /api/front/joinTeam/answerInvitation';

describe('joining a team', () => {
  let server: TestApp;
  let owner: TestPerson;
  let company: string;
  before(async () => {
    server = await testApp();
    owner = await newPerson(server);
    company = await setupCompany(server, owner, '玉林香料测试公司');
  });
  after(() => server.close());

  const buildForm = (companyId = company) => joinForm(companyId);
  const applyAs = (person: TestPerson, changes: object = {}) =>
    server.api.call(apply, { ...buildForm(), ...changes }, { token: person.token });
  const conflictOf = async (name: typeof apply | typeof decide | typeof answer, input: object, token: string) => {
    const { error, fields } = await server.api.expectError(name, input, { token });
    assert.equal(error, 'CONFLICT');
    return fields?.['team'];
  };
  const countMembers = async (id = company) => Object.keys(await rolesIn(server, id)).length;
  const titles = (person: TestPerson) => teamNotificationTitles(server, person);
  const invite = (mobile: string) =>
    server.api.call('POST /api/front/team/invite', { id: company, mobile }, { token: owner.token });

  it('rejects an invalid form, an unknown company and an invalid code', async () => {
    const { token } = await newPerson(server);
    for (const [change, field] of [
      [{ realName: 'Bob' }, 'realName'],
      [{ realName: '覃' }, 'realName'],
      [{ position: '' }, 'position'],
      [{ position: '   ' }, 'position'],
      [{ position: '长'.repeat(21) }, 'position'],
      [{ department: '长'.repeat(21) }, 'department'],
      [{ message: '长'.repeat(141) }, 'message'],
      [{ proofIds: ['no-such-picture'] }, 'proofIds'],
      [{ proofIds: ['a', 'b', 'c'] }, 'proofIds'],
      [{ inviteCode: 'NOSUCH22' }, 'inviteCode']
    ] as const) {
      const { error, fields = {} } = await server.api.expectError(apply, { ...buildForm(), ...change }, { token });
      assert.deepEqual([error, Object.keys(fields)], ['VALIDATION', [field]], JSON.stringify(change));
    }
    assert.equal((await server.api.expectError(apply, buildForm('no-such'), { token })).error, 'NOT_FOUND');
    const { applications } = await server.api.call('GET /api/front/joinTeam/mine', undefined, { token });
    assert.deepEqual(applications, []);
  });

  it('finds companies by name, code and invite code, with the owner masked, and nothing by a percent sign', async () => {
    const { token } = await newPerson(server);
    const { inviteCode } = await server.api.call(
      'POST /api/front/team/renewCode',
      { id: company },
      { token: owner.token }
    );
    const { uscc } = await server.api.call('GET /api/front/company/info', { id: company });
    const find = async (q: string) => {
      const found = await server.api.call('GET /api/front/joinTeam/search', { q }, { token });
      return found.map(({ id, isByCode }) => [id, isByCode]);
    };
    assert.deepEqual(await find('香料测试公'), [[company, false]]);
    assert.deepEqual(await find(uscc.toLowerCase()), [[company, false]]);
    assert.deepEqual(await find(` ${inviteCode.toLowerCase()} `), [[company, true]]);
    assert.deepEqual(await find('%%'), []);
    assert.deepEqual(await find('__'), []);
    const [found] = await server.api.call('GET /api/front/joinTeam/search', { q: '玉林香料' }, { token });
    assert.match(found?.ownerName ?? '', /^香友\*\*$/);
    server.advance(7 * DAY_MS + 1000);
    assert.deepEqual(await find(inviteCode), [], 'the code has expired');
  });

  it('limits guessing of invite codes', async () => {
    const { token } = await newPerson(server);
    const search = (q: string) => server.api.send('GET /api/front/joinTeam/search', { q }, { token });
    for (let count = 0; count < 120; count += 1) await search(`TRY${count}`);
    assert.equal(
      (await server.api.expectError('GET /api/front/joinTeam/search', { q: 'TRY' }, { token })).error,
      'RATE_LIMITED'
    );
  });

  it('creates one application and records one answer, however often each is sent', async () => {
    const person = await newPerson(server);
    const sent = await Promise.all([applyAs(person), applyAs(person), applyAs(person)]);
    assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
    assert.equal((await titles(owner)).filter((title) => title === '有人申请加入企业').length, 1);
    const id = sent[0]?.id ?? '';
    const before = await countMembers();
    const yes = () => server.api.call(decide, { id, isApproved: true }, { token: owner.token });
    await Promise.all([yes(), yes()]);
    assert.equal(await countMembers(), before + 1);
    assert.deepEqual(await titles(person), ['加入申请已通过']);
    const no = { id, isApproved: false, reason: '晚了' };
    assert.equal(await conflictOf(decide, no, owner.token), 'decided');
    const cancel = await server.api.expectError('POST /api/front/joinTeam/cancel', { id }, { token: person.token });
    assert.deepEqual(cancel.fields, { team: 'decided' });
    assert.equal(await conflictOf(apply, buildForm(), person.token), 'member');
  });

  it('shows the reason of a rejection to the applicant, who may apply again', async () => {
    const person = await newPerson(server);
    const { id } = await applyAs(person);
    const silent = await server.api.expectError(decide, { id, isApproved: false, reason: ' ' }, { token: owner.token });
    assert.deepEqual(silent.fields, { reason: 'required' });
    await server.api.call(decide, { id, isApproved: false, reason: '请附工牌' }, { token: owner.token });
    const { applications } = await server.api.call('GET /api/front/joinTeam/mine', undefined, { token: person.token });
    assert.deepEqual([applications[0]?.status, applications[0]?.reason], ['refused', '请附工牌']);
    assert.deepEqual(await titles(person), ['加入申请没通过']);
    assert.notEqual((await applyAs(person)).id, id);
  });

  it('lets only the applicant cancel an application, and only before the answer', async () => {
    const [person, other] = [await newPerson(server), await newPerson(server)];
    const { id } = await applyAs(person);
    const cancel = 'POST /api/front/joinTeam/cancel';
    assert.equal((await server.api.expectError(cancel, { id }, { token: other.token })).error, 'NOT_FOUND');
    await server.api.call(cancel, { id }, { token: person.token });
    await server.api.call(cancel, { id }, { token: person.token });
    assert.equal(await conflictOf(decide, { id, isApproved: true }, owner.token), 'decided');
  });

  it('applies either an answer or a cancellation, whichever comes first', async () => {
    const person = await newPerson(server);
    const { id } = await applyAs(person);
    const before = await countMembers();
    await Promise.all([
      server.api.send(decide, { id, isApproved: true }, { token: owner.token }),
      server.api.send('POST /api/front/joinTeam/cancel', { id }, { token: person.token })
    ]);
    const { status } = await server.db
      .selectFrom('company_application')
      .where('id', '=', id)
      .select('status')
      .executeTakeFirstOrThrow();
    assert.equal((await countMembers()) - before, status === 'approved' ? 1 : 0, status);
  });

  it('goes at once with a valid code where the company wants it so, and waits where it does not', async () => {
    const { token } = owner;
    const { inviteCode } = await server.api.call('POST /api/front/team/renewCode', { id: company }, { token });
    const [first, second] = [await newPerson(server), await newPerson(server)];
    assert.equal((await applyAs(first, { inviteCode })).status, 'applied');
    await server.api.call('POST /api/front/team/autoApprove', { id: company, isOn: true }, { token });
    assert.equal((await applyAs(second, { inviteCode: ` ${inviteCode.toLowerCase()}` })).status, 'approved');
    const user = await server.api.call('GET /api/member/user/current', undefined, { token: second.token });
    assert.deepEqual([user.company?.id, user.verifications], [company, ['company']]);
    assert((await titles(owner)).includes('新成员加入'));
    assert.equal((await applyAs(await newPerson(server))).status, 'applied', 'without the code an admin decides first');
  });

  it('accepts an invitation for the invited number, within 7 days, once', async () => {
    const [person, other] = [await newPerson(server), await newPerson(server)];
    const { id, mobile } = await invite(person.mobile);
    assert.match(mobile, /^\d{3}\*{4}\d{4}$/);
    assert.equal((await invite(person.mobile)).id, id, 'it waits already');
    assert.deepEqual(await titles(person), ['邀请你加入企业']);
    assert.equal(
      (await server.api.expectError(answer, { id, isAccepted: true }, { token: other.token })).error,
      'NOT_FOUND'
    );
    server.advance(7 * DAY_MS + 1000);
    assert.equal(await conflictOf(answer, { id, isAccepted: true }, person.token), 'expired');
    await invite(person.mobile);
    const accept = () => server.api.call(answer, { id, isAccepted: true }, { token: person.token });
    const before = await countMembers();
    await Promise.all([accept(), accept()]);
    assert.equal(await countMembers(), before + 1);
    assert.equal(await conflictOf(answer, { id, isAccepted: false }, person.token), 'decided');
    const again = await server.api.expectError(
      'POST /api/front/team/invite',
      { id: company, mobile: person.mobile },
      { token: owner.token }
    );
    assert.deepEqual(again.fields, { team: 'member' });
  });

  it('shows an invitation to a user who registers only after it was sent', async () => {
    const mobile = '19912345678';
    await invite(mobile);
    const { logIn } = await import('../../testing/logIn');
    const token = await logIn(server, mobile);
    const { invitations } = await server.api.call('GET /api/front/joinTeam/mine', undefined, { token });
    assert.deepEqual(
      invitations.map(({ companyId }) => companyId),
      [company]
    );
    await server.api.call(answer, { id: invitations[0]?.id ?? '', isAccepted: false }, { token });
    assert((await titles(owner)).includes('邀请被谢绝'));
  });

  it('settles an open application when the person comes in by invitation', async () => {
    const person = await newPerson(server);
    const { id } = await applyAs(person);
    const invitation = await invite(person.mobile);
    await server.api.call(answer, { id: invitation.id, isAccepted: true }, { token: person.token });
    await server.api.call(decide, { id, isApproved: true }, { token: owner.token });
    const { applications } = await server.api.call('GET /api/front/joinTeam/mine', undefined, { token: person.token });
    assert.equal(applications[0]?.status, 'approved');
  });
});
