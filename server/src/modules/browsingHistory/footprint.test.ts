import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Visit } from '@contract/footprint';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeFootprintsJob } from './footprint.jobs';

const lineId = 'star-anise.dahong.yulin';

describe('browsing history', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const list = (token: string, input: { cursor?: string; limit?: number } = {}) =>
    server.api.call('GET /api/member/footprint/list', input, { token });
  const view = (token?: string) =>
    server.api.call('GET /api/front/market/line', { lineId }, token === undefined ? {} : { token });

  it('is not available to visitors, and records nothing of them', async () => {
    assert.equal((await server.api.expectError('GET /api/member/footprint/list', {})).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError('POST /api/member/footprint/clear', undefined)).error, 'UNAUTHORIZED');
    await view();
    const rows = await server.db.selectFrom('footprint').selectAll().execute();
    assert.deepEqual(rows, []);
  });

  it('rejects a foreign cursor', async () => {
    const token = await logIn(server);
    const refusal = await server.api.expectError('GET /api/member/footprint/list', { cursor: 'x' }, { token });
    assert.deepEqual(refusal, { error: 'VALIDATION', fields: { cursor: 'format' } });
  });

  it('contains a line, an article and a flash once each, the latest first, with their links', async () => {
    const token = await logIn(server);
    const { items: articles } = await server.api.call('GET /api/front/news/list', {});
    const { items: flashes } = await server.api.call('GET /api/front/flash/list', {});
    const [article, flash] = [articles[0], flashes[0]];
    assert.ok(article && flash);
    await view(token);
    server.advance(1);
    await server.api.call('GET /api/front/news/detail', { id: article.id }, { token });
    server.advance(1);
    await server.api.call('GET /api/front/flash/detail', { id: flash.id }, { token });
    server.advance(1);
    await view(token);
    const { items } = await list(token);
    assert.deepEqual(
      items.map(({ kind, title }) => [kind, title]),
      [
        ['line', '八角 大红 玉林'],
        ['flash', flash.title],
        ['news', article.title]
      ]
    );
    assert.deepEqual(items[0]?.jump, { type: 'jumpMini', route: 'market.info', params: { lineId } });
    const { counts } = await server.api.call('GET /api/member/user/current', undefined, { token });
    assert.equal(counts.footprints, 3);
  });

  describe('guest history', () => {
    const bring = 'POST /api/member/footprint/bring';
    const visit = (changes: Partial<Visit> = {}): Visit => ({
      kind: 'line',
      targetId: lineId,
      title: '八角 大红 玉林',
      seenAtMs: server.deps.now().getTime() - 1000,
      ...changes
    });

    it('needs a login, and is limited in number and shape', async () => {
      assert.equal((await server.api.expectError(bring, { visits: [visit()] })).error, 'UNAUTHORIZED');
      const token = await logIn(server);
      const tooMany = Array.from({ length: 31 }, (_, index) => visit({ targetId: `t-${index}` }));
      for (const visits of [[], tooMany, [visit({ title: '八'.repeat(121) })], [visit({ targetId: '' })]]) {
        assert.equal((await server.api.expectError(bring, { visits }, { token })).error, 'VALIDATION');
      }
      assert.deepEqual((await list(token)).items, []);
    });

    it('is added once, never later than now and not older than 90 days', async () => {
      const token = await logIn(server);
      const nowMs = server.deps.now().getTime();
      const visits = [
        visit({ seenAtMs: nowMs - 1000 }),
        visit({ seenAtMs: nowMs - 5000 }),
        visit({ kind: 'news', targetId: 'n-1', title: '新闻', seenAtMs: nowMs + DAY_MS }),
        visit({ kind: 'supply', targetId: 's-1', seenAtMs: nowMs - 90 * DAY_MS })
      ];
      await server.api.call(bring, { visits }, { token });
      await server.api.call(bring, { visits }, { token });
      const { items } = await list(token);
      assert.deepEqual(
        items.map(({ id }) => id),
        ['news:n-1', `line:${lineId}`]
      );
      const [ahead, seen] = items.map(({ seenAtMs }) => seenAtMs);
      assert.equal(seen, nowMs - 1000);
      assert.ok(ahead !== undefined && ahead >= nowMs && ahead <= server.deps.now().getTime(), String(ahead));
    });

    it('does not overwrite newer entries', async () => {
      const token = await logIn(server);
      await view(token);
      const [before] = (await list(token)).items;
      await server.api.call(bring, { visits: [visit({ title: '别的', seenAtMs: 1 })] }, { token });
      await server.api.call(bring, { visits: [visit({ title: '别的' })] }, { token });
      assert.deepEqual((await list(token)).items, [before]);
    });
  });

  it('is returned in pages', async () => {
    const token = await logIn(server);
    const { items: articles } = await server.api.call('GET /api/front/news/list', { limit: 5 });
    for (const { id } of articles) await server.api.call('GET /api/front/news/detail', { id }, { token });
    const first = await list(token, { limit: 3 });
    assert.ok(first.nextCursor);
    const second = await list(token, { limit: 3, cursor: first.nextCursor });
    const seen = [...first.items, ...second.items].map(({ id }) => id);
    assert.deepEqual([seen.length, new Set(seen).size, second.nextCursor], [5, 5, null]);
  });

  it('is purged after 90 days, and a second run changes nothing', async () => {
    const token = await logIn(server);
    const { id: userId } = await server.api.call('GET /api/member/user/current', undefined, { token });
    const nowMs = server.deps.now().getTime();
    const entries = [91, 89].map((days) => ({
      user_id: userId,
      kind: 'line' as const,
      target_id: `${days} days ago`,
      title: '八角 大红 玉林',
      seen_at_ms: nowMs - days * DAY_MS
    }));
    await server.db.insertInto('footprint').values(entries).execute();
    for (const run of ['first', 'second']) {
      await purgeFootprintsJob.run(server.deps, {}, nowMs);
      const left = server.db.selectFrom('footprint').where('user_id', '=', userId).select('target_id');
      assert.deepEqual(await left.execute(), [{ target_id: '89 days ago' }], run);
    }
  });

  it('is deleted when the member clears it, and after 90 days', async () => {
    const token = await logIn(server);
    await view(token);
    await server.api.call('POST /api/member/footprint/clear', undefined, { token });
    assert.deepEqual((await list(token)).items, []);
    // The session stays valid while it is used.
    await view(token);
    for (const days of [25, 25, 25, 16]) {
      server.advance(days * DAY_MS);
      await server.api.call('GET /api/member/user/current', undefined, { token });
    }
    assert.deepEqual((await list(token)).items, []);
  });
});
