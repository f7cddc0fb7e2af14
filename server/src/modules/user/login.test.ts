import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { demoPassword } from '../../../seed/cast';
import { newMobile } from '../../testing/logIn';
import { testApp, type TestApp } from '../../testing/testApp';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const byPassword = 'POST /api/member/user/login';
const current = 'GET /api/member/user/current';
const qin = '13800138000';

describe('logging in', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  async function byCode(mobile: string, inviteCode?: string) {
    const { demoCode = '' } = await server.api.call('POST /api/member/user/sendMsgCode', { mobile });
    return server.api.call('POST /api/member/user/loginByMsg', {
      mobile,
      code: demoCode,
      agreedVersion: '1',
      ...(inviteCode !== undefined && { inviteCode })
    });
  }

  it('with a password is refused alike for a wrong one, an unknown account and one without a password', async () => {
    const noPassword = newMobile();
    await byCode(noPassword);
    for (const account of [qin, newMobile(), noPassword, "' or 1=1 --", '不存在']) {
      const refusal = await server.api.refusal(byPassword, { account, password: 'wrong' });
      assert.deepEqual(refusal, { error: 'PASSWORD_WRONG' });
    }
  });

  it('with a password is locked ever longer after four wrong ones, for the right one too', async () => {
    const account = '13800138004';
    const attempt = (password: string) => server.api.refusal(byPassword, { account, password });
    for (let tries = 0; tries < 5; tries += 1) assert.equal((await attempt('wrong')).error, 'PASSWORD_WRONG');
    assert.deepEqual(await attempt(demoPassword), { error: 'LOCKED', retryAfterSec: 60 });
    server.advance(MINUTE_MS);
    assert.equal((await attempt('wrong')).error, 'PASSWORD_WRONG');
    const { error, retryAfterSec = 0 } = await attempt('wrong');
    assert.equal(error, 'LOCKED');
    assert.ok(retryAfterSec > 115 && retryAfterSec <= 120);
    server.advance(2 * MINUTE_MS);
    await server.api.call(byPassword, { account, password: demoPassword });
    assert.equal((await attempt('wrong')).error, 'PASSWORD_WRONG');
  });

  it('with a password counts parallel guesses one by one', async () => {
    const guesses = Array.from({ length: 10 }, () =>
      server.api.refusal(byPassword, { account: '13800138001', password: 'wrong' })
    );
    const refusals = await Promise.all(guesses);
    assert.equal(refusals.filter(({ error }) => error === 'PASSWORD_WRONG').length, 5);
  });

  it('is limited for one address over all accounts', async () => {
    const from = '198.51.100.9';
    for (let tries = 0; tries < 100; tries += 1) {
      await server.api.refusal(byPassword, { account: `nobody${tries}`, password: 'wrong' }, { from });
    }
    const { error } = await server.api.refusal(byPassword, { account: qin, password: demoPassword }, { from });
    assert.equal(error, 'RATE_LIMITED');
  });

  it('with a password opens a session that is not new', async () => {
    const { token, isNew } = await server.api.call(byPassword, { account: qin, password: demoPassword });
    assert.equal(isNew, false);
    assert.equal((await server.api.call(current, undefined, { token })).nickname, '覃秀兰');
  });

  it('with a code creates the account at the first time only', async () => {
    const mobile = newMobile();
    const first = await byCode(mobile);
    server.advance(MINUTE_MS);
    const second = await byCode(mobile);
    assert.deepEqual([first.isNew, second.isNew], [true, false]);
    const [one, two] = await Promise.all(
      [first, second].map(({ token }) => server.api.call(current, undefined, { token }))
    );
    assert.equal(one?.id, two?.id);
    assert.equal(one?.mobile, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    assert.match(one?.inviteCode ?? '', /^[2-9A-HJKMNP-Z]{8}$/);
  });

  it('binds who invited the person, and goes on when that is impossible', async () => {
    const { token } = await server.api.call(byPassword, { account: qin, password: demoPassword });
    const friends = async () => (await server.api.call(current, undefined, { token })).counts.invitedFriends;
    const before = await friends();
    assert.equal((await byCode(newMobile(), 'guixiang')).isNew, true);
    assert.equal(await friends(), before + 1);
    assert.equal((await byCode(newMobile(), 'NOBODY00')).isNew, true);
    assert.equal(await friends(), before + 1);
  });

  it('keeps the digest of the token only', async () => {
    const { token } = await byCode(newMobile());
    assert.match(token, /^[\w-]{43}$/);
    const rows = await server.db.selectFrom('user_session').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes(token));
  });

  it('lasts thirty days without use and as long as it is used', async () => {
    const used = (await byCode(newMobile())).token;
    const idle = (await byCode(newMobile())).token;
    server.advance(29 * DAY_MS);
    await server.api.call(current, undefined, { token: used });
    server.advance(DAY_MS);
    assert.deepEqual(await server.api.refusal(current, undefined, { token: idle }), { error: 'UNAUTHORIZED' });
    server.advance(28 * DAY_MS);
    await server.api.call(current, undefined, { token: used });
  });

  it('writes the use of a session down once an hour at most', async () => {
    const { token, expiresAtMs } = await byCode(newMobile());
    const expiry = async () => {
      await server.api.call(current, undefined, { token });
      const rows = await server.db.selectFrom('user_session').select('expires_at_ms').execute();
      return Math.max(...rows.map((row) => row.expires_at_ms));
    };
    server.advance(59 * MINUTE_MS);
    assert.equal(await expiry(), expiresAtMs);
    server.advance(MINUTE_MS);
    assert.ok((await expiry()) > expiresAtMs);
  });

  it('ends with logout, for this session alone, and a second logout is fine', async () => {
    const mobile = newMobile();
    const { token } = await byCode(mobile);
    server.advance(MINUTE_MS);
    const other = (await byCode(mobile)).token;
    await server.api.call('POST /api/member/user/logout', undefined, { token });
    await server.api.call('POST /api/member/user/logout', undefined, { token });
    await server.api.call('POST /api/member/user/logout', undefined);
    assert.deepEqual(await server.api.refusal(current, undefined, { token }), { error: 'UNAUTHORIZED' });
    await server.api.call(current, undefined, { token: other });
  });
});
