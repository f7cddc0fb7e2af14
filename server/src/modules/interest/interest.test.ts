import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

const list = 'GET /api/front/interest/list';
const set = 'POST /api/front/interest/set';
const follow = 'POST /api/front/market/follow';
const cumin = 'cumin.jingxuan.yulin';
const anise = 'star-anise.dahong.yulin';

describe('interests', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const names = async (token: string) => (await server.api.call(list, undefined, { token })).map(({ name }) => name);

  it('are accessible to their user only', async () => {
    assert.equal((await server.api.expectError(list, undefined)).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(set, { varietyId: 'cumin', on: false })).error, 'UNAUTHORIZED');
  });

  it('reject varieties that are not of the market', async () => {
    const token = await logIn(server);
    for (const on of [true, false]) {
      assert.equal((await server.api.expectError(set, { varietyId: 'gold', on }, { token })).error, 'NOT_FOUND');
    }
    assert.equal((await server.api.expectError(set, { varietyId: 'cumin' }, { token })).error, 'VALIDATION');
  });

  it('are the varieties that a user follows, the latest first', async () => {
    const token = await logIn(server);
    assert.deepEqual(await names(token), []);
    await server.api.call(follow, { lineId: cumin }, { token });
    server.advance(1);
    await server.api.call(follow, { lineId: anise }, { token });
    assert.deepEqual(await names(token), ['八角', '孜然']);
  });

  it('can be removed and restored without unfollowing anything', async () => {
    const token = await logIn(server);
    await server.api.call(follow, { lineId: cumin }, { token });
    server.advance(1);
    await server.api.call(set, { varietyId: 'cumin', on: false }, { token });
    await server.api.call(set, { varietyId: 'cumin', on: false }, { token });
    assert.deepEqual(await names(token), []);
    const line = await server.api.call('GET /api/front/market/line', { lineId: cumin }, { token });
    assert.equal(line.line.isFollowed, true);
    await server.api.call(set, { varietyId: 'cumin', on: true }, { token });
    await server.api.call(set, { varietyId: 'cumin', on: true }, { token });
    assert.deepEqual(await names(token), ['孜然']);
  });

  it('can be added without following anything, and removed again', async () => {
    const token = await logIn(server);
    await server.api.call(follow, { lineId: anise }, { token });
    server.advance(1);
    await server.api.call(set, { varietyId: 'cumin', on: true }, { token });
    await server.api.call(set, { varietyId: 'cumin', on: true }, { token });
    assert.deepEqual(await names(token), ['孜然', '八角']);
    const line = await server.api.call('GET /api/front/market/line', { lineId: cumin }, { token });
    assert.equal(line.line.isFollowed, false);
    const { supplies } = await server.api.call('GET /api/front/home/listings', { personalised: true }, { token });
    assert.ok(['cumin', 'star-anise'].includes(supplies[0]?.varietyId ?? ''));
    await server.api.call(set, { varietyId: 'cumin', on: false }, { token });
    assert.deepEqual(await names(token), ['八角']);
  });

  it('are restored when a line of the variety is followed again', async () => {
    const token = await logIn(server);
    await server.api.call(follow, { lineId: cumin }, { token });
    server.advance(1);
    await server.api.call(set, { varietyId: 'cumin', on: false }, { token });
    await server.api.call('DELETE /api/front/market/follow', { lineId: cumin }, { token });
    server.advance(1);
    await server.api.call(follow, { lineId: cumin }, { token });
    assert.deepEqual(await names(token), ['孜然']);
  });

  it('[compliance 6] rank the news and listings of the home, until they are removed or recommendation is switched off', async () => {
    const token = await logIn(server);
    const read = async (personalised: boolean, asToken?: string) => {
      const options = asToken === undefined ? {} : { token: asToken };
      const news = await server.api.call('GET /api/front/news/list', { personalised }, options);
      const goods = await server.api.call('GET /api/front/home/listings', { personalised }, options);
      return {
        news: news.items.map(({ id }) => id),
        supplies: goods.supplies.map(({ id }) => id),
        varieties: goods.supplies.map(({ varietyId }) => varietyId)
      };
    };
    const byTime = await read(true);
    await server.api.call(follow, { lineId: cumin }, { token });
    server.advance(1);

    const byInterest = await read(true, token);
    assert.equal(byInterest.varieties[0], 'cumin');
    assert.notDeepEqual(byInterest.news, byTime.news);
    assert.deepEqual(await read(false, token), byTime);

    await server.api.call(set, { varietyId: 'cumin', on: false }, { token });
    assert.deepEqual(await read(true, token), byTime);
  });

  it("leave the home's listings newest first for a visitor", async () => {
    const home = await server.api.call('GET /api/front/home/listings', {});
    const supplies = await server.api.call('GET /api/front/supply/list', { limit: 4, sort: 'newest' });
    const purchases = await server.api.call('GET /api/front/purchase/list', { limit: 4, sort: 'newest' });
    assert.deepEqual(
      home.supplies.map(({ id }) => id),
      supplies.items.map(({ id }) => id)
    );
    assert.deepEqual(
      home.purchases.map(({ id }) => id),
      purchases.items.map(({ id }) => id)
    );
  });
});
