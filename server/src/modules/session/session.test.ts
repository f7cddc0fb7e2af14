import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { deviceOf } from './device';
import { endOtherSessions, endSession, listSessions } from './session.service';

const current = 'GET /api/member/user/current';

describe('device of a session', () => {
  const agents: [string, ReturnType<typeof deviceOf>][] = [
    ['', { client: 'h5', browser: '', system: '' }],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49 MiniProgramEnv/iOS',
      { client: 'miniProgram', browser: 'WeChat', system: 'iOS' }
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; V2) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 XiangshiApp/3.2.0',
      { client: 'app', browser: 'Chrome', system: 'Android' }
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
      { client: 'h5', browser: 'Edge', system: 'Windows' }
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
      { client: 'h5', browser: 'Safari', system: 'macOS' }
    ]
  ];
  for (const [agent, device] of agents) {
    it(`is ${device.browser || 'unknown'} on ${device.system || 'an unknown system'}`, () => {
      assert.deepEqual(deviceOf(agent), device);
    });
  }
});

describe('sessions of a user', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const idOf = async (token: string) => (await server.api.call(current, undefined, { token })).id;
  const isLive = async (token: string) =>
    (await server.deps.db.selectFrom('user_session').select('id').execute()).length > 0 &&
    (await server.app.findMember(token)) !== null;

  it('are listed without anything that grants access, this one marked', async () => {
    const mobile = '19900000001';
    const [old, token] = [await logIn(server, mobile), await logIn(server, mobile)];
    const stranger = await logIn(server);
    const sessions = await listSessions(server.db, await idOf(token), token, nowMs());
    assert.equal(sessions.length, 2);
    assert.equal(sessions.filter(({ isCurrent }) => isCurrent).length, 1);
    const text = JSON.stringify(sessions);
    for (const secret of [old, token, stranger]) assert.ok(!text.includes(secret));
  });

  it('can be ended one by one, by their user only', async () => {
    const mobile = '19900000002';
    const [other, token] = [await logIn(server, mobile), await logIn(server, mobile)];
    const stranger = await idOf(await logIn(server));
    const userId = await idOf(token);
    const id = (await listSessions(server.db, userId, token, nowMs())).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    assert.equal(await endSession(server.db, stranger, id), false);
    assert.equal(await isLive(other), true);
    assert.equal(await endSession(server.db, userId, id), true);
    assert.equal(await endSession(server.db, userId, id), false);
    assert.deepEqual([await isLive(other), await isLive(token)], [false, true]);
  });

  it('can be ended all but this one, and all', async () => {
    const mobile = '19900000003';
    const [other, token] = [await logIn(server, mobile), await logIn(server, mobile)];
    const stranger = await logIn(server);
    const userId = await idOf(token);
    assert.equal(await endOtherSessions(server.db, userId, token, nowMs()), 1);
    assert.deepEqual([await isLive(other), await isLive(token), await isLive(stranger)], [false, true, true]);
    assert.equal(await endOtherSessions(server.db, userId, undefined, nowMs()), 1);
    assert.equal(await isLive(token), false);
  });
});
