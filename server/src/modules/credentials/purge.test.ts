import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { logIn, newMobile } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeRateLimits } from '../rateLimit/rateLimit.service';
import { purgeSessions } from '../session/session.service';
import { purgeCredentials } from './purge.service';

/** Tables whose rows expire within minutes. */
const shortLivedTables = ['captcha', 'reset_ticket', 'wechat_ticket'] as const;

describe('purge of credentials', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  async function counts(): Promise<number[]> {
    const tables = ['user_session', 'sms_code', 'password_guard', 'rate_window', ...shortLivedTables] as const;
    return Promise.all(tables.map(async (table) => (await server.db.selectFrom(table).selectAll().execute()).length));
  }

  async function purgeAll(nowMs: number): Promise<void> {
    for (const purge of [purgeSessions, purgeCredentials, purgeRateLimits]) await purge(server.db, nowMs);
  }

  it('keeps valid credentials, and deletes expired ones', async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    await server.api.call('POST /api/member/user/captcha', undefined);
    await server.api.call('POST /api/member/user/loginByVX', {
      source: 'miniProgram',
      code: 'x.1',
      agreedVersion: '1'
    });
    const { demoCode = '' } = await server.api.call('POST /api/member/user/sendMsgCode', { mobile, purpose: 'reset' });
    await server.api.call('POST /api/member/user/checkResetCode', { mobile, code: demoCode });
    await server.api.expectError('POST /api/member/user/login', { account: newMobile(), password: 'wrong' });
    const now = server.deps.now().getTime();
    await purgeAll(now);
    // One code per purpose; the wrong password counts for the account, the device and the IP address.
    assert.deepEqual(await counts(), [1, 2, 3, 2, 1, 1, 1]);
    await purgeAll(now + 2 * DAY_MS);
    assert.deepEqual(await counts(), [1, 0, 0, 0, 0, 0, 0]);
    await server.api.call('GET /api/member/user/current', undefined, { token });
    await purgeAll(now + 31 * DAY_MS);
    assert.deepEqual(await counts(), [0, 0, 0, 0, 0, 0, 0]);
  });
});
