import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { demoPassword } from '../../../seed/demoUsers';
import { newMobile } from '../../testing/logIn';
import { solvedCaptcha } from '../../testing/solvedCaptcha';
import { type TestApp, testApp } from '../../testing/testApp';

const PASSWORD_LOGIN = 'POST /api/member/user/login';
const CURRENT_USER = 'GET /api/member/user/current';
const qinMobile = '13800138000';

describe('login', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  async function loginByCode(mobile: string, inviteCode?: string) {
    const { demoCode = '' } = await server.api.call('POST /api/member/user/sendMsgCode', { mobile });
    return server.api.call('POST /api/member/user/loginByMsg', {
      mobile,
      code: demoCode,
      agreedVersion: '1',
      ...(inviteCode !== undefined && { inviteCode })
    });
  }

  it('a login with a password returns the same error for a wrong one, an unknown account and one without a password', async () => {
    const noPassword = newMobile();
    await loginByCode(noPassword);
    for (const account of [qinMobile, newMobile(), noPassword, "' or 1=1 --", '不存在']) {
      const errors = [];
      for (let tries = 0; tries < 4; tries += 1) {
        errors.push(await server.api.expectError(PASSWORD_LOGIN, { account, password: 'wrong' }));
      }
      const wrong = [4, 3, 2].map((attemptsLeft) => ({ error: 'PASSWORD_WRONG', attemptsLeft }));
      assert.deepEqual(errors, [...wrong, { error: 'CAPTCHA_NEEDED' }]);
    }
    await server.db.deleteFrom('password_guard').execute();
  });

  it('a login with a password checks one hash, whether or not the account exists', async () => {
    const noPassword = newMobile();
    await loginByCode(noPassword);
    const checks = async () => {
      const { body } = await server.app.inject({ url: '/metrics' });
      return Number(/^password_checks_total (\d+)$/m.exec(body)?.[1]);
    };
    for (const account of [qinMobile, newMobile(), noPassword, 'nobody_here']) {
      const before = await checks();
      await server.api.expectError(PASSWORD_LOGIN, { account, password: 'wrong' });
      assert.equal((await checks()) - before, 1, account);
    }
    await server.db.deleteFrom('password_guard').execute();
  });

  /** Attempts a login with a solved captcha. */
  async function attempt(account: string, password: string, from?: string) {
    return server.api.expectError(
      PASSWORD_LOGIN,
      { account, password, captchaId: await solvedCaptcha(server) },
      { from }
    );
  }

  it('an account is locked after wrong passwords for twice as long each time, even for the correct one', async () => {
    const account = '13800138004';
    const waits: (number | undefined)[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const { error, retryAfterSec } = await attempt(account, 'wrong');
      assert.equal(error, 'PASSWORD_WRONG');
      waits.push(retryAfterSec);
      if (retryAfterSec === undefined) continue;
      const locked = await attempt(account, demoPassword);
      assert.deepEqual(locked, { error: 'LOCKED', retryAfterSec });
      server.advance(retryAfterSec * 1000);
    }
    const minutes = waits.map((seconds) => (seconds ?? 0) / 60);
    assert.deepEqual(minutes, [0, 0, 0, 0, 1, 2, 4, 8, 16, 32]);
    await server.api.call(PASSWORD_LOGIN, { account, password: demoPassword, captchaId: await solvedCaptcha(server) });
    assert.deepEqual(await attempt(account, 'wrong'), { error: 'PASSWORD_WRONG', attemptsLeft: 4 });
  });

  it('parallel logins with a password are counted one by one', async () => {
    const account = '13800138001';
    const errors = await Promise.all(Array.from({ length: 10 }, () => attempt(account, 'wrong')));
    const count = (name: string) => errors.filter(({ error }) => error === name).length;
    assert.deepEqual([count('PASSWORD_WRONG'), count('LOCKED')], [5, 5]);
  });

  it('wrong passwords are limited per IP address across accounts, for longer each time', async () => {
    const from = '198.51.100.9';
    const guess = (account: string, password = 'wrong') =>
      server.api.expectError(PASSWORD_LOGIN, { account, password }, { from });
    for (let tries = 0; tries < 51; tries += 1) {
      assert.equal((await guess(`nobody${tries}`)).error, 'PASSWORD_WRONG');
    }
    assert.deepEqual(await guess(qinMobile, demoPassword), { error: 'LOCKED', retryAfterSec: 60 });
    await server.api.call(PASSWORD_LOGIN, { account: qinMobile, password: demoPassword }, { from: '198.51.100.10' });
    server.advance(MINUTE_MS);
    await guess('nobody');
    assert.deepEqual(await guess('another'), { error: 'LOCKED', retryAfterSec: 120 });
  });

  it('correct passwords are not limited per IP address', async () => {
    const from = '198.51.100.11';
    const tokens = new Set<string>();
    for (let logins = 0; logins < 55; logins += 1) {
      const input = { account: qinMobile, password: demoPassword };
      tokens.add((await server.api.call(PASSWORD_LOGIN, input, { from })).token);
    }
    assert.equal(tokens.size, 55);
  });

  it('a login with a code is limited per IP address across numbers', async () => {
    const from = '198.51.100.12';
    const guess = () =>
      server.api.expectError(
        'POST /api/member/user/loginByMsg',
        { mobile: newMobile(), code: '000000', agreedVersion: '1' },
        { from }
      );
    for (let tries = 0; tries < 100; tries += 1) assert.equal((await guess()).error, 'SMS_CODE_EXPIRED');
    assert.equal((await guess()).error, 'RATE_LIMITED');
  });

  it('a login with a password reports an existing account', async () => {
    const { token, isNew } = await server.api.call(PASSWORD_LOGIN, { account: qinMobile, password: demoPassword });
    assert.equal(isNew, false);
    assert.equal((await server.api.call(CURRENT_USER, undefined, { token })).nickname, '覃秀兰');
  });

  it('a login with a code creates the account at the first login only', async () => {
    const mobile = newMobile();
    const first = await loginByCode(mobile);
    server.advance(MINUTE_MS);
    const second = await loginByCode(mobile);
    assert.deepEqual([first.isNew, second.isNew], [true, false]);
    const [one, two] = await Promise.all(
      [first, second].map(({ token }) => server.api.call(CURRENT_USER, undefined, { token }))
    );
    assert.equal(one?.id, two?.id);
    assert.equal(one?.mobile, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    assert.match(one?.inviteCode ?? '', /^[2-9A-HJKMNP-Z]{8}$/);
  });

  it('records the inviter, and ignores an unknown invite code', async () => {
    const { token } = await server.api.call(PASSWORD_LOGIN, { account: qinMobile, password: demoPassword });
    const friends = async () => (await server.api.call(CURRENT_USER, undefined, { token })).counts.invitedFriends;
    const before = await friends();
    assert.equal((await loginByCode(newMobile(), 'guixiang')).isNew, true);
    assert.equal(await friends(), before + 1);
    assert.equal((await loginByCode(newMobile(), 'NOBODY00')).isNew, true);
    assert.equal(await friends(), before + 1);
  });

  it('stores only the digest of the token', async () => {
    const { token } = await loginByCode(newMobile());
    assert.match(token, /^[\w-]{43}$/);
    const rows = await server.db.selectFrom('user_session').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes(token));
  });

  it('expires after thirty days without use, and is extended by use', async () => {
    const used = (await loginByCode(newMobile())).token;
    const idle = (await loginByCode(newMobile())).token;
    server.advance(29 * DAY_MS);
    await server.api.call(CURRENT_USER, undefined, { token: used });
    server.advance(DAY_MS);
    assert.deepEqual(await server.api.expectError(CURRENT_USER, undefined, { token: idle }), { error: 'UNAUTHORIZED' });
    server.advance(28 * DAY_MS);
    await server.api.call(CURRENT_USER, undefined, { token: used });
  });

  it('extends a session once an hour at most', async () => {
    const { token, expiresAtMs } = await loginByCode(newMobile());
    const expiry = async () => {
      await server.api.call(CURRENT_USER, undefined, { token });
      const rows = await server.db.selectFrom('user_session').select('expires_at_ms').execute();
      return Math.max(...rows.map((row) => row.expires_at_ms));
    };
    server.advance(59 * MINUTE_MS);
    assert.equal(await expiry(), expiresAtMs);
    server.advance(MINUTE_MS);
    assert.ok((await expiry()) > expiresAtMs);
  });

  it('ends with a logout of this session only, and a second logout succeeds', async () => {
    const mobile = newMobile();
    const { token } = await loginByCode(mobile);
    server.advance(MINUTE_MS);
    const other = (await loginByCode(mobile)).token;
    await server.api.call('POST /api/member/user/logout', undefined, { token });
    await server.api.call('POST /api/member/user/logout', undefined, { token });
    await server.api.call('POST /api/member/user/logout', undefined);
    assert.deepEqual(await server.api.expectError(CURRENT_USER, undefined, { token }), { error: 'UNAUTHORIZED' });
    await server.api.call(CURRENT_USER, undefined, { token: other });
  });
});
