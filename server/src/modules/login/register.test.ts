import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newMobile } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

const register = 'POST /api/member/user/registerByMiniProgramParam';
const send = 'POST /api/member/user/sendMsgCode';
const current = 'GET /api/member/user/current';
const password = 'spice-2026';

describe('registration', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  async function form(mobile = newMobile()) {
    const { demoCode: code = '' } = await server.api.call(send, { mobile, purpose: 'register' });
    return { mobile, code, password, agreedVersion: '1' };
  }
  const accountsOf = (mobile: string) =>
    server.db.selectFrom('user_account').select(['id', 'agreed_version']).where('mobile', '=', mobile).execute();

  it('creates no account without a code of this purpose [compliance 9]', async () => {
    const mobile = newMobile();
    const { demoCode: code = '' } = await server.api.call(send, { mobile });
    const refusal = await server.api.expectError(register, { mobile, code, password, agreedVersion: '1' });
    assert.deepEqual(refusal, { error: 'SMS_CODE_EXPIRED' });
    assert.deepEqual(await accountsOf(mobile), []);
  });

  it("is rejected without the user's consent [compliance 1]", async () => {
    const { agreedVersion: _, ...rest } = await form();
    const refusal = await server.api.expectError(register, rest);
    assert.deepEqual(refusal.fields, { agreedVersion: 'required' });
  });

  it('is rejected with an invalid password, and the code stays valid', async () => {
    const wanted = await form();
    const refusal = await server.api.expectError(register, { ...wanted, password: wanted.mobile });
    assert.deepEqual(refusal, { error: 'VALIDATION', fields: { password: 'isMobile' } });
    assert.equal((await server.api.call(register, wanted)).isNew, true);
  });

  it('is rejected for a number with an account, whose password stays', async () => {
    const wanted = await form('13800138000');
    const refusal = await server.api.expectError(register, wanted);
    assert.deepEqual(refusal, { error: 'CONFLICT', fields: { mobile: 'taken' } });
    const { error } = await server.api.expectError('POST /api/member/user/login', { account: wanted.mobile, password });
    assert.equal(error, 'PASSWORD_WRONG');
  });

  it('creates one account for a form that is sent twice at once', async () => {
    const wanted = await form();
    const answers = await Promise.allSettled([server.api.call(register, wanted), server.api.call(register, wanted)]);
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await accountsOf(wanted.mobile)).length, 1);
  });

  it('creates the account with its password, consent and inviter', async () => {
    const wanted = await form();
    const { token, isNew } = await server.api.call(register, { ...wanted, inviteCode: 'guixiang' });
    assert.equal(isNew, true);
    assert.equal((await server.api.call(current, undefined, { token })).hasPassword, true);
    await server.api.call('POST /api/member/user/login', { account: wanted.mobile, password });
    assert.deepEqual((await accountsOf(wanted.mobile))[0]?.agreed_version, '1');
    const { inviter_id: inviter } = await server.db
      .selectFrom('user_account')
      .select('inviter_id')
      .where('mobile', '=', wanted.mobile)
      .executeTakeFirstOrThrow();
    assert.equal(inviter, 'user-qin');
  });

  it('registration in the mini-program needs no WeChat user where WeChat login is not available', async (t) => {
    const without = await testApp({ deps: { weChat: null } });
    t.after(() => without.close());
    const mobile = newMobile();
    const { demoCode: code = '' } = await without.api.call(send, { mobile, purpose: 'register' });
    const wanted = { mobile, code, password, agreedVersion: '1', weChatCode: 'reg-bea.1' };
    assert.equal((await without.api.call(register, wanted)).isNew, true);
  });

  it('registration in the mini-program links the WeChat user, and creates no account when WeChat rejects the code', async () => {
    const wanted = await form();
    await server.api.call(register, { ...wanted, weChatCode: 'reg-ana.1' });
    const again = await form();
    const refusal = await server.api.expectError(register, { ...again, weChatCode: 'reg-ana.1' });
    assert.deepEqual(refusal, { error: 'WECHAT_REFUSED' });
    assert.deepEqual(await accountsOf(again.mobile), []);
    const third = await form();
    await server.api.call(register, { ...third, weChatCode: 'reg-ana.2' });
    const { session } = await server.api.call('POST /api/member/user/loginByVX', {
      source: 'miniProgram',
      code: 'reg-ana.3',
      agreedVersion: '1'
    });
    const { mobile } = await server.api.call(current, undefined, { token: session?.token ?? '' });
    assert.equal(mobile.slice(-4), wanted.mobile.slice(-4), 'the WeChat stays with the first account');
  });
});
