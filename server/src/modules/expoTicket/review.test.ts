import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiMidnightMs } from '@rules/shanghaiTime';
import { buildApplication, setupExpo, type TestExpo } from '../../testing/expoTickets';
import { newMobile } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { endExpoTickets } from './end.service';
import { listTicketsCommand, reviewTicketCommand, settingsCommand } from './expoTicket.ops';
import { remindVisitors } from './reminder.service';

const apply = 'POST /api/front/spiceExpo/ticketApplication';
const approve = 'POST /api/operator/expo/tickets/approve/{id}';
const reject = 'POST /api/operator/expo/tickets/reject/{id}';
const token = OPERATOR_TOKEN;

describe('tickets for an operator', () => {
  let server: TestApp;
  let expo: TestExpo;
  before(async () => {
    server = await testApp({ isSeeded: true });
    expo = await setupExpo(server);
  });
  after(() => server.close());

  const register = async (person: TestPerson, visitorType: 'media' | 'government' | 'buyer' = 'media', of = expo) => {
    const companions = visitorType === 'buyer' ? [] : [{ name: '和志山', mobile: newMobile() }];
    const input = await buildApplication(server, of, person, { visitorType, companions });
    const { tickets } = await server.api.call(apply, input, { token: person.token });
    const [own] = tickets;
    assert(own);
    return { own, companion: tickets[1] };
  };
  const statusOf = async (id: string) =>
    (await server.db.selectFrom('expo_ticket').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const events = async (person: TestPerson) =>
    (await notificationsOf(server, person.token)).items.map(({ content }) => content.event);

  it('wait without a code when they are for media or guests of honour, but not for their companions', async () => {
    for (const type of ['media', 'government'] as const) {
      const { own, companion } = await register(await newPerson(server), type);
      assert.deepEqual([own.status, own.code], ['pending', null]);
      assert.deepEqual([companion?.status, companion?.type], ['issued', 'general']);
    }
  });

  it('are issued by an approval, once, and never by a member', async () => {
    const person = await newPerson(server);
    const { own } = await register(person);
    const [params, input] = [{ id: own.id }, { operator: '运营甲' }];
    assert.equal((await server.api.expectError(approve, input, { token: person.token, params })).error, 'UNAUTHORIZED');
    for (let count = 0; count < 2; count += 1) {
      assert.equal((await server.api.call(approve, input, { token, params })).status, 'issued');
    }
    assert.deepEqual(await events(person), ['expoTicket.approved']);
    const late = await server.api.expectError(reject, { ...input, reason: '资料不全' }, { token, params });
    assert.deepEqual([late.error, late.fields], ['CONFLICT', { ticket: 'issued' }]);
  });

  it('are rejected with a reason, and the number can be registered again', async () => {
    const person = await newPerson(server);
    const { own } = await register(person);
    const params = { id: own.id };
    const body = { operator: '运营甲', reason: '请上传记者证' };
    const rejected = await server.api.call(reject, body, { token, params });
    assert.deepEqual(
      [rejected.status, rejected.invalidReason, rejected.reviewReason],
      ['invalid', 'rejected', '请上传记者证']
    );
    assert.deepEqual(await events(person), ['expoTicket.rejected']);
    assert.equal((await register(person, 'buyer')).own.status, 'issued');
  });

  it('are listed by status and found by number', async () => {
    const { own } = await register(await newPerson(server), 'buyer');
    const list = 'GET /api/operator/expo/tickets';
    const found = await server.api.call(list, { q: own.ticketNo }, { token });
    assert.deepEqual(
      found.items.map(({ id }) => id),
      [own.id]
    );
    const first = await server.api.call(list, { expoId: expo.id, limit: 2 }, { token });
    const next = await server.api.call(list, { expoId: expo.id, limit: 2, cursor: first.nextCursor ?? '' }, { token });
    const ids = [...first.items, ...next.items].map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.match(await listTicketsCommand(server.db, 'pending'), /pending {2}media/);
    await assert.rejects(listTicketsCommand(server.db, 'unknown'), /STATUS must be one of/);
  });

  it('are decided on by commands', async () => {
    const { own } = await register(await newPerson(server));
    const nowMs = server.deps.now().getTime();
    assert.match(await reviewTicketCommand(server.db, own.id, null, nowMs), /is issued/);
    await assert.rejects(reviewTicketCommand(server.db, own.id, '理由', nowMs), /ticket: issued/);
    await assert.rejects(reviewTicketCommand(server.db, 'unknown', null, nowMs), /no such ticket/);
  });

  it('follow settings that refuse a window without length, foreign days and an older revision', async () => {
    const call = 'POST /api/operator/expo/ticketSettings/{expoId}';
    const params = { expoId: expo.id };
    const known = await server.api.call('GET /api/operator/expo/ticketSettings/{expoId}', undefined, { token, params });
    const { expoId: _expo, ticketCount: _count, ...settings } = known;
    const body = { ...settings, operator: '值班员' };
    const expectFields = async (changes: object) =>
      (await server.api.expectError(call, { ...body, ...changes }, { token, params })).fields;
    assert.deepEqual(await expectFields({ closesAtMs: body.opensAtMs }), { closesAtMs: 'range' });
    assert.deepEqual(await expectFields({ days: ['2020-01-01'] }), { days: 'range' });
    assert.deepEqual(await expectFields({ revision: 7, capacity: 400 }), { revision: 'changed' });
    const changed = { ...body, capacity: 500 };
    const saved = await server.api.call(call, changed, { token, params });
    // A call that was sent again, because its answer was lost.
    assert.deepEqual(await server.api.call(call, changed, { token, params }), saved);
    assert.deepEqual(await expectFields({ capacity: 501 }), { revision: 'changed' });
    assert.deepEqual([saved.capacity, saved.revision], [500, body.revision + 1]);
    assert.match(
      await settingsCommand(server.db, expo.id, ['capacity=600', 'state=closed'], server.deps.now().getTime()),
      /closed\ntickets \d+ of 600/
    );
    await assert.rejects(
      settingsCommand(server.db, expo.id, ['capacity=-1'], server.deps.now().getTime()),
      /whole number/
    );
    await settingsCommand(server.db, expo.id, ['state=open'], server.deps.now().getTime());
  });

  it('are not offered by settings with a typing error, and are by settings that open a registration', async () => {
    const set = (id: string, ...args: string[]) => settingsCommand(server.db, id, args, server.deps.now().getTime());
    await assert.rejects(set(expo.id, 'capcity=5'), /capcity is none of opens/);
    await assert.rejects(set(expo.id, 'state=shut'), /open or closed/);
    await assert.rejects(set(expo.id, `days=${expo.days[0]},${expo.days[1]}x`), /is no day/);
    await assert.rejects(set(expo.id, 'capacity='), /whole number/);
    const { id, days } = await setupExpo(server);
    await server.db.deleteFrom('expo_ticket_setting').where('expo_id', '=', id).execute();
    await assert.rejects(set(id), /has no registration/);
    await assert.rejects(set(id, 'capacity=80'), /needs opens, closes, capacity and days/);
    await assert.rejects(
      set('unknown', 'opens=2026-01-01', 'closes=2026-01-02', 'capacity=1', 'days=2026-01-03'),
      /no such/
    );
    const opening = [`opens=2020-01-01`, `closes=${days[2]}`, 'capacity=80', `days=${days.join(',')}`];
    for (let time = 0; time < 2; time += 1) assert.match(await set(id, ...opening), /tickets 0 of 80/);
    const person = await newPerson(server);
    const { own } = await register(person, 'buyer', { id, days });
    const listed = await listTicketsCommand(server.db, own.ticketNo, id);
    assert.match(listed, new RegExp(`^${own.id}  `));
    assert.equal(await listTicketsCommand(server.db, own.ticketNo, expo.id), 'There are no tickets.');
  });

  it('are reminded of on the evening before, once', async () => {
    const soon = await setupExpo(server, { inDays: 3 });
    const person = await newPerson(server);
    await register(person, 'buyer', soon);
    const eveMs = shanghaiMidnightMs(soon.days[0]!) - DAY_MS;
    await remindVisitors(server.db, eveMs + 17 * HOUR_MS);
    assert.deepEqual(await events(person), ['expoTicket.issued']);
    await remindVisitors(server.db, eveMs + 18 * HOUR_MS);
    await remindVisitors(server.db, eveMs + 19 * HOUR_MS);
    assert.deepEqual(await events(person), ['expoTicket.reminder', 'expoTicket.issued']);
  });

  it('end after the last day: used after a check-in, else expired', async () => {
    const soon = await setupExpo(server, { inDays: 1 });
    const [came, stayed] = [await newPerson(server), await newPerson(server)];
    const [used, expired] = [await register(came, 'buyer', soon), await register(stayed, 'buyer', soon)];
    await server.db.updateTable('expo_ticket').set({ status: 'checkedIn' }).where('id', '=', used.own.id).execute();
    const endMs = shanghaiMidnightMs(soon.days[2]!) + DAY_MS;
    await endExpoTickets(server.db, endMs - 1);
    assert.equal(await statusOf(expired.own.id), 'issued');
    for (let count = 0; count < 2; count += 1) await endExpoTickets(server.db, endMs);
    assert.deepEqual([await statusOf(used.own.id), await statusOf(expired.own.id)], ['used', 'invalid']);
  });
});
