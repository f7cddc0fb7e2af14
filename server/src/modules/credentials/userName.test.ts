import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { demoPassword } from '../../../seed/demoUsers';
import { logIn, newMobile } from '../../testing/logIn';
import { solvedCaptcha } from '../../testing/solvedCaptcha';
import { type TestApp, testApp } from '../../testing/testApp';
import { eraseDueAccounts } from '../account/cancellation.service';

const set = 'POST /api/member/account/userName';
const state = 'GET /api/member/account/state';
const byPassword = 'POST /api/member/user/login';
const wu = '13800138003';

describe('user name', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const name = (token: string, userName: string) => server.api.call(set, { userName }, { token });
  const problem = async (token: string, userName: string) => {
    const { error, fields } = await server.api.expectError(set, { userName }, { token });
    assert.equal(error, 'VALIDATION', userName);
    return fields?.['userName'];
  };

  it('needs a login to be set', async () => {
    assert.deepEqual(await server.api.expectError(set, { userName: 'somebody' }), { error: 'UNAUTHORIZED' });
  });

  it('is rejected for each invalid name', async () => {
    const token = await logIn(server);
    const wrong = [
      ['13800138000', 'firstLetter'],
      ['_spice', 'firstLetter'],
      ['spice trade', 'characters'],
      ['abc', 'tooShort'],
      ['a'.repeat(21), 'tooLong']
    ] as const;
    for (const [userName, rule] of wrong) assert.equal(await problem(token, userName), rule);
    assert.equal((await server.api.call(state, undefined, { token })).userName, null);
  });

  it('is unique in any case, also with two calls at the same moment', async () => {
    const [one, two, third] = [await logIn(server), await logIn(server), await logIn(server)];
    await name(one, 'Anise_Star');
    assert.equal(await problem(two, 'anise_star'), 'taken');
    const answers = await Promise.all(
      [two, third].map((token) => server.api.send(set, { userName: 'Cassia88' }, { token }))
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 400]);
  });

  it('is changed once a year', async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    const first = await name(token, 'pepper_1');
    const days = ((first.userNameFromMs ?? 0) - server.deps.now().getTime()) / DAY_MS;
    assert.deepEqual([first.userName, Math.round(days)], ['pepper_1', 365]);
    assert.equal((await name(token, 'pepper_1')).userNameFromMs, first.userNameFromMs, 'the same is no change');
    server.advance(364 * DAY_MS);
    const later = await logIn(server, mobile);
    assert.equal(await problem(later, 'pepper_2'), 'tooSoon');
    server.advance(DAY_MS);
    assert.equal((await name(later, 'pepper_2')).userName, 'pepper_2');
    await name(await logIn(server), 'Pepper_1');
  });

  it('cannot be searched: twenty attempts an hour', async () => {
    const token = await logIn(server);
    await name(await logIn(server), 'taken_name');
    for (let tries = 0; tries < 20; tries += 1) assert.equal(await problem(token, 'taken_name'), 'taken');
    assert.equal((await server.api.expectError(set, { userName: 'free_name' }, { token })).error, 'RATE_LIMITED');
  });

  it('logs in with the password in any case, and is rejected like an unknown one', async () => {
    const token = await logIn(server, wu);
    await name(token, 'NanLiuJiang');
    const session = await server.api.call(byPassword, { account: ' nanliujiang ', password: demoPassword });
    const person = await server.api.call('GET /api/member/user/current', undefined, { token: session.token });
    assert.equal(person.nickname, '吴清莲');
    for (const account of ['nanliujiang', 'nobody_here']) {
      const answers = [];
      for (let tries = 0; tries < 4; tries += 1) {
        answers.push(await server.api.expectError(byPassword, { account, password: 'wrong' }));
      }
      const wrong = [4, 3, 2].map((attemptsLeft) => ({ error: 'PASSWORD_WRONG', attemptsLeft }));
      assert.deepEqual(answers, [...wrong, { error: 'CAPTCHA_NEEDED' }], account);
    }
    // The error does not reveal the number of the name.
    assert.deepEqual(await server.api.expectError(byPassword, { account: wu, password: 'wrong' }), {
      error: 'PASSWORD_WRONG',
      attemptsLeft: 4
    });
  });

  it('is no longer locked after its owner verified the number', async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    await name(token, 'ForgetfulOne');
    const guess = async () =>
      server.api.expectError(byPassword, {
        account: 'forgetfulone',
        password: 'wrong',
        captchaId: await solvedCaptcha(server)
      });
    for (let tries = 0; tries < 5; tries += 1) await guess();
    assert.equal((await guess()).error, 'LOCKED');
    const { demoCode = '' } = await server.api.call('POST /api/member/user/sendMsgCode', { mobile, purpose: 'reset' });
    const { ticket } = await server.api.call('POST /api/member/user/checkResetCode', { mobile, code: demoCode });
    await server.api.call('POST /api/member/user/updatePassword', { password: 'new-pass-2026', ticket });
    await server.api.call(byPassword, { account: 'ForgetfulOne', password: 'new-pass-2026' });
  });

  it("is in its owner's export, and available again after the account was erased", async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    await name(token, 'leaving_soon');
    const { text } = await server.api.call('POST /api/member/account/export', undefined, { token });
    assert.match(text, /"userName": "leaving_soon"/);
    const { demoCode = '' } = await server.api.call(
      'POST /api/member/account/sendCode',
      { purpose: 'cancel' },
      { token }
    );
    await server.api.call('POST /api/member/account/cancellation/request', { code: demoCode }, { token });
    server.advance(7 * DAY_MS);
    await eraseDueAccounts(server.deps, server.deps.now().getTime());
    await name(await logIn(server), 'leaving_soon');
  });
});
