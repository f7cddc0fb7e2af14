import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { NotificationKind, NotificationQuery } from '@contract/message';
import { newId } from '../../database/id';
import { forgetNotifications } from './message.service';
import { logIn, newMobile } from '../../testing/logIn';
import { testApp, type TestApp } from '../../testing/testApp';

describe('the message centre', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const list = (token: string, input: NotificationQuery = {}) =>
    server.api.call('POST /api/front/message/myMsgList', input, { token });
  const unread = (token?: string) =>
    server.api.call('GET /api/front/message/getUnReadMsg', undefined, token === undefined ? {} : { token });
  const setRead = (token: string, id: string) =>
    server.api.call('POST /api/front/message/setRead/{id}', undefined, { token, params: { id } });

  /** A new person with notifications, the first one the oldest. */
  async function personWith(times: number[], kinds: NotificationKind[] = times.map(() => 'system')) {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    const { id: userId } = await server.db
      .selectFrom('user_account')
      .select('id')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    const rows = kinds.map((kind, index) => {
      const createdAtMs = times[index] ?? 1;
      return { id: newId(createdAtMs), kind, createdAtMs };
    });
    if (rows.length === 0) return { token, ids: [] };
    await server.db
      .insertInto('notification')
      .values(
        rows.map(({ id, kind, createdAtMs }) => ({
          id,
          user_id: userId,
          kind,
          title: 'title',
          body: 'body',
          jump: null,
          created_at_ms: createdAtMs,
          read_at_ms: null
        }))
      )
      .execute();
    return { token, ids: rows.map(({ id }) => id) };
  }

  it('refuses a visitor', async () => {
    for (const name of ['POST /api/front/message/myMsgList', 'POST /api/front/message/setAllRead'] as const) {
      assert.equal((await server.api.refusal(name, {})).error, 'UNAUTHORIZED');
    }
    const params = { id: 'user-qin-notice-1' };
    const refusal = await server.api.refusal('POST /api/front/message/setRead/{id}', undefined, { params });
    assert.equal(refusal.error, 'UNAUTHORIZED');
    assert.equal(await unread(), 0);
  });

  it('refuses a list that is asked for in plain text', async () => {
    const token = await logIn(server);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/front/message/myMsgList',
      payload: {},
      headers: { authorization: `Bearer ${token}` }
    });
    assert.equal(response.json<{ code: number }>().code, 55000);
  });

  it('refuses a cursor that is not its own', async () => {
    const token = await logIn(server);
    const refusal = await server.api.refusal('POST /api/front/message/myMsgList', { cursor: 'garbage' }, { token });
    assert.deepEqual(refusal, { error: 'VALIDATION', fields: { cursor: 'format' } });
  });

  it('does not mark what belongs to somebody else, and says the same as of one that does not exist', async () => {
    const owner = await personWith([1]);
    const stranger = await logIn(server);
    for (const id of [owner.ids[0] ?? '', 'no-such-notification', "x' or '1'='1"]) {
      const refusal = await server.api.refusal('POST /api/front/message/setRead/{id}', undefined, {
        token: stranger,
        params: { id }
      });
      assert.equal(refusal.error, 'NOT_FOUND');
    }
    assert.equal(await unread(owner.token), 1);
  });

  it('is empty for a new person', async () => {
    assert.deepEqual(await list(await logIn(server)), { items: [], nextCursor: null });
  });

  it('goes through all notifications in windows, newest first, each once', async () => {
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

  it('counts one less when one was read, also when it was read twice', async () => {
    const { token, ids } = await personWith([1, 2]);
    await setRead(token, ids[0] ?? '');
    await setRead(token, ids[0] ?? '');
    assert.equal(await unread(token), 1);
    assert.deepEqual(
      (await list(token)).items.map(({ isRead }) => isRead),
      [false, true]
    );
  });

  it('marks all of one person and nobody else', async () => {
    const [one, other] = [await personWith([1, 2]), await personWith([1])];
    await server.api.call('POST /api/front/message/setAllRead', {}, { token: one.token });
    assert.equal(await unread(one.token), 0);
    assert.equal(await unread(other.token), 1);
  });

  describe('by kind', () => {
    const overview = (token: string) => server.api.call('GET /api/front/message/overview', undefined, { token });
    const mute = (token: string, kind: NotificationKind, isMuted: boolean) =>
      server.api.call('POST /api/front/message/mute', { kind, isMuted }, { token });

    it('refuses a visitor, a kind that there is not, and to mute what is about the account', async () => {
      assert.equal((await server.api.refusal('GET /api/front/message/overview', undefined)).error, 'UNAUTHORIZED');
      const { token } = await personWith([]);
      const wrong = { kind: 'gossip' as NotificationKind };
      assert.equal(
        (await server.api.refusal('POST /api/front/message/myMsgList', wrong, { token })).error,
        'VALIDATION'
      );
      const system = { kind: 'system' as const, isMuted: true };
      assert.deepEqual(await server.api.refusal('POST /api/front/message/mute', system, { token }), {
        error: 'VALIDATION',
        fields: { kind: 'enum' }
      });
    });

    it('lists, counts and marks one kind and leaves the others', async () => {
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

    it('does not count a muted kind, and counts it again', async () => {
      const { token } = await personWith([], ['team', 'invite']);
      await mute(token, 'team', true);
      await mute(token, 'team', true);
      assert.equal(await unread(token), 1);
      assert.deepEqual((await overview(token)).mutedKinds, ['team']);
      assert.equal((await list(token)).items.length, 2);
      await mute(token, 'team', false);
      assert.equal(await unread(token), 2);
    });
  });

  it('reminds nobody who has switched reminders off, and keeps everything in the list', async () => {
    const { token } = await personWith([1, 2]);
    const remind = (messageNotify: boolean) =>
      server.api.call('POST /api/member/account/preferences', { messageNotify }, { token });
    await remind(false);
    assert.equal(await unread(token), 0);
    assert.equal((await list(token)).items.length, 2);
    await remind(true);
    assert.equal(await unread(token), 2);
  });

  describe('that loses a notification', () => {
    const MINUTE_MS = 60_000;
    const remove = (token: string, id = '') =>
      server.api.call('POST /api/front/message/remove/{id}', undefined, { token, params: { id } });
    const restore = (token: string, id = '') =>
      server.api.call('POST /api/front/message/restore/{id}', undefined, { token, params: { id } });
    const refuseRestore = (token: string, id = '') =>
      server.api.refusal('POST /api/front/message/restore/{id}', undefined, { token, params: { id } });
    const ids = async (token: string) => (await list(token)).items.map(({ id }) => id);

    it('loses it only to whom it belongs, and only they get it back', async () => {
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

    it('counts and marks it no more, nor tells it to whoever asks what is known', async () => {
      const { token, ids: own } = await personWith([1, 2]);
      await remove(token, own[0]);
      assert.equal(await unread(token), 1);
      const refusal = await server.api.refusal('POST /api/front/message/setRead/{id}', undefined, {
        token,
        params: { id: own[0] ?? '' }
      });
      assert.equal(refusal.error, 'NOT_FOUND');
      const { kinds } = await server.api.call('GET /api/front/message/overview', undefined, { token });
      assert.deepEqual(kinds, [{ kind: 'system', total: 1, unread: 1, isMuted: false }]);
    });

    it('gets it back as it was, for ten minutes, however often that is asked', async () => {
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
      await forgetNotifications(server.db, server.deps.now().getTime());
      const kept = await server.db
        .selectFrom('notification')
        .select('id')
        .where('id', 'in', [...own])
        .execute();
      assert.deepEqual(kept, [{ id: own[1] }], 'then it is deleted');
    });
  });

  it('keeps notifications for 180 days', async () => {
    const now = Date.now();
    const days = (count: number) => now - count * 24 * 3_600_000;
    const { token } = await personWith([days(181), days(179)]);
    await forgetNotifications(server.db, now);
    assert.equal((await list(token)).items.length, 1);
  });

  it('gives each demo person something to read that leads somewhere', async () => {
    const token = await logIn(server, '13800138000');
    const { items } = await list(token);
    assert.ok(items.length >= 5);
    assert.deepEqual(items[0]?.jump, {
      type: 'jumpMini',
      route: 'market.info',
      params: { lineId: 'star-anise.dahong.yulin' }
    });
    assert.equal(await unread(token), items.filter(({ isRead }) => !isRead).length);
  });
});
