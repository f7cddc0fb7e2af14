import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { NotificationQuery } from '@contract/message';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { newPersonWithNotifications, notificationsOf, unreadCount } from '../../testing/notifications';
import { type TestApp, testApp } from '../../testing/testApp';
import { notify, purgeNotifications } from './message.service';

describe('message centre', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const list = (token: string, input: NotificationQuery = {}) => notificationsOf(server, token, input);
  const unread = (token?: string) => unreadCount(server, token);
  const setRead = (token: string, id: string) =>
    server.api.call('POST /api/front/message/setRead/{id}', undefined, { token, params: { id } });

  const personWith = (times: number[]) => newPersonWithNotifications(server, times);

  it('rejects a visitor', async () => {
    for (const name of ['POST /api/front/message/myMsgList', 'POST /api/front/message/setAllRead'] as const) {
      assert.equal((await server.api.expectError(name, {})).error, 'UNAUTHORIZED');
    }
    const params = { id: 'user-qin-notice-1' };
    const refusal = await server.api.expectError('POST /api/front/message/setRead/{id}', undefined, { params });
    assert.equal(refusal.error, 'UNAUTHORIZED');
    assert.equal(await unread(), 0);
  });

  it('rejects an unencrypted request for the list', async () => {
    const token = await logIn(server);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/front/message/myMsgList',
      payload: {},
      headers: { authorization: `Bearer ${token}` }
    });
    assert.equal(response.json<{ code: number }>().code, 55000);
  });

  it('rejects a foreign cursor', async () => {
    const token = await logIn(server);
    const refusal = await server.api.expectError('POST /api/front/message/myMsgList', { cursor: 'garbage' }, { token });
    assert.deepEqual(refusal, { error: 'VALIDATION', fields: { cursor: 'format' } });
  });

  it("does not mark another user's notification, with the same error as for an unknown one", async () => {
    const owner = await personWith([1]);
    const stranger = await logIn(server);
    for (const id of [owner.ids[0] ?? '', 'no-such-notification', "x' or '1'='1"]) {
      const refusal = await server.api.expectError('POST /api/front/message/setRead/{id}', undefined, {
        token: stranger,
        params: { id }
      });
      assert.equal(refusal.error, 'NOT_FOUND');
    }
    assert.equal(await unread(owner.token), 1);
  });

  it('is empty for a new user', async () => {
    assert.deepEqual(await list(await logIn(server)), { items: [], nextCursor: null });
  });

  it('returns all notifications in pages, newest first, each once', async () => {
    const { token, ids } = await personWith([10, 20, 20, 30, 40]);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const window: Awaited<ReturnType<typeof list>> = await list(token, { limit: 2, ...(cursor && { cursor }) });
      seen.push(...window.items.map(({ id }) => id));
      cursor = window.nextCursor;
    } while (cursor !== null);
    assert.deepEqual([...seen].sort(), [...ids].sort());
    assert.equal(seen[0], ids[4]);
    assert.equal(seen[4], ids[0]);
  });

  it('counts one less after a notification was read, also when it was read twice', async () => {
    const { token, ids } = await personWith([1, 2]);
    await setRead(token, ids[0] ?? '');
    await setRead(token, ids[0] ?? '');
    assert.equal(await unread(token), 1);
    assert.deepEqual(
      (await list(token)).items.map(({ isRead }) => isRead),
      [false, true]
    );
  });

  it('marks all of one user and of no one else', async () => {
    const [one, other] = [await personWith([1, 2]), await personWith([1])];
    await server.api.call('POST /api/front/message/setAllRead', {}, { token: one.token });
    assert.equal(await unread(one.token), 0);
    assert.equal(await unread(other.token), 1);
  });

  it('keeps notifications for 180 days', async () => {
    const now = Date.now();
    const days = (count: number) => now - count * DAY_MS;
    const { token } = await personWith([days(181), days(179)]);
    await purgeNotifications(server.db, now);
    assert.equal((await list(token)).items.length, 1);
  });

  it('has notifications with working links for each demo user', async () => {
    const token = await logIn(server, '13800138000');
    const { items } = await list(token);
    assert.ok(items.length >= 5);
    assert.deepEqual(items[0]?.jump, {
      type: 'jumpMini',
      route: 'market.info',
      params: { lineId: 'star-anise.dahong.yulin' }
    });
    assert.equal(await unread(token), items.filter(({ isRead }) => !isRead).length);
    const buyer = await logIn(server, '13800138004');
    for (const { jump } of [...items, ...(await list(buyer)).items]) {
      if (jump?.type === 'purchaseLink') {
        await server.api.call('GET /api/front/purchase/detail', { id: jump.id ?? '' }, { token });
      }
      if (jump?.type === 'jumpMini' && jump.route === 'supply.info') {
        await server.api.call('GET /api/front/supply/detail', { id: jump.params?.['id'] ?? '' });
      }
    }
  });

  it('shortens quoted texts above 200 characters, also inside parameters', async () => {
    const token = await logIn(server);
    const { id: userId } = await server.api.call('GET /api/member/user/current', undefined, { token });
    const preview = (length: number) => ({ type: 'text', text: '𠮷'.repeat(length) }) as const;
    const send = async (length: number) => {
      const params = { about: 'supply', sender: '黎建国', title: '八角', preview: preview(length) } as const;
      const notification = { userId, kind: 'quote', content: { event: 'inquiry.asked', params }, jump: null } as const;
      await server.db.transaction().execute((tx) => notify(tx, [notification], server.deps.now().getTime()));
      server.advance(1);
      return (await list(token)).items[0]?.content.params;
    };
    assert.deepEqual(await send(200), { about: 'supply', sender: '黎建国', title: '八角', preview: preview(200) });
    const shortened = { type: 'text', text: `${'𠮷'.repeat(199)}…` };
    assert.deepEqual(await send(201), { about: 'supply', sender: '黎建国', title: '八角', preview: shortened });
  });
});
