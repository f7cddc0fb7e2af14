import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { boothBookings } from '../../testing/boothBookings';
import { notificationsOf } from '../../testing/notifications';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';

const list = 'GET /api/operator/expo/bookings';
const confirm = 'POST /api/operator/expo/bookings/confirm/{id}';
const settle = 'POST /api/operator/expo/bookings/settle/{id}';
const withdraw = 'POST /api/operator/expo/bookings/withdraw/{id}';

describe('operators of booth bookings', () => {
  let server: TestApp;
  let booths: ReturnType<typeof boothBookings>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    booths = boothBookings(server);
  });
  after(() => server.close());

  const operator = '值班员';
  const of = (id: string) => ({ token: OPERATOR_TOKEN, params: { id } });

  it('need the token, a known booking and a status that allows it', async () => {
    const { booker, booking } = await booths.setupPending();
    const asBooker = { token: booker.token };
    assert.equal((await server.api.expectError(list, {}, asBooker)).error, 'UNAUTHORIZED');
    const contract = { operator, contractNo: 'ZX-7' };
    const asStranger = { ...asBooker, params: { id: booking.id } };
    assert.equal((await server.api.expectError(confirm, contract, asStranger)).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(confirm, contract, of('unknown'))).error, 'NOT_FOUND');
    assert.deepEqual((await server.api.expectError(confirm, contract, of(booking.id))).fields, {
      status: 'depositPending'
    });
    assert.deepEqual((await server.api.expectError(settle, { operator }, of(booking.id))).fields, {
      status: 'depositPending'
    });
  });

  it('list bookings page by page, the newest first, with company, contact and order', async () => {
    const { booking, orderNo } = await booths.setupDeposited();
    const page = await server.api.call(list, { expoId: 'expo-demo', limit: 1 }, { token: OPERATOR_TOKEN });
    const [newest] = page.items;
    assert.deepEqual([newest?.id, newest?.depositOrderNo, newest?.form?.contact], [booking.id, orderNo, '覃秀兰']);
    assert.notEqual(newest?.companyName, '');
    const next = await server.api.call(list, { cursor: page.nextCursor!, limit: 50 }, { token: OPERATOR_TOKEN });
    assert(next.items.length > 0 && next.items.every(({ createdAtMs }) => createdAtMs <= booking.createdAtMs));
    const paid = await server.api.call(list, { status: 'deposited' }, { token: OPERATOR_TOKEN });
    assert(paid.items.every(({ status }) => status === 'deposited'));
  });

  it('confirm and settle once for a repeated call, under their name', async () => {
    const { booker, booking } = await booths.setupDeposited();
    const contract = { operator, contractNo: 'ZX-2026-008' };
    for (let time = 0; time < 2; time += 1) {
      const row = await server.api.call(confirm, contract, of(booking.id));
      assert.deepEqual([row.status, row.contractNo], ['confirmed', 'ZX-2026-008']);
    }
    const other = await server.api.expectError(confirm, { ...contract, contractNo: 'ZX-9' }, of(booking.id));
    assert.deepEqual(other.fields, { status: 'confirmed' });
    for (let time = 0; time < 2; time += 1) {
      assert.equal((await server.api.call(settle, { operator }, of(booking.id))).status, 'settled');
    }
    const { items } = await notificationsOf(server, booker.token);
    assert.equal(items.filter(({ kind }) => kind === 'expo').length, 3);
    const { items: operations } = await server.api.call(
      'GET /api/operator/expo/operations',
      { expoId: 'expo-demo', limit: 2 },
      { token: OPERATOR_TOKEN }
    );
    assert.deepEqual(
      operations.map(({ kind, subject, note, operator: name }) => [kind, subject, note, name]),
      [
        ['settleBooking', booking.id, '', operator],
        ['confirmBooking', booking.id, 'ZX-2026-008', operator]
      ]
    );
  });

  it('take a booth back once, and refund it once', async () => {
    const { booking, orderNo } = await booths.setupDeposited();
    const request = { operator, share: 'full', reason: '展馆调整' } as const;
    const answers = [];
    for (let time = 0; time < 2; time += 1) {
      answers.push(await server.api.call(withdraw, request, of(booking.id)));
    }
    assert.deepEqual(
      answers.map(({ status, refundFen }) => [status, refundFen]),
      [
        ['released', booking.depositFen],
        ['released', booking.depositFen]
      ]
    );
    const refunds = await server.db.selectFrom('pay_refund').where('order_no', '=', orderNo).selectAll().execute();
    assert.equal(refunds.length, 1);
    const { booker, booking: held } = await booths.setupHeld();
    await server.api.call('POST /api/front/expo/releaseBooth', { bookingId: held.id }, { token: booker.token });
    const late = await server.api.expectError(withdraw, request, of(held.id));
    assert.deepEqual(late.fields, { status: 'released' });
  });
});
