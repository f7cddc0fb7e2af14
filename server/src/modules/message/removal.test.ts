import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { newPersonWithNotifications, notificationsOf, unreadCount } from '../../testing/notifications';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeNotifications } from './message.service';

describe('removed notification', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const unread = (token: string) => unreadCount(server, token);
  const personWith = (times: number[]) => newPersonWithNotifications(server, times);
  const remove = (token: string, id = '') =>
    server.api.call('POST /api/front/message/remove/{id}', undefined, { token, params: { id } });
  const restore = (token: string, id = '') =>
    server.api.call('POST /api/front/message/restore/{id}', undefined, { token, params: { id } });
  const refuseRestore = (token: string, id = '') =>
    server.api.expectError('POST /api/front/message/restore/{id}', undefined, { token, params: { id } });
  const ids = async (token: string) => (await notificationsOf(server, token)).items.map(({ id }) => id);

  it('is removed and restored by its owner only', async () => {
    const owner = await personWith([1, 2]);
    const [first, second] = owner.ids;
    const stranger = await logIn(server);
    await remove(stranger, first);
    assert.deepEqual(await ids(owner.token), [second, first]);
    await remove(owner.token, first);
    await remove(owner.token, first);
    for (const id of [first, 'no-such-notification']) {
      assert.equal((await refuseRestore(stranger, id)).error, 'NOT_FOUND');
    }
    assert.deepEqual(await ids(owner.token), [second]);
  });

  it('is neither counted nor marked, nor exported', async () => {
    const { token, ids: own } = await personWith([1, 2]);
    await remove(token, own[0]);
    assert.equal(await unread(token), 1);
    const refusal = await server.api.expectError('POST /api/front/message/setRead/{id}', undefined, {
      token,
      params: { id: own[0] ?? '' }
    });
    assert.equal(refusal.error, 'NOT_FOUND');
    const { kinds } = await server.api.call('GET /api/front/message/overview', undefined, { token });
    assert.deepEqual(kinds, [{ kind: 'system', total: 1, unread: 1, isMuted: false }]);
  });

  it('can be restored unchanged for ten minutes, however often that is requested', async () => {
    const nowMs = server.deps.now().getTime();
    const { token, ids: own } = await personWith([nowMs - 2, nowMs - 1]);
    await remove(token, own[0]);
    await restore(token, own[0]);
    await restore(token, own[0]);
    assert.deepEqual(await ids(token), [own[1], own[0]]);
    assert.equal(await unread(token), 2);
    await remove(token, own[0]);
    server.advance(10 * MINUTE_MS - 1);
    await remove(token, own[0]);
    server.advance(1);
    assert.equal((await refuseRestore(token, own[0])).error, 'NOT_FOUND', 'a second removal makes it no later');
    server.advance(1);
    await purgeNotifications(server.db, server.deps.now().getTime());
    const kept = await server.db
      .selectFrom('notification')
      .select('id')
      .where('id', 'in', [...own])
      .execute();
    assert.deepEqual(kept, [{ id: own[1] }], 'then it is deleted');
  });
});
