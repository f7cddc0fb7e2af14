import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { createTestCard } from '../../testing/cards';
import { expoSessions } from '../../testing/expoSessions';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

const getSchedule = 'POST /api/front/spiceExpo/getExpoSchedule';

describe('schedule of an expo', () => {
  let server: TestApp;
  let expo: ReturnType<typeof expoSessions>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    expo = expoSessions(server);
  });
  after(() => server.close());

  it('is null for an unknown expo, and between expos', async () => {
    assert.equal(await server.api.call(getSchedule, { expoId: 'unknown' }), null);
    const later = await testApp({ isSeeded: true });
    later.advance(17 * DAY_MS);
    assert.equal(await later.api.call(getSchedule, {}), null);
    assert.equal((await later.api.call(getSchedule, { expoId: 'expo-past' }))?.expoId, 'expo-past');
    await later.close();
  });

  it('has more than 40 sessions of the three days in order of their start, with the time of the server', async () => {
    const { days, sessions, serverNowMs, appointments } = await expo.schedule();
    assert.equal(days.length, 3);
    assert(sessions.length > 40);
    assert.deepEqual(new Set(sessions.map(({ day }) => day)), new Set(days));
    const starts = sessions.map(({ startsAtMs }) => startsAtMs);
    assert.deepEqual(starts, [...starts].sort());
    assert(Math.abs(serverNowMs - server.deps.now().getTime()) < MINUTE_MS);
    assert.deepEqual(appointments, []);
  });

  it('can be narrowed to a day, a hall and a track', async () => {
    const { days, sessions } = await expo.schedule();
    const narrowed = await server.api.call(getSchedule, { day: days[1]!, hall: 2, track: 'technology' });
    const wanted = sessions.filter(
      ({ day, hallNumber, track }) => day === days[1] && hallNumber === 2 && track === 'technology'
    );
    assert(wanted.length > 0);
    assert.deepEqual(
      narrowed?.sessions.map(({ id }) => id),
      wanted.map(({ id }) => id)
    );
    const { error } = await server.api.expectError(getSchedule, { day: '2026-02-30' });
    assert.equal(error, 'VALIDATION');
  });

  it('shows the broadcast from 15 minutes before the start, and the slides after the end', async () => {
    const own = await testApp({ isSeeded: true });
    const sessions = expoSessions(own);
    const links = { hasLive: true, liveUrl: 'https://live.example/1', slidesUrl: 'https://files.example/1.pdf' };
    const { id, startsAtMs, endsAtMs } = await sessions.save(await sessions.build(links));
    const linksAt = async (ms: number) => {
      own.advance(ms - own.deps.now().getTime());
      const { liveUrl, slidesUrl } = await sessions.find(id);
      return [liveUrl !== null, slidesUrl !== null];
    };
    assert.deepEqual(await linksAt(startsAtMs - 16 * MINUTE_MS), [false, false]);
    assert.deepEqual(await linksAt(startsAtMs - 14 * MINUTE_MS), [true, false]);
    assert.deepEqual(await linksAt(endsAtMs + MINUTE_MS), [true, true]);
    await own.close();
  });

  it('leads to the card of a speaker only while that card is shown', async () => {
    const owner = await newPerson(server);
    const card = await createTestCard(server, owner, { name: '周海宁' });
    const speaker = { name: '周海宁', position: '经理', company: '测试公司' };
    const session = await expo.build({
      speakers: [
        { ...speaker, cardId: card.id },
        { ...speaker, cardId: 'unknown' }
      ]
    });
    await expo.save(session);
    const cardIds = async () => (await expo.find(session.id)).speakers.map(({ cardId }) => cardId);
    assert.deepEqual(await cardIds(), [card.id, null]);
    const withdraw = { token: owner.token, params: { id: card.id } };
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, withdraw);
    assert.deepEqual(await cardIds(), [null, null]);
  });

  it('has the slides of the past expo', async () => {
    const past = await server.api.call(getSchedule, { expoId: 'expo-past' });
    assert.equal(past?.sessions.length, 20);
    assert(past.sessions.every(({ day }) => day < shanghaiDay(server.deps.now().getTime())));
    assert(past.sessions.filter(({ slidesUrl }) => slidesUrl !== null).length > 10);
  });
});
