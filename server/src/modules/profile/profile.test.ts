import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

describe('current user', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp({ isSeeded: true });
  });
  after(() => server.close());

  it('needs a login', async () => {
    assert.deepEqual(await server.api.expectError('GET /api/member/user/current', undefined), {
      error: 'UNAUTHORIZED'
    });
  });

  it('includes company, verifications and counts', async () => {
    const qin = await logIn(server, '13800138000');
    const { id, ...user } = await server.api.call('GET /api/member/user/current', undefined, { token: qin });
    assert.equal(id, 'user-qin');
    assert.deepEqual(
      {
        ...user,
        companies: [],
        news: null,
        counts: {
          ...user.counts,
          followedLines: 0,
          favouriteNews: 0,
          favouriteListings: 0,
          dealsSold: 0,
          dealsBought: 0,
          cardVisitors: 0,
          holderEntries: 0
        }
      },
      {
        nickname: '覃秀兰',
        avatarUrl: null,
        mobile: '138****8000',
        inviteCode: 'GUIXIANG',
        hasPassword: true,
        verifications: ['person', 'company'],
        verificationStatus: 'settled',
        company: {
          id: 'company-guinan',
          name: '桂南香叶供应链（演示）',
          shortName: '桂南香叶供应链',
          role: 'owner',
          memberCount: 8,
          isVerified: true
        },
        companies: [],
        agreedVersion: user.agreedVersion,
        erasesAtMs: null,
        news: null,
        counts: {
          followedLines: 0,
          favouriteNews: 0,
          favouriteListings: 0,
          footprints: 0,
          invitedFriends: 31,
          dealsSold: 0,
          dealsBought: 0,
          cardVisitors: 0,
          holderEntries: 0
        }
      }
    );
  });

  it('includes the reviewer that a verification waits for', async () => {
    const standings = ['13800138000', '13800138001', '13800138002', '13800138003', '13800138004'].map(
      async (mobile) => {
        const token = await logIn(server, mobile);
        return (await server.api.call('GET /api/member/user/current', undefined, { token })).verificationStatus;
      }
    );
    assert.deepEqual(await Promise.all(standings), ['settled', 'toDo', 'toDo', 'settled', 'inReview']);
  });

  it('includes the number of followed lines', async () => {
    const person = await logIn(server);
    const { items } = await server.api.call('GET /api/front/market/lines', { limit: 3 });
    for (const { id } of items)
      await server.api.call('POST /api/front/market/follow', { lineId: id }, { token: person });
    const { counts } = await server.api.call('GET /api/member/user/current', undefined, { token: person });
    assert.deepEqual(counts, {
      followedLines: 3,
      favouriteNews: 0,
      favouriteListings: 0,
      footprints: 0,
      invitedFriends: 0,
      dealsSold: 0,
      dealsBought: 0,
      cardVisitors: 0,
      holderEntries: 0
    });
  });
});
