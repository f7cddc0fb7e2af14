import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { cancelAndErase } from '../../testing/accountCancellation';
import { boothBookings } from '../../testing/boothBookings';
import { setupExpo } from '../../testing/expoTickets';
import { logIn } from '../../testing/logIn';
import { newPerson, setupMember } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { finishDueRefunds, refundOrder } from '../payment/refund.service';
import { confirmCommand, listBookingsCommand, releaseCommand, settleCommand } from './boothBooking.ops';
import { boothBookingsPersonalData } from './boothBooking.personal';

const cancel = 'POST /api/front/expo/cancelBoothBooking';

describe('the end of a booth booking', () => {
  let server: TestApp;
  let booths: ReturnType<typeof boothBookings>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    booths = boothBookings(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const refundedOf = async (orderNo: string) => {
    server.advance(MINUTE_MS);
    await finishDueRefunds(server.deps, nowMs());
    const order = server.db.selectFrom('pay_order').where('order_no', '=', orderNo).select(['status', 'refunded_fen']);
    const row = await order.executeTakeFirstOrThrow();
    return [row.status, row.refunded_fen];
  };

  it('is refused before the deposit, to others, and with another refund than was shown', async () => {
    const { booker, booking } = await booths.setupPending();
    const attempt = (token: string, bookingId: string, refundFen = 0) =>
      server.api.expectError(cancel, { bookingId, refundFen }, { token });
    assert.deepEqual((await attempt(booker.token, booking.id)).fields, { status: 'depositPending' });
    const deposited = await booths.setupDeposited();
    assert.equal((await attempt(booker.token, deposited.booking.id)).error, 'NOT_FOUND');
    const member = await newPerson(server);
    await setupMember(server, deposited.booker.companyId, member.id);
    assert.equal((await attempt(member.token, deposited.booking.id)).error, 'FORBIDDEN');
    assert.deepEqual((await attempt(deposited.booker.token, deposited.booking.id)).fields, { refundFen: 'changed' });
    assert.equal(await booths.statusOf(deposited.booking), 'deposited');
  });

  it('refunds half of the deposit two weeks before the expo, once', async () => {
    const { booker, booking, orderNo } = await booths.setupDeposited();
    const [{ refundFen } = { refundFen: 0 }] = (await booths.own(booker)).bookings;
    assert.equal(refundFen, booking.depositFen / 2);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await server.api.call(cancel, { bookingId: booking.id, refundFen }, { token: booker.token });
      assert.deepEqual([answer.booking.status, answer.booking.refundFen], ['released', refundFen]);
    }
    assert.deepEqual(await refundedOf(orderNo), ['refunded', refundFen]);
    assert.equal((await booths.hold(await booths.newBooker(), booking.boothNo)).status, 'held');
  });

  it('refunds by the days before its own expo, although another one comes first', async () => {
    const { booker, booking, orderNo } = await booths.setupDeposited();
    const { id } = await setupExpo(server, { inDays: 1 });
    const answer = await server.api.call(
      cancel,
      { bookingId: booking.id, refundFen: booking.depositFen / 2 },
      { token: booker.token }
    );
    await server.db.deleteFrom('expo').where('id', '=', id).execute();
    assert.deepEqual([answer.booking.status, answer.booking.refundFen], ['released', booking.depositFen / 2]);
    assert.deepEqual(await refundedOf(orderNo), ['refunded', booking.depositFen / 2]);
  });

  it('follows a refund in full', async () => {
    const { booking, orderNo } = await booths.setupDeposited();
    await refundOrder(server.deps, { orderNo, amountFen: booking.depositFen, reason: '展馆调整' }, nowMs());
    assert.equal(await booths.statusOf(booking), 'released');
  });

  it('does not follow a refund of a part', async () => {
    const { booking, orderNo } = await booths.setupDeposited();
    await refundOrder(server.deps, { orderNo, amountFen: 100, reason: '优惠' }, nowMs());
    assert.equal(await booths.statusOf(booking), 'deposited');
  });

  it('comes after contract and settlement, which operators record', async () => {
    const { booker, booking } = await booths.setupDeposited();
    await assert.rejects(settleCommand(server.db, booking.id, nowMs()), /is deposited/);
    await assert.rejects(confirmCommand(server.db, 'unknown', 'ZX-1', nowMs()), /no booking/);
    assert.match(
      await confirmCommand(server.db, booking.id, 'ZX-2026-001', nowMs()),
      /confirmed by contract ZX-2026-001/
    );
    const { fields } = await server.api.expectError(
      cancel,
      { bookingId: booking.id, refundFen: 0 },
      { token: booker.token }
    );
    assert.deepEqual(fields, { status: 'confirmed' });
    assert.equal((await booths.own(booker)).bookings[0]?.contractNo, 'ZX-2026-001');
    assert.match(await listBookingsCommand(server.db, 'confirmed'), new RegExp(`${booking.boothNo}  confirmed`));
    await assert.rejects(listBookingsCommand(server.db, 'sold'), /STATUS must be one of/);
    await settleCommand(server.db, booking.id, nowMs());
    const request = { bookingId: booking.id, share: 'full', reason: '展馆调整' };
    await assert.rejects(releaseCommand(server.db, request, nowMs()), /is settled/);
  });

  it('refunds in full or by the rule when the organiser takes the booth back', async () => {
    const [full, rule] = [await booths.setupDeposited(), await booths.setupDeposited()];
    const release = (bookingId: string, share: string) =>
      releaseCommand(server.db, { bookingId, share, reason: '展馆调整' }, nowMs());
    await assert.rejects(release(full.booking.id, 'half'), /full or rule/);
    await release(full.booking.id, 'full');
    await release(rule.booking.id, 'rule');
    assert.deepEqual(await refundedOf(full.orderNo), ['refunded', full.booking.depositFen]);
    assert.deepEqual(await refundedOf(rule.orderNo), ['refunded', rule.booking.depositFen / 2]);
    assert.equal(await booths.statusOf(full.booking), 'released');
  });

  it('refunds nothing in the last week', async () => {
    const { booker, booking, orderNo } = await booths.setupDeposited();
    server.advance(8 * DAY_MS);
    const token = await logIn(server, booker.mobile);
    const answer = await server.api.call(cancel, { bookingId: booking.id, refundFen: 0 }, { token });
    assert.equal(answer.booking.status, 'released');
    assert.deepEqual(await refundedOf(orderNo), ['paid', 0]);
  });

  it('is not the end of the account: the booking stays without the person', async () => {
    const booker = await booths.newBooker();
    const admin = await newPerson(server);
    await setupMember(server, booker.companyId, admin.id, 'admin');
    const held = await booths.hold({ ...admin, companyId: booker.companyId }, await booths.freeBooth());
    await booths.submit(admin, held.id, { mobile: admin.mobile });
    const exported = (await boothBookingsPersonalData.exportOf(server.deps, admin.id)) as {
      form: { mobile: string };
    }[];
    assert.equal(exported[0]?.form.mobile, admin.mobile);
    await cancelAndErase(server, admin.token);
    const row = server.db.selectFrom('booth_booking').where('id', '=', held.id).selectAll();
    const { user_id, contact_name, contact_mobile } = await row.executeTakeFirstOrThrow();
    assert.deepEqual([user_id, contact_name, contact_mobile], [null, null, null]);
  });
});
