import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { publishFlash, readAllFlashes, withdrawFlash } from '../../testing/flashes';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

describe('flash page', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('has prices, earlier flashes about its varieties, and its neighbours', async () => {
    for (const id of ['near-1', 'near-2', 'near-3']) {
      await publishFlash(server, id, { content: '烟桂与大通桂皮走货加快。' });
      server.advance(1_000);
    }
    const [newest, second, third] = await readAllFlashes(server);
    assert(newest && second && third);
    const detail = await server.api.call('GET /api/front/flash/detail', { id: second.id });
    assert.deepEqual(detail.flash, second);
    assert.deepEqual([detail.newer?.id, detail.older?.id], [newest.id, third.id]);
    assert.deepEqual(
      detail.lines.map((line) => line.id),
      second.lineIds
    );
    const earlier = (await readAllFlashes(server, { varietyId: 'cassia' })).filter((flash) =>
      flash.varietyIds.includes('cassia')
    );
    assert.deepEqual(
      detail.previous,
      earlier.slice(earlier.findIndex((flash) => flash.id === second.id) + 1).slice(0, 5)
    );
  });

  it('counts one like per member and none of visitors', async () => {
    const like = 'POST /api/front/flash/like';
    await publishFlash(server, 'withdrawn-1');
    await withdrawFlash(server, 'withdrawn-1');
    assert.equal((await server.api.expectError(like, { id: 'fresh-1', on: true })).error, 'UNAUTHORIZED');
    const token = await logIn(server);
    for (const id of ['no-such', 'withdrawn-1']) {
      assert.equal((await server.api.expectError(like, { id, on: true }, { token })).error, 'NOT_FOUND');
    }
    const set = (on: boolean) => server.api.call(like, { id: 'fresh-1', on }, { token });
    await Promise.all([set(true), set(true), set(true)]);
    assert.deepEqual(await set(true), { likes: 1 });
    const detail = await server.api.call('GET /api/front/flash/detail', { id: 'fresh-1' }, { token });
    assert.deepEqual([detail.likes, detail.isLiked], [1, true]);
    assert.equal((await server.api.call('GET /api/front/flash/detail', { id: 'fresh-1' })).isLiked, false);
    await Promise.all([set(false), set(false)]);
    assert.deepEqual(await set(false), { likes: 0 });
  });
});
