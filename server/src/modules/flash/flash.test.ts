import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Flash } from '@contract/flash';
import { testApp, type TestApp } from '../../testing/testApp';

const list = 'GET /api/front/flash/list';

describe('quick news', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('refuses a broken cursor and a limit out of bounds', async () => {
    for (const query of [{ cursor: 'x' }, { cursor: Buffer.from('[-1,"a"]').toString('base64url') }, { limit: 0 }]) {
      assert.equal((await server.api.refusal(list, query)).error, 'VALIDATION');
    }
  });

  it('comes newest first, every flash once, nothing from the future', async () => {
    const soon = Date.now() + 3_600_000;
    await server.db
      .insertInto('flash')
      .values({
        id: 'soon',
        title: '预告',
        content: '',
        importance: 1,
        variety_ids: [],
        source: '',
        published_at_ms: soon
      })
      .execute();
    const flashes: Flash[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: Flash[]; nextCursor: string | null } = await server.api.call(list, {
        limit: 13,
        ...(cursor === null ? {} : { cursor })
      });
      flashes.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    assert(flashes.length >= 60);
    assert.equal(new Set(flashes.map((flash) => flash.id)).size, flashes.length);
    const times = flashes.map((flash) => flash.publishedAtMs);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a)
    );
    assert(!flashes.some((flash) => flash.id === 'soon'));
    server.advance(3_700_000);
    assert.equal((await server.api.call(list, { limit: 1 })).items[0]?.id, 'soon');
  });

  it('has the same price as the price list where it speaks of the newest day', async () => {
    const { items } = await server.api.call(list, { limit: 50 });
    const { line } = await server.api.call('GET /api/front/market/line', { lineId: 'tsaoko.xuan.yulin' });
    const mover = items.find((flash) => flash.title.startsWith('草果 选货涨 3.13%'));
    assert(mover?.title.endsWith(`报 ${((line.midFen ?? 0) / 100).toFixed(2)} 元`));
    assert.equal(line.changeBp, 313);
  });
});
