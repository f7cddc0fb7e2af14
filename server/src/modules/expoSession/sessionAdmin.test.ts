import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { expoSessions } from '../../testing/expoSessions';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { notifyOfSessionsJob } from './expoSession.jobs';
import { cancelSessionCommand, importSessionsCommand, listSessionsCommand } from './expoSession.ops';

const save = 'POST /api/operator/expo/session/save';

describe('sessions as their operator manages them', () => {
  let server: TestApp;
  let expo: ReturnType<typeof expoSessions>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    expo = expoSessions(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const fieldsOf = async (changes: Parameters<typeof expo.build>[0]) => {
    const body = { ...(await expo.build(changes)), operator: '值班员' };
    const { fields } = await server.api.expectError(save, body, { token: OPERATOR_TOKEN });
    return fields;
  };
  const eventsOf = async ({ token }: TestPerson) =>
    (await notificationsOf(server, token, { kind: 'expo' })).items.map(({ content }) => content.event);

  it('are written with the operator token only', async () => {
    const { token } = await newPerson(server);
    const body = { ...(await expo.build()), operator: '值班员' };
    assert.equal((await server.api.expectError(save, body, { token })).error, 'UNAUTHORIZED');
  });

  it('are refused outside the expo, without a duration, and with more kept for guests than the capacity', async () => {
    assert.deepEqual(await fieldsOf({ expoId: 'unknown' }), { expoId: 'unknown' });
    assert.deepEqual(await fieldsOf({ day: '2020-01-01' }), { day: 'outside' });
    assert.deepEqual(await fieldsOf({ to: '09:30' }), { to: 'order' });
    assert.deepEqual(await fieldsOf({ heldBack: 51 }), { heldBack: 'tooMany' });
  });

  it('refuse an outdated revision, a capacity below what is reserved, and any change after the cancellation', async () => {
    const member = await newPerson(server);
    const session = await expo.build({ capacity: 2 });
    const { revision } = await expo.save(session);
    await expo.reserve(member, session.id);
    await expo.save({ ...session, title: '产地行情通报', revision });
    // A repeated call, whose answer was lost, is no conflict.
    assert.equal((await expo.save({ ...session, title: '产地行情通报', revision })).revision, revision + 1);
    assert.deepEqual(await fieldsOf({ ...session, revision }), { revision: 'changed' });
    assert.deepEqual(await fieldsOf({ ...session, heldBack: 2 }), { capacity: 'reserved' });
    await expo.cancelSession(session.id, '合并到下午');
    assert.deepEqual(await fieldsOf(session), { session: 'cancelled' });
    const { items } = await server.api.call(
      'GET /api/operator/expo/operations',
      { expoId: session.expoId, limit: 3 },
      { token: OPERATOR_TOKEN }
    );
    assert.deepEqual(
      items.map(({ kind, subject, note }) => [kind, subject, note]),
      [
        ['cancelSession', session.id, '合并到下午'],
        ['saveSession', session.id, '产地行情通报'],
        ['saveSession', session.id, session.title]
      ]
    );
  });

  it('notify those who reserved of another room or time, and of nothing else', async () => {
    const [member, former] = [await newPerson(server), await newPerson(server)];
    const session = await expo.build();
    await expo.save(session);
    await expo.reserve(member, session.id);
    await expo.reserve(former, session.id);
    await expo.cancel(former, session.id);
    await expo.save({ ...session, summary: '另有纸质资料。' });
    assert.deepEqual(await eventsOf(member), []);
    await expo.save({ ...session, room: '二楼报告厅' });
    await expo.save({ ...session, room: '二楼报告厅' });
    assert.deepEqual(await eventsOf(member), ['session.changed']);
    assert.deepEqual(await eventsOf(former), []);
    const [{ body, jump } = assert.fail()] = (await notificationsOf(server, member.token, { kind: 'expo' })).items;
    assert.equal(body, `「产地行情会商」改为 ${session.day} 09:30，1 号馆 二楼报告厅。`);
    assert.deepEqual(jump, {
      type: 'jumpMini',
      route: 'exhibit.schedule',
      params: { expoId: session.expoId, id: session.id }
    });
  });

  it('notify those who reserved of the cancellation, once', async () => {
    const member = await newPerson(server);
    const session = await expo.build();
    await expo.save(session);
    await expo.reserve(member, session.id);
    assert.equal(
      await cancelSessionCommand(server.db, session.id, '嘉宾航班取消', nowMs()),
      `${session.id} is cancelled; 1 notified.`
    );
    assert.equal(
      await cancelSessionCommand(server.db, session.id, '再次', nowMs()),
      `${session.id} was cancelled before.`
    );
    assert.deepEqual(await eventsOf(member), ['session.cancelled']);
    assert.equal((await expo.find(session.id)).cancelReason, '嘉宾航班取消');
    await assert.rejects(cancelSessionCommand(server.db, 'unknown', '原因', nowMs()), /There is no such session/);
  });

  it('are imported all or none, and a second time without a change', async () => {
    const [first, second] = [await expo.build(), await expo.build({ from: '11:00', to: '12:00' })];
    const importAll = (sessions: unknown) => importSessionsCommand(server.db, JSON.stringify(sessions), nowMs());
    await assert.rejects(importSessionsCommand(server.db, '{', nowMs()), /no JSON/);
    await assert.rejects(importAll([first, { ...second, track: 'music' }]), /Session 2\/track is wrong/);
    await assert.rejects(importAll([first, { ...second, to: '10:00' }]), /refused: to order/);
    const { sessions } = await expo.schedule();
    assert(!sessions.some(({ id }) => id === first.id));
    assert.equal(await importAll([first, second]), '2 created, 0 changed, 0 unchanged; 0 notified.');
    assert.equal(
      await importAll([first, { ...second, to: '12:30' }]),
      '0 created, 1 changed, 1 unchanged; 0 notified.'
    );
    const list = await listSessionsCommand(server.db, undefined, server.deps.now());
    assert(list.includes(`${second.id}  ${second.day} 11:00  hall 1, 测试厅  0 of 50 reserved  产地行情会商`));
  });

  it('remind those who reserved once within half an hour before the start, and again after another start', async () => {
    const [member, former] = [await newPerson(server), await newPerson(server)];
    const session = await expo.build({ from: '15:00', to: '16:00' });
    const { startsAtMs } = await expo.save(session);
    await expo.reserve(member, session.id);
    await expo.reserve(former, session.id);
    await expo.cancel(former, session.id);
    const runAt = (minutesBefore: number, startMs = startsAtMs) =>
      notifyOfSessionsJob.run(server.deps, {}, startMs - minutesBefore * MINUTE_MS);
    await runAt(31);
    assert.deepEqual(await eventsOf(member), []);
    for (const minutes of [30, 25, 1, 0]) await runAt(minutes);
    assert.deepEqual(await eventsOf(member), ['session.reminder']);
    assert.deepEqual(await eventsOf(former), []);
    const moved = await expo.save({ ...session, from: '15:40' });
    await runAt(20, moved.startsAtMs);
    assert.deepEqual(await eventsOf(member), ['session.reminder', 'session.reminder', 'session.changed']);
  });

  it('remind no one of a cancelled session', async () => {
    const member = await newPerson(server);
    const session = await expo.build({ from: '16:00', to: '17:00' });
    const { startsAtMs } = await expo.save(session);
    await expo.reserve(member, session.id);
    await expo.cancelSession(session.id, '场地检修');
    await notifyOfSessionsJob.run(server.deps, {}, startsAtMs - 10 * MINUTE_MS);
    assert.deepEqual(await eventsOf(member), ['session.cancelled']);
  });
});
