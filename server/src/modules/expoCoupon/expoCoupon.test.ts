import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { logIn } from '../../testing/logIn';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { listCouponsCommand } from './expoCoupon.ops';

const list = 'POST /api/front/spiceExpo/getExpoCouponInfo';
const claim = 'POST /api/front/expo/claimCoupon';
const save = 'POST /api/operator/expo/saveCoupon';
const operator = { token: OPERATOR_TOKEN };

describe('coupons of an expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const couponOf = async (id: string, token?: string) =>
    (await server.api.call(list, {}, { token })).items.find((coupon) => coupon.id === id)!;

  const saveSmall = async (id: string, stock: number) => {
    const { serverNowMs } = await server.api.call(list, {});
    const times = { validFromMs: serverNowMs, validUntilMs: serverNowMs + DAY_MS };
    const coupon = {
      id,
      expoId: 'expo-demo',
      title: '试用装',
      issuer: '1 号馆',
      terms: '一人一份',
      stock,
      ...times,
      operator: '值班员'
    };
    await server.api.call(save, coupon, operator);
    return coupon;
  };

  it('refuses a claim of a visitor, of an unknown coupon and of one that is sold out', async () => {
    const requestId = newId();
    assert.equal((await server.api.expectError(claim, { couponId: 'expo-gift', requestId })).error, 'UNAUTHORIZED');
    const token = await logIn(server);
    const refusal = (couponId: string) => server.api.expectError(claim, { couponId, requestId }, { token });
    assert.equal((await refusal('unknown')).error, 'NOT_FOUND');
    assert.deepEqual((await refusal('expo-gift')).fields, { couponId: 'soldOut' });
    assert.deepEqual((await refusal('expo-past-lunch')).fields, { couponId: 'ended' });
  });

  it('gives a member one code, the same for a repeated request', async () => {
    const token = await logIn(server);
    const input = { couponId: 'expo-hotel', requestId: newId() };
    const before = await couponOf('expo-hotel', token);
    assert.equal(before.code, null);
    const claimed = await server.api.call(claim, input, { token });
    assert.match(claimed.code!, /^[2-9A-Z]{10}$/);
    assert.equal(claimed.left, before.left - 1);
    assert.deepEqual(await server.api.call(claim, input, { token }), claimed);
    const { fields } = await server.api.expectError(claim, { ...input, requestId: newId() }, { token });
    assert.deepEqual(fields, { couponId: 'claimed' });
    assert.deepEqual(await couponOf('expo-hotel', token), claimed);
    assert.equal((await couponOf('expo-hotel')).code, null);
  });

  it('gives one coupon to a member who claims it twenty times at once', async () => {
    const token = await logIn(server);
    await saveSmall('small-once', 5);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        server.api.call(claim, { couponId: 'small-once', requestId: newId() }, { token })
      )
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await couponOf('small-once')).left, 4);
  });

  it('never exceeds its stock when thirty members claim ten at once', async () => {
    const members = await Promise.all(Array.from({ length: 30 }, () => logIn(server)));
    await saveSmall('small-stock', 10);
    const results = await Promise.allSettled(
      members.map((token) => server.api.call(claim, { couponId: 'small-stock', requestId: newId() }, { token }))
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 10);
    assert.equal((await couponOf('small-stock')).left, 0);
  });

  it('keeps a stock of what is claimed, and its expo', async () => {
    const coupon = await saveSmall('small-stock', 10);
    const refusal = async (changes: Partial<typeof coupon>) =>
      server.api.expectError(save, { ...coupon, ...changes }, operator);
    assert.deepEqual((await refusal({ stock: 9 })).fields, { stock: 'claimed' });
    assert.deepEqual((await refusal({ expoId: 'expo-past' })).fields, { id: 'taken' });
    assert.deepEqual((await refusal({ validUntilMs: coupon.validFromMs })).fields, { validUntilMs: 'range' });
    assert.equal((await refusal({ expoId: 'unknown' })).error, 'NOT_FOUND');
    await server.api.call(save, { ...coupon, stock: 11 }, operator);
    assert.equal((await couponOf('small-stock')).left, 1);
  });

  it('are listed until they end', async () => {
    server.advance(16 * DAY_MS);
    assert((await server.api.call(list, {})).items.some(({ id }) => id === 'expo-hotel'));
    server.advance(DAY_MS);
    assert.deepEqual((await server.api.call(list, { expoId: 'expo-demo' })).items, []);
  });

  it('are listed for operators with what is claimed, also once they have ended', async () => {
    const call = 'GET /api/operator/expo/coupons';
    assert.equal((await server.api.expectError(call, { expoId: 'expo-demo' })).error, 'UNAUTHORIZED');
    const coupons = await server.api.call(call, { expoId: 'expo-demo' }, operator);
    const small = coupons.find(({ id }) => id === 'small-stock');
    assert.deepEqual([small?.claimedCount, small?.stock], [10, 11]);
    const query = { expoId: 'expo-demo', limit: 1 };
    const { items } = await server.api.call('GET /api/operator/expo/operations', query, operator);
    assert.deepEqual(
      items.map(({ kind, subject, note }) => [kind, subject, note]),
      [['saveCoupon', 'small-stock', '试用装, stock 11']]
    );
    assert.match(await listCouponsCommand(server.db, 'expo-demo'), /small-stock {2}.* {2}10 of 11 claimed/);
    assert.match(await listCouponsCommand(server.db, 'unknown'), /has no coupons/);
  });
});
