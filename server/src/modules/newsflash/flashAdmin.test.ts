import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FlashChange, PublishFlashBody } from '@contract/flash';
import { flashBody, liveCursorOf, publishFlash, readAllFlashes, withdrawFlash } from '../../testing/flashes';
import { flashChangesAfter } from '../../testing/live';
import { logIn } from '../../testing/logIn';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';

const list = 'GET /api/front/flash/list';
const publishCall = 'POST /api/operator/flash/publish';
const withdrawCall = 'POST /api/operator/flash/withdraw';
const operator = { token: OPERATOR_TOKEN };

describe('flash published by an operator', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('is accepted from operators only, and appears in chronological order', async () => {
    const token = await logIn(server);
    for (const options of [{}, { token }, { token: 'x'.repeat(30) }]) {
      assert.equal((await server.api.expectError(publishCall, flashBody('visitor-1'), options)).error, 'UNAUTHORIZED');
      assert.equal(
        (await server.api.expectError(withdrawCall, { id: 'fresh-1', reason: 'x' }, options)).error,
        'UNAUTHORIZED'
      );
    }
    const wrong: Partial<PublishFlashBody>[] = [
      { images: ['/uploads/no-such.png'] },
      { id: 'x' },
      { id: 'Ä'.repeat(8) },
      { title: ' \n ' },
      { title: '长'.repeat(200) },
      { title: 'zero\u0000byte' },
      { content: '长'.repeat(301) },
      { importance: 4 as 3 },
      { topic: 'gossip' as 'trade' },
      { varietyIds: ['moon-dust'] },
      { varietyIds: ['cassia', 'cassia'] },
      { lineIds: ['cassia.moon.yulin'] },
      { source: '' }
    ];
    for (const more of wrong) {
      const { error } = await server.api.expectError(publishCall, flashBody('wrong-one', more), operator);
      assert.equal(error, 'VALIDATION', JSON.stringify(more));
    }
    assert.equal((await server.api.expectError('GET /api/front/flash/detail', { id: 'wrong-one' })).error, 'NOT_FOUND');
  });

  it('names the price lines of its text, those given by the caller, or none', async () => {
    const named = await publishFlash(server, 'named-1', { title: '玉林烟桂走货加快', content: '' });
    assert.deepEqual(named.lineIds, ['cassia.yangui.yulin']);
    const given = await publishFlash(server, 'named-2', { lineIds: ['cassia.datong.yulin'] });
    assert.deepEqual(given.lineIds, ['cassia.datong.yulin']);
    const none = await publishFlash(server, 'named-3', { title: '口岸放行加快', content: '' });
    assert.deepEqual(none.lineIds, []);
  });

  it('is published once when the call is repeated, and never with another text under the same id', async () => {
    const cursor = await liveCursorOf(server);
    const [first, again] = await Promise.all([
      publishFlash(server, 'once-only-1'),
      publishFlash(server, 'once-only-1')
    ]);
    server.advance(1_000);
    assert.deepEqual(first, again);
    assert.deepEqual(await publishFlash(server, 'once-only-1'), first);
    const other = flashBody('once-only-1', { title: '别的' });
    assert.equal((await server.api.expectError(publishCall, other, operator)).error, 'CONFLICT');
    const received = await flashChangesAfter(server, cursor);
    assert.deepEqual(received.changes, [{ kind: 'published', flash: first }]);
    assert.deepEqual((await server.api.call(list, { limit: 1 })).items, [first]);
  });

  it('appears once in the changes after a cursor, also with parallel publications', async () => {
    let cursor = await liveCursorOf(server);
    const ids = Array.from({ length: 120 }, (_, index) => `many-${1000 + index}`);
    let isPublished = false;
    const publishing = Promise.all(ids.map((id) => publishFlash(server, id))).then(() => (isPublished = true));
    const received: FlashChange[] = [];
    for (let isLast = false; !isLast;) {
      const mayBeLast = isPublished;
      const page = await flashChangesAfter(server, cursor);
      received.push(...page.changes);
      cursor = page.cursor;
      isLast = mayBeLast && !page.hasMore;
    }
    await publishing;
    const receivedIds = received.map((change) => (change.kind === 'published' ? change.flash.id : change.id));
    assert.deepEqual(receivedIds.toSorted(), ids);
    assert.deepEqual((await flashChangesAfter(server, cursor)).changes, []);
  });

  it('disappears from every list when it is withdrawn, and shows the reason', async () => {
    await publishFlash(server, 'withdrawn-1');
    const cursor = await liveCursorOf(server);
    assert.equal(
      (await server.api.expectError(withdrawCall, { id: 'no-such', reason: 'x' }, operator)).error,
      'NOT_FOUND'
    );
    await withdrawFlash(server, 'withdrawn-1', '来源更正');
    await withdrawFlash(server, 'withdrawn-1', '另一个原因');
    assert(!(await readAllFlashes(server)).some((flash) => flash.id === 'withdrawn-1'));
    const detail = await server.api.call('GET /api/front/flash/detail', { id: 'withdrawn-1' });
    assert.deepEqual([detail.withdrawnReason, detail.flash.title, detail.flash.content], ['来源更正', '', '']);
    assert(detail.previous.length > 0);
    assert.deepEqual((await flashChangesAfter(server, cursor)).changes, [{ kind: 'withdrawn', id: 'withdrawn-1' }]);
    assert.equal((await server.api.expectError(publishCall, flashBody('withdrawn-1'), operator)).error, 'CONFLICT');
  });
});
