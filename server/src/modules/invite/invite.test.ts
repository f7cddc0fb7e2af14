import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn, newMobile } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { type TestApp, testApp } from '../../testing/testApp';
import { notifyInviterOfVerification } from './invite.service';

const bind = 'POST /api/front/invite/setInvitationCode';
const nameOf = 'POST /api/front/invite/getInviterName';
const findInviter = 'POST /api/member/user/getUserByInviterCode';
const summary = 'GET /api/front/invite/summary';

describe('invite codes', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const person = async (token: string) => server.api.call('GET /api/member/user/current', undefined, { token });
  const invitations = async (token: string) => {
    const { items } = await notificationsOf(server, token);
    return items.filter(({ kind }) => kind === 'invite');
  };

  it('cannot be used or requested by a visitor', async () => {
    for (const call of [bind, findInviter] as const) {
      assert.equal((await server.api.expectError(call, { inviterCode: 'GUIXIANG' })).error, 'UNAUTHORIZED');
    }
  });

  it('are rejected when unknown, for the own code, and for the code of an invited friend', async () => {
    const token = await logIn(server);
    const { inviteCode } = await person(token);
    for (const inviterCode of ['NOBODY00', inviteCode, "' or 1=1 --", 'AB\u0000CD', '    ']) {
      assert.deepEqual(await server.api.expectError(bind, { inviterCode }, { token }), { error: 'INVITE_REFUSED' });
    }
    const friend = await logIn(server);
    await server.api.call(bind, { inviterCode: inviteCode }, { token: friend });
    const { inviteCode: friendsCode } = await person(friend);
    assert.equal((await server.api.expectError(bind, { inviterCode: friendsCode }, { token })).error, 'INVITE_REFUSED');
  });

  it('bind once and permanently, also with two calls at the same moment', async () => {
    const token = await logIn(server);
    const outcomes = await Promise.allSettled(
      ['GUIXIANG', 'CAOGUO66', 'NANLIU88'].map((inviterCode) => server.api.call(bind, { inviterCode }, { token }))
    );
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    const refusal = await server.api.expectError(bind, { inviterCode: 'XINWEI99' }, { token });
    assert.equal(refusal.error, 'INVITE_REFUSED');
  });

  it("bind no one a second time after the inviter's account was erased", async () => {
    const token = await logIn(server);
    const inviter = await logIn(server);
    const { inviteCode, id } = await person(inviter);
    await server.api.call(bind, { inviterCode: inviteCode }, { token });
    await server.db.updateTable('user_account').set({ inviter_id: null }).where('inviter_id', '=', id).execute();
    assert.equal((await server.api.expectError(bind, { inviterCode: 'GUIXIANG' }, { token })).error, 'INVITE_REFUSED');
    assert.deepEqual((await server.api.call(summary, undefined, { token })).inviter, { name: null });
  });

  it("return the first character of the inviter's name, however the code was typed", async () => {
    assert.deepEqual(await server.api.call(nameOf, { inviterCode: 'GUIXIANG' }), { name: '覃**' });
    assert.deepEqual(await server.api.call(nameOf, { inviterCode: ' gui xiang ' }), { name: '覃**' });
    assert.deepEqual(await server.api.call(nameOf, { inviterCode: 'NOBODY00' }), { name: null });
  });

  it("show a member the inviter's masked name and verification before they bind, and nothing else", async () => {
    const token = await logIn(server);
    assert.deepEqual(await server.api.call(findInviter, { inviterCode: 'guixiang' }, { token }), {
      name: '覃**',
      verifications: ['person', 'company']
    });
    assert.equal(await server.api.call(findInviter, { inviterCode: 'NOBODY00' }, { token }), null);
    assert.deepEqual((await server.api.call(summary, undefined, { token })).inviter, null, 'asking binds no one');
  });

  it('cannot be guessed by repeated attempts', async () => {
    const token = await logIn(server);
    for (let tries = 0; tries < 60; tries += 1) {
      await server.api.call(findInviter, { inviterCode: `GUESS${1000 + tries}` }, { token });
    }
    assert.equal(
      (await server.api.expectError(findInviter, { inviterCode: 'GUIXIANG' }, { token })).error,
      'RATE_LIMITED'
    );
  });

  it('notify the inviter when a friend registers, and when the friend is verified', async () => {
    const inviter = await logIn(server);
    const friend = await logIn(server);
    const { inviteCode } = await person(inviter);
    await server.api.call(bind, { inviterCode: inviteCode }, { token: friend });
    const { id, nickname } = await person(friend);
    for (let times = 0; times < 2; times += 1) {
      await server.db.transaction().execute((tx) => notifyInviterOfVerification(tx, id, server.deps.now().getTime()));
    }
    const notified = await invitations(inviter);
    assert.deepEqual(notified.map(({ title }) => title).sort(), ['你邀请的朋友注册了', '你邀请的朋友通过了认证']);
    assert.ok(
      notified.every(({ body }) => body.startsWith('香友**') && !body.includes(nickname)),
      'the name is masked'
    );
    assert.deepEqual(notified[0]?.jump, { type: 'jumpMini', route: 'invite.friendList' });
  });

  it('do nothing for a user without an inviter', async () => {
    const { id } = await person(await logIn(server));
    const countAll = async () =>
      (
        await server.db
          .selectFrom('notification')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .execute()
      )[0];
    const before = await countAll();
    await server.db.transaction().execute((tx) => notifyInviterOfVerification(tx, id, server.deps.now().getTime()));
    assert.deepEqual(await countAll(), before);
  });

  it('given with a login bind after it, and an invalid one does not disturb it', async () => {
    const send = async (inviteCode: string) => {
      const mobile = newMobile();
      const token = await logIn(server, mobile, { inviteCode });
      return (await server.api.call(summary, undefined, { token })).inviter;
    };
    assert.deepEqual(await send('GUIXIANG'), { name: '覃**' });
    assert.deepEqual(await send('NOBODY00'), null);
    assert.deepEqual(await send('\u0000'), null);
  });
});
