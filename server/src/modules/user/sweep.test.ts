import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn, newMobile } from '../../testing/logIn';
import { testApp, type TestApp } from '../../testing/testApp';
import { sweepExpired } from './sweep.service';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('sweeping', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  async function counts(): Promise<number[]> {
    const tables = ['user_session', 'sms_code', 'password_guard', 'rate_window'] as const;
    return Promise.all(tables.map(async (table) => (await server.db.selectFrom(table).selectAll().execute()).length));
  }

  it('leaves what still guards or opens something, and removes it when its time is over', async () => {
    const token = await logIn(server);
    await server.api.refusal('POST /api/member/user/login', { account: newMobile(), password: 'wrong' });
    const now = server.deps.now().getTime();
    await sweepExpired(server.db, now);
    assert.deepEqual(await counts(), [1, 1, 1, 1]);
    await sweepExpired(server.db, now + 2 * DAY_MS);
    assert.deepEqual(await counts(), [1, 0, 0, 0]);
    await server.api.call('GET /api/member/user/current', undefined, { token });
    await sweepExpired(server.db, now + 31 * DAY_MS);
    assert.deepEqual(await counts(), [0, 0, 0, 0]);
  });
});
