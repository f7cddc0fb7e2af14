import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { exhibitorIdOf } from '../../../seed/expo/exhibitors';
import { newId } from '../../database/id';
import { logIn } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, setupMember } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { remindOfMeetings } from './reminder.service';

const slotsCall = 'POST /api/front/expo/getMeetingSlots';
const book = 'POST /api/front/expo/bookMeeting';
const cancel = 'POST /api/front/expo/cancelMeeting';
const exhibitorId = exhibitorIdOf('company-guinan');

describe('meetings at an expo', () => {
  let server: TestApp;
  let staff: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    staff = await logIn(server, '13800138000');
  });
  after(() => server.close());

  const freeSlots = async (id = exhibitorId) =>
    (await server.api.call(slotsCall, { exhibitorId: id })).filter(({ state }) => state === 'free');
  const booking = (slotId: string) => ({ requestId: newId(), slotId, note: '' });

  it('refuse an unknown slot, the own one, and a note that is too long', async () => {
    const { token } = await newPerson(server);
    assert.equal((await server.api.expectError(book, booking('unknown'), { token })).error, 'NOT_FOUND');
    const slots = await server.api.call(slotsCall, { exhibitorId }, { token: staff });
    const own = slots.find(({ state }) => state === 'own');
    const refusal = await server.api.expectError(book, booking(own?.id ?? ''), { token: staff });
    assert.deepEqual(refusal.fields, { slotId: 'own' });
    const long = { ...booking((await freeSlots())[0]?.id ?? ''), note: '长'.repeat(101) };
    assert.deepEqual((await server.api.expectError(book, long, { token })).fields, { note: 'maxLength' });
  });

  it('give a slot to exactly one of fifty visitors who book it at once', async () => {
    const visitors = await Promise.all(Array.from({ length: 50 }, () => newPerson(server)));
    const slot = (await freeSlots())[1]?.id ?? '';
    const results = await Promise.allSettled(
      visitors.map(({ token }) => server.api.call(book, booking(slot), { token }))
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    const { token } = await newPerson(server);
    const { fields } = await server.api.expectError(book, booking(slot), { token });
    assert.deepEqual(fields, { slotId: 'taken' });
  });

  it('are booked once for a repeated key, and notify both sides', async () => {
    const { token } = await newPerson(server);
    const input = booking((await freeSlots()).at(-1)?.id ?? '');
    const meeting = await server.api.call(book, input, { token });
    assert.deepEqual(await server.api.call(book, input, { token }), meeting);
    const [own] = (await notificationsOf(server, token)).items;
    assert.equal(own?.title, '洽谈已预约');
    assert.equal(meeting.role, 'visitor');
    const listed = await server.api.call('POST /api/front/expo/getMeetings', undefined, { token });
    assert.deepEqual(listed, [meeting]);
  });

  it('refuse an overlapping one with the other appointment, unless the visitor insists', async () => {
    const { token } = await newPerson(server);
    const [first] = await freeSlots();
    const other = (await freeSlots(exhibitorIdOf('company-nanliu'))).find(
      ({ startsAtMs }) => startsAtMs === first?.startsAtMs
    );
    await server.api.call(book, booking(first?.id ?? ''), { token });
    const input = booking(other?.id ?? '');
    const refusal = await server.api.expectError(book, input, { token });
    assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { appointment: 'overlaps' }]);
    assert.equal(refusal.appointment?.title, '桂南香叶供应链（演示）');
    await server.api.call(book, { ...input, acceptConflict: true }, { token });
    assert.equal((await server.api.call('POST /api/front/expo/getMeetings', undefined, { token })).length, 2);
  });

  it('are cancelled by either side and not by others, which frees the slot and notifies the other side', async () => {
    const [visitor, stranger] = [await newPerson(server), await newPerson(server)];
    const slot = (await freeSlots()).at(-1)?.id ?? '';
    const { id } = await server.api.call(book, booking(slot), { token: visitor.token });
    assert.equal((await server.api.expectError(cancel, { id }, { token: stranger.token })).error, 'NOT_FOUND');
    for (let time = 0; time < 2; time++) await server.api.call(cancel, { id }, { token: visitor.token });
    assert.ok((await freeSlots()).some((one) => one.id === slot));
    const again = await server.api.call(book, booking(slot), { token: visitor.token });
    assert.notEqual(again.id, id);
  });

  it('are offered only by the staff, within the days of the expo on the half hour', async () => {
    const offer = 'POST /api/front/expo/offerMeetingSlots';
    const [slot] = await server.api.call(slotsCall, { exhibitorId });
    const startsAtMs = [(slot?.startsAtMs ?? 0) + 5 * 60 * MINUTE_MS + 30 * MINUTE_MS * 2];
    const { token } = await newPerson(server);
    assert.equal((await server.api.expectError(offer, { exhibitorId, startsAtMs }, { token })).error, 'FORBIDDEN');
    const odd = { exhibitorId, startsAtMs: [startsAtMs[0]! + MINUTE_MS] };
    assert.equal((await server.api.expectError(offer, odd, { token: staff })).error, 'VALIDATION');
    assert.equal(await server.api.call(offer, { exhibitorId, startsAtMs }, { token: staff }), 1);
    assert.equal(await server.api.call(offer, { exhibitorId, startsAtMs }, { token: staff }), 0);
    const own = (await server.api.call(slotsCall, { exhibitorId }, { token: staff })).find(
      (one) => one.startsAtMs === startsAtMs[0] && one.state === 'own'
    );
    for (let time = 0; time < 2; time++) {
      await server.api.call('POST /api/front/expo/withdrawMeetingSlot', { id: own?.id ?? '' }, { token: staff });
    }
  });

  it('list the own slots of the staff with what is booked, and refuse others', async () => {
    const own = 'POST /api/front/expo/getOwnMeetingSlots';
    const { token } = await newPerson(server);
    assert.equal((await server.api.expectError(own, { exhibitorId }, { token })).error, 'FORBIDDEN');
    assert.equal((await server.api.expectError(own, { exhibitorId: 'unknown' }, { token: staff })).error, 'NOT_FOUND');
    const { times, slots } = await server.api.call(own, { exhibitorId }, { token: staff });
    assert.ok(times.length > 0 && times.every((ms) => ms % (30 * MINUTE_MS) === 0));
    assert.deepEqual(
      times,
      [...times].sort((one, other) => one - other)
    );
    const free = slots.find(({ isBooked }) => !isBooked);
    await server.api.call(book, booking(free?.id ?? ''), { token });
    const after = await server.api.call(own, { exhibitorId }, { token: staff });
    assert.deepEqual(
      after.slots.find(({ id }) => id === free?.id),
      { id: free?.id, startsAtMs: free?.startsAtMs, isBooked: true }
    );
  });

  it('are withdrawn by the one who offers them, and not while a visitor has booked them', async () => {
    const withdraw = 'POST /api/front/expo/withdrawMeetingSlot';
    const { token } = await newPerson(server);
    const slots = await server.api.call(slotsCall, { exhibitorId }, { token: staff });
    const { slots: offered } = await server.api.call(
      'POST /api/front/expo/getOwnMeetingSlots',
      { exhibitorId },
      { token: staff }
    );
    const id = offered.find(({ isBooked }) => !isBooked)?.id ?? '';
    const others = slots.find((slot) => !offered.some((one) => one.id === slot.id));
    const refused = await server.api.expectError(withdraw, { id: others?.id ?? '' }, { token: staff });
    assert.equal(refused.error, 'NOT_FOUND');
    const meeting = await server.api.call(book, booking(id), { token });
    assert.deepEqual((await server.api.expectError(withdraw, { id }, { token: staff })).fields, { id: 'booked' });
    await server.api.call(cancel, { id: meeting.id }, { token: staff });
    for (let time = 0; time < 2; time++) await server.api.call(withdraw, { id }, { token: staff });
    assert.ok(!(await server.api.call(slotsCall, { exhibitorId })).some((slot) => slot.id === id));
  });

  it('end when the member of the staff leaves the company, whose slots are withdrawn', async () => {
    const [colleague, visitor] = [await newPerson(server), await newPerson(server)];
    await setupMember(server, 'company-guinan', colleague.id);
    const { times } = await server.api.call(
      'POST /api/front/expo/getOwnMeetingSlots',
      { exhibitorId },
      { token: colleague.token }
    );
    const offered = { exhibitorId, startsAtMs: times.slice(0, 2) };
    await server.api.call('POST /api/front/expo/offerMeetingSlots', offered, { token: colleague.token });
    const { slots } = await server.api.call(
      'POST /api/front/expo/getOwnMeetingSlots',
      { exhibitorId },
      { token: colleague.token }
    );
    await server.api.call(book, booking(slots[0]?.id ?? ''), { token: visitor.token });
    await server.api.call('POST /api/front/team/leave', { id: 'company-guinan' }, { token: colleague.token });
    const shown = await server.api.call(slotsCall, { exhibitorId });
    assert.ok(!shown.some(({ id }) => slots.some((slot) => slot.id === id)));
    assert.deepEqual(
      await server.api.call('POST /api/front/expo/getMeetings', undefined, { token: visitor.token }),
      []
    );
    const [latest] = (await notificationsOf(server, visitor.token)).items;
    assert.equal(latest?.title, '洽谈已取消');
  });

  it('remind both sides once, half an hour before, and cannot be cancelled once they have begun', async () => {
    const { token, id: userId } = await newPerson(server);
    const [slot] = await freeSlots();
    const { id } = await server.api.call(book, booking(slot?.id ?? ''), { token });
    const nowMs = (slot?.startsAtMs ?? 0) - 29 * MINUTE_MS;
    await remindOfMeetings(server.db, nowMs - 2 * MINUTE_MS);
    await remindOfMeetings(server.db, nowMs);
    await remindOfMeetings(server.db, nowMs);
    const rows = await server.db
      .selectFrom('notification')
      .select('id')
      .where('event', '=', 'meeting.reminder')
      .where('user_id', '=', userId)
      .execute();
    assert.equal(rows.length, 1);
    server.advance((slot?.startsAtMs ?? 0) - server.deps.now().getTime());
    assert.deepEqual((await server.api.expectError(cancel, { id }, { token })).fields, { id: 'over' });
  });
});
