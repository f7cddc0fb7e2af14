import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ErrorData } from '@contract/error';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { type Booker, boothBookings } from '../../testing/boothBookings';
import { logIn } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { repeatWhileBusy } from '../../testing/repeatWhileBusy';
import { newPerson, setupMember } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { releaseExpiredHolds } from './expiry.service';

const hold = 'POST /api/front/expo/holdBooth';
const release = 'POST /api/front/expo/releaseBooth';

describe('holds of booths', () => {
  let server: TestApp;
  let booths: ReturnType<typeof boothBookings>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    booths = boothBookings(server);
  });
  after(() => server.close());

  const expire = () => releaseExpiredHolds(server.db, server.deps.now().getTime());
  const expectRefusal = async (booker: Booker, boothNo: string) => {
    const { error, fields, needs } = await server.api.expectError(hold, booths.holdInput(booker, boothNo), {
      token: booker.token
    });
    return [error, fields ?? null, needs ?? null];
  };

  it('are refused to visitors, strangers and members, and to unverified companies', async () => {
    const booker = await booths.newBooker();
    const boothNo = await booths.freeBooth();
    const visitor = await server.api.expectError(hold, booths.holdInput(booker, boothNo));
    assert.equal(visitor.error, 'UNAUTHORIZED');
    const stranger = { ...(await newPerson(server)), companyId: booker.companyId };
    assert.deepEqual(await expectRefusal(stranger, boothNo), ['FORBIDDEN', null, null]);
    await setupMember(server, booker.companyId, stranger.id);
    assert.deepEqual(await expectRefusal(stranger, boothNo), ['FORBIDDEN', { companyId: 'role' }, null]);
    const [company] = (await booths.own(stranger)).companies;
    assert.deepEqual([company?.role, company?.managers.length], ['member', 1]);
    const changes = server.db.updateTable('company').set({ verified_at_ms: null }).where('id', '=', booker.companyId);
    await changes.execute();
    assert.deepEqual(await expectRefusal(booker, boothNo), ['FORBIDDEN', { companyId: 'unverified' }, 'company']);
    assert.equal((await booths.own(booker)).bookings.length, 0);
  });

  it('are refused for unknown booths, for those of exhibitors and for those of other companies', async () => {
    const booker = await booths.newBooker();
    assert.deepEqual(await expectRefusal(booker, '9Z99'), ['NOT_FOUND', null, null]);
    assert.deepEqual(await expectRefusal(booker, '1A05'), ['CONFLICT', { boothNo: 'notBookable' }, null]);
    const { booking } = await booths.setupHeld();
    assert.deepEqual(await expectRefusal(booker, booking.boothNo), ['CONFLICT', { boothNo: 'held' }, null]);
    const deposited = await booths.setupDeposited();
    assert.deepEqual(await expectRefusal(booker, deposited.booking.boothNo), ['CONFLICT', { boothNo: 'taken' }, null]);
    assert.deepEqual(await expectRefusal(deposited.booker, deposited.booking.boothNo), [
      'CONFLICT',
      { boothNo: 'own' },
      null
    ]);
  });

  it('are refused for a booth of an exhibitor that the plan offers by mistake', async () => {
    const booker = await booths.newBooker();
    const boothNo = await booths.freeBooth();
    const { id } = await server.db
      .selectFrom('exhibitor')
      .where('expo_id', '=', 'expo-demo')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('exhibitor_booth')
      .values({ expo_id: 'expo-demo', booth_no: boothNo, exhibitor_id: id })
      .execute();
    assert.deepEqual(await expectRefusal(booker, boothNo), ['CONFLICT', { boothNo: 'notBookable' }, null]);
  });

  it('are one at a time for a company, and the key of one is no key of another', async () => {
    const booker = await booths.newBooker();
    const requestId = newId();
    const first = await booths.hold(booker, await booths.freeBooth(), { requestId });
    const other = await booths.freeBooth();
    assert.deepEqual(await expectRefusal(booker, other), ['CONFLICT', { companyId: 'held' }, null]);
    const used = booths.holdInput(booker, other, { requestId });
    const { error, fields } = await server.api.expectError(hold, used, { token: booker.token });
    assert.deepEqual([error, fields], ['VALIDATION', { requestId: 'used' }]);
    assert.equal((await booths.hold(booker, first.boothNo, { requestId })).id, first.id);
    assert.equal((await booths.hold(booker, first.boothNo)).id, first.id);
  });

  it('go to exactly one of fifty companies that ask at once', async () => {
    const bookers = await Promise.all(Array.from({ length: 50 }, () => booths.newBooker()));
    const boothNo = await booths.freeBooth();
    const answers = await Promise.all(
      bookers.map((booker) => {
        const input = booths.holdInput(booker, boothNo);
        return repeatWhileBusy(() => server.api.send(hold, input, { token: booker.token }));
      })
    );
    assert.equal(answers.filter(({ code }) => code === 200).length, 1);
    const refused = answers
      .filter(({ code }) => code === 409)
      .map(({ data }) => (data as ErrorData).fields?.['boothNo']);
    assert.deepEqual([refused.length, new Set(refused)], [49, new Set(['held'])]);
    const rows = server.db.selectFrom('booth_booking').where('booth_no', '=', boothNo).selectAll();
    assert.equal((await rows.execute()).length, 1);
  });

  it('make one booking when a company asks ten times at once', async () => {
    const booker = await booths.newBooker();
    const boothNo = await booths.freeBooth();
    const bookings = await Promise.all(Array.from({ length: 10 }, () => booths.hold(booker, boothNo)));
    assert.equal(new Set(bookings.map(({ id }) => id)).size, 1);
  });

  it('are seen as held by others, as own by the company, and change the version', async () => {
    const booker = await booths.newBooker();
    const boothNo = await booths.freeBooth();
    const before = await server.api.call('POST /api/front/expo/getBoothStates', {});
    const unchanged = await server.api.call('POST /api/front/expo/getBoothStates', { version: before!.version });
    assert.equal(unchanged!.booths, null);
    const booking = await booths.hold(booker, boothNo);
    const stateFor = async (token?: string) => (await booths.statesFor(token)).find(({ no }) => no === boothNo)?.state;
    assert.deepEqual([await stateFor(), await stateFor(booker.token)], ['held', 'own']);
    const after = await server.api.call('POST /api/front/expo/getBoothStates', { version: before!.version });
    assert.notEqual(after!.booths, null);
    assert.equal(booking.depositFen, Math.round((booking.priceFen * 0.3) / 100) * 100);
  });

  it('are given up by the company once, and by no one else', async () => {
    const { booker, booking } = await booths.setupHeld();
    const input = { bookingId: booking.id };
    const stranger = await booths.newBooker();
    assert.equal((await server.api.expectError(release, input, { token: stranger.token })).error, 'NOT_FOUND');
    const member = await newPerson(server);
    await setupMember(server, booker.companyId, member.id);
    assert.equal((await server.api.expectError(release, input, { token: member.token })).error, 'FORBIDDEN');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await server.api.call(release, input, { token: booker.token });
      assert.deepEqual([answer.booking.status, answer.booking.releasedBecause], ['released', 'company']);
    }
    assert.equal((await booths.hold(stranger, booking.boothNo)).status, 'held');
  });

  it('run out after thirty minutes by the server’s clock, with one notification', async () => {
    const { booker, booking } = await booths.setupHeld();
    server.advance(29 * MINUTE_MS);
    await expire();
    assert.equal(await booths.statusOf(booking), 'held');
    server.advance(MINUTE_MS);
    await Promise.all([expire(), expire()]);
    await expire();
    const [own] = (await booths.own(booker)).bookings;
    assert.deepEqual([own?.status, own?.releasedBecause], ['released', 'timeout']);
    const { items } = await notificationsOf(server, booker.token);
    assert.deepEqual(items.filter(({ title }) => title === '展位保留已到期').length, 1);
  });

  it('are taken over once they ran out, before the job has come', async () => {
    const { booking } = await booths.setupHeld();
    server.advance(31 * MINUTE_MS);
    assert.equal((await booths.hold(await booths.newBooker(), booking.boothNo)).status, 'held');
    assert.equal(await booths.statusOf(booking), 'released');
  });

  it('end with the company', async () => {
    const { booker, booking } = await booths.setupPending();
    const { companyName: name, companyId: id } = booking;
    await server.api.call('POST /api/front/team/dissolve', { id, name }, { token: booker.token });
    assert.equal(await booths.statusOf(booking), 'released');
  });

  it('are closed from the first day of the expo on', async () => {
    const booker = await booths.newBooker();
    const boothNo = await booths.freeBooth();
    server.advance(14 * DAY_MS);
    const later = { ...booker, token: await logIn(server, booker.mobile) };
    assert.deepEqual(await expectRefusal(later, boothNo), ['CONFLICT', { boothNo: 'closed' }, null]);
    assert.equal((await booths.own(later)).isOpen, false);
    server.advance(3 * DAY_MS);
    assert.equal(await server.api.call('POST /api/front/expo/getBoothStates', {}), null);
  });
});
