import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { cancelAndErase } from '../../testing/accountCancellation';
import { expoSessions } from '../../testing/expoSessions';
import { createAccounts, newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { sessionReservationsPersonalData } from './expoSession.personal';
import { reserveSession } from './reservation.service';

const reserve = 'POST /api/front/expo/reserveSession';
const cancel = 'POST /api/front/expo/cancelReservation';

describe('reservations of sessions', () => {
  let server: TestApp;
  let expo: ReturnType<typeof expoSessions>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    expo = expoSessions(server);
  });
  after(() => server.close());

  const refusal = async ({ token }: TestPerson, id: string) => {
    const { error, fields } = await server.api.expectError(reserve, expo.body(id), { token });
    return [error, fields?.['session'] ?? null];
  };

  it('need a member and a session', async () => {
    const member = await newPerson(server);
    assert.equal((await server.api.expectError(reserve, expo.body('unknown'))).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(cancel, { sessionId: 'unknown' })).error, 'UNAUTHORIZED');
    assert.deepEqual(await refusal(member, 'unknown'), ['NOT_FOUND', null]);
    const { error } = await server.api.expectError(cancel, { sessionId: 'unknown' }, { token: member.token });
    assert.equal(error, 'NOT_FOUND');
  });

  it('are refused where entry is free, and for a cancelled or full session', async () => {
    const [member, other] = [await newPerson(server), await newPerson(server)];
    const free = await expo.save(await expo.build({ capacity: null }));
    assert.deepEqual(await refusal(member, free.id), ['CONFLICT', 'free']);
    const cancelled = await expo.save(await expo.build());
    await expo.cancelSession(cancelled.id, '嘉宾行程有变');
    assert.deepEqual(await refusal(member, cancelled.id), ['CONFLICT', 'cancelled']);
    const full = await expo.save(await expo.build({ capacity: 3, heldBack: 2 }));
    assert.equal((await expo.reserve(other, full.id)).remaining, 0);
    assert.deepEqual(await refusal(member, full.id), ['CONFLICT', 'full']);
  });

  it('count once, also when the call is repeated, and are cancelled once', async () => {
    const member = await newPerson(server);
    const { id } = await expo.save(await expo.build({ capacity: 10 }));
    const requestId = newId();
    for (const more of [{ requestId }, { requestId }, {}]) {
      const session = await expo.reserve(member, id, more);
      assert.deepEqual([session.isReserved, session.remaining], [true, 9]);
    }
    for (let times = 0; times < 2; times += 1) {
      const session = await expo.cancel(member, id);
      assert.deepEqual([session.isReserved, session.remaining], [false, 10]);
    }
    assert.equal((await expo.find(id, member)).isReserved, false);
  });

  it('are not made once more by a late repetition after the cancellation', async () => {
    const member = await newPerson(server);
    const { id } = await expo.save(await expo.build());
    const requestId = newId();
    await expo.reserve(member, id, { requestId });
    await expo.cancel(member, id);
    assert.equal((await expo.reserve(member, id, { requestId })).isReserved, false);
    assert.equal((await expo.reserve(member, id)).isReserved, true);
  });

  it('name the other session at the same time, unless that is accepted', async () => {
    const member = await newPerson(server);
    const first = await expo.save(await expo.build({ title: '开秤行情解读', from: '14:00', to: '15:00' }));
    const touching = await expo.save(await expo.build({ from: '15:00', to: '16:00' }));
    const second = await expo.save(await expo.build({ from: '14:30', to: '15:30' }));
    await expo.reserve(member, first.id);
    await expo.reserve(member, touching.id);
    const { error, fields, appointment } = await server.api.expectError(reserve, expo.body(second.id), {
      token: member.token
    });
    assert.deepEqual([error, fields], ['CONFLICT', { session: 'overlaps' }]);
    assert.deepEqual([appointment?.id, appointment?.kind, appointment?.title], [first.id, 'session', '开秤行情解读']);
    assert.equal((await expo.reserve(member, second.id, { acceptConflict: true })).isReserved, true);
  });

  it('ignore the time of sessions that were cancelled', async () => {
    const member = await newPerson(server);
    const [given, cancelled, wanted] = [
      await expo.save(await expo.build()),
      await expo.save(await expo.build()),
      await expo.save(await expo.build())
    ];
    await expo.reserve(member, given.id);
    await expo.cancel(member, given.id);
    await expo.reserve(member, cancelled.id);
    await expo.cancelSession(cancelled.id, '场地检修');
    assert.equal((await expo.reserve(member, wanted.id)).isReserved, true);
  });

  it('are exactly as many as the capacity under 200 requests at once', async () => {
    const members = await createAccounts(server, 200);
    const { id } = await expo.save(await expo.build({ capacity: 50 }));
    const nowMs = server.deps.now().getTime();
    const results = await Promise.allSettled(
      members.map((member) => reserveSession(server.db, { id: member, isVerified: false }, expo.body(id), nowMs))
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 50);
    const { remaining } = await expo.find(id);
    assert.equal(remaining, 0);
    const { count } = await server.db
      .selectFrom('expo_reservation')
      .where('session_id', '=', id)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    assert.equal(Number(count), 50);
  });

  it('see each other when a member reserves two overlapping sessions at once', async () => {
    const member = await newPerson(server);
    const sessions = [await expo.save(await expo.build()), await expo.save(await expo.build())];
    const results = await Promise.allSettled(sessions.map(({ id }) => expo.reserve(member, id)));
    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  });

  it('are exported, and erased with the account, which makes room for another one', async () => {
    const member = await newPerson(server);
    const { id, title } = await expo.save(await expo.build({ capacity: 1 }));
    await expo.reserve(member, id);
    const exported = (await sessionReservationsPersonalData.exportOf(server.deps, member.id)) as { title: string }[];
    assert.deepEqual(
      exported.map((reservation) => reservation.title),
      [title]
    );
    await cancelAndErase(server, member.token);
    assert.equal((await expo.find(id)).remaining, 1);
  });

  it('are closed from the start on, also for a cancellation', async () => {
    const own = await testApp({ isSeeded: true });
    const sessions = expoSessions(own);
    const { id, startsAtMs } = await sessions.save(await sessions.build());
    own.advance(startsAtMs - own.deps.now().getTime() - MINUTE_MS);
    const [member, late] = [await newPerson(own), await newPerson(own)];
    await sessions.reserve(member, id);
    own.advance(2 * MINUTE_MS);
    const started = async (call: typeof reserve | typeof cancel, input: object, { token }: TestPerson) => {
      const { fields } = await own.api.expectError(call, input, { token });
      assert.equal(fields?.['session'], 'started');
    };
    await started(reserve, sessions.body(id), late);
    await started(cancel, { sessionId: id }, member);
    await own.close();
  });
});
