import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { NotificationKind, NotificationQuery } from '@contract/message';
import { newPersonWithNotifications, notificationsOf, unreadCount } from '../../testing/notifications';
import { type TestApp, testApp } from '../../testing/testApp';

describe('notifications by kind', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const list = (token: string, input: NotificationQuery = {}) => notificationsOf(server, token, input);
  const unread = (token: string) => unreadCount(server, token);
  const personWith = (times: number[], kinds?: NotificationKind[]) => newPersonWithNotifications(server, times, kinds);
  const overview = (token: string) => server.api.call('GET /api/front/message/overview', undefined, { token });
  const mute = (token: string, kind: NotificationKind, isMuted: boolean) =>
    server.api.call('POST /api/front/message/mute', { kind, isMuted }, { token });

  it('reject a visitor, an unknown kind, and muting account notifications', async () => {
    assert.equal((await server.api.expectError('GET /api/front/message/overview', undefined)).error, 'UNAUTHORIZED');
    const { token } = await personWith([]);
    const wrong = { kind: 'gossip' as NotificationKind };
    assert.equal(
      (await server.api.expectError('POST /api/front/message/myMsgList', wrong, { token })).error,
      'VALIDATION'
    );
    const system = { kind: 'system' as const, isMuted: true };
    assert.deepEqual(await server.api.expectError('POST /api/front/message/mute', system, { token }), {
      error: 'VALIDATION',
      fields: { kind: 'enum' }
    });
  });

  it('lists, counts and marks one kind without affecting others', async () => {
    const { token } = await personWith([1, 2], ['team', 'team', 'invite']);
    assert.deepEqual((await overview(token)).kinds, [
      { kind: 'team', total: 2, unread: 2, isMuted: false },
      { kind: 'invite', total: 1, unread: 1, isMuted: false }
    ]);
    assert.equal((await list(token, { kind: 'team' })).items.length, 2);
    await server.api.call('POST /api/front/message/setAllRead', { kind: 'team' }, { token });
    assert.deepEqual(
      (await overview(token)).kinds.map(({ unread: count }) => count),
      [0, 1]
    );
    assert.equal(await unread(token), 1);
  });

  it('does not count a muted kind, and counts it after unmuting', async () => {
    const { token } = await personWith([], ['team', 'invite']);
    await mute(token, 'team', true);
    await mute(token, 'team', true);
    assert.equal(await unread(token), 1);
    assert.deepEqual((await overview(token)).mutedKinds, ['team']);
    assert.equal((await list(token)).items.length, 2);
    await mute(token, 'team', false);
    assert.equal(await unread(token), 2);
  });

  it('counts nothing for a user who switched reminders off, and keeps everything in the list', async () => {
    const { token } = await personWith([1, 2]);
    const remind = (messageNotify: boolean) =>
      server.api.call('POST /api/member/account/preferences', { messageNotify }, { token });
    await remind(false);
    assert.equal(await unread(token), 0);
    assert.equal((await list(token)).items.length, 2);
    await remind(true);
    assert.equal(await unread(token), 2);
  });
});
