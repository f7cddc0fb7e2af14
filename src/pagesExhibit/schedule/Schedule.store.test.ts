import type { ExpoSchedule } from '@contract/expoSession';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rules/duration';
import { ApiError } from '@/lib/ApiError';
import { buildExpoSchedule, buildExpoSession, EXPO_MORNING_MS } from '@/testing/buildExpoSession';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { type ScheduleApi, ScheduleStore } from './Schedule.store';
import type { ScheduleCache } from './scheduleCache';

const noCache: ScheduleCache = { find: () => null, save: () => undefined };
const unexpected = () => Promise.reject(new Error('not expected here'));

const opening = buildExpoSession({
  id: 'opening',
  startsAtMs: EXPO_MORNING_MS,
  endsAtMs: EXPO_MORNING_MS + HOUR_MS,
  hallNumber: 6,
  track: 'ceremony'
});
const oil = buildExpoSession({ id: 'oil', hallNumber: 2, track: 'technology', isReserved: true });
const nextDay = buildExpoSession({
  id: 'pepper',
  day: '2026-12-13',
  startsAtMs: EXPO_MORNING_MS + DAY_MS,
  endsAtMs: EXPO_MORNING_MS + DAY_MS + HOUR_MS
});
const full = buildExpoSchedule({ sessions: [opening, buildExpoSession(), oil, nextDay] });

function build(changes: Partial<ScheduleApi> = {}, params = {}, cache = noCache) {
  const clock = { nowMs: EXPO_MORNING_MS };
  const api: ScheduleApi = {
    getExpoSchedule: () => Promise.resolve(full),
    reserveSession: unexpected,
    cancelReservation: unexpected,
    newRequestId: () => Promise.resolve('request-1'),
    ...changes
  };
  return { store: new ScheduleStore(api, cache, params, () => clock.nowMs), clock };
}

beforeEach(() => {
  new TestSession().currentToken = 'a';
});

testLateAnswers<ExpoSchedule>('the schedule', {
  setup: (getExpoSchedule) => {
    const { store } = build({ getExpoSchedule });
    return { load: () => store.load(), shown: () => store.schedule?.expoId };
  },
  older: buildExpoSchedule({ expoId: 'older' }),
  newer: buildExpoSchedule({ expoId: 'newer' }),
  view: ({ expoId }) => expoId
});

testLateAction('a reservation', {
  setup: async (reserveSession) => {
    const { store } = build({ reserveSession });
    await store.load();
    return { act: () => store.reservation.reserve('anise', false), shown: () => store.agenda.length };
  },
  answer: buildExpoSession({ isReserved: true })
});

describe('the schedule', () => {
  it('groups the sessions of today by their start, for a hall and a topic', async () => {
    const { store } = build();
    await store.load();
    const shown = () => store.groups.map(({ sessions }) => sessions.map(({ id }) => id));
    expect([store.day, shown()]).toEqual(['2026-12-12', [['opening'], ['anise', 'oil']]]);
    expect([store.halls, store.tracks]).toEqual([
      [1, 2, 6],
      ['ceremony', 'market', 'technology']
    ]);
    store.selectHall(2);
    expect(shown()).toEqual([['oil']]);
    store.selectTrack('ceremony');
    expect(shown()).toEqual([]);
    store.selectHall(undefined);
    store.selectTrack(undefined);
    store.selectDay('2026-12-13');
    expect(shown()).toEqual([['pepper']]);
  });

  it('begins on the day of the address, or of the session to open; an unknown day is today', async () => {
    const dayOf = async (params: object) => {
      const { store } = build({}, params);
      await store.load();
      return store.day;
    };
    expect(await dayOf({ day: '2026-12-14' })).toBe('2026-12-14');
    expect(await dayOf({ id: 'pepper' })).toBe('2026-12-13');
    expect(await dayOf({ day: '2020-01-01' })).toBe('2026-12-12');
  });

  it('draws the line of the present by the time of the server, on its day only', async () => {
    const { store, clock } = build();
    clock.nowMs = EXPO_MORNING_MS - 5 * DAY_MS;
    await store.load();
    expect(store.nowIndex).toBe(1);
    clock.nowMs += HOUR_MS + MINUTE_MS;
    store.tick();
    expect([store.nowMs, store.nowIndex]).toEqual([EXPO_MORNING_MS + HOUR_MS + MINUTE_MS, 2]);
    store.selectDay('2026-12-13');
    expect(store.nowIndex).toBeNull();
  });

  it('shows the copy of the device until the server answers, and when it cannot be reached', async () => {
    const saved: ExpoSchedule[] = [];
    const cache: ScheduleCache = {
      find: () => ({ schedule: buildExpoSchedule({ expoId: 'copy' }), savedAtMs: 7 }),
      save: (_expoId, schedule) => void saved.push(schedule)
    };
    const { store } = build({ getExpoSchedule: () => Promise.reject(new ApiError('NETWORK', '')) }, {}, cache);
    expect([store.status, store.schedule?.expoId, store.isStale]).toEqual(['ready', 'copy', false]);
    await store.load();
    expect([store.isStale, store.loadedAtMs, saved]).toEqual([true, 7, []]);
    const online = build({}, {}, cache).store;
    await online.load();
    expect(saved).toEqual([full]);
  });

  it('is empty without an expo', async () => {
    const { store } = build({ getExpoSchedule: () => Promise.resolve(null) });
    await store.load();
    expect(store.status).toBe('empty');
  });

  it('adds a reserved session to the agenda in order of time, beside other appointments', async () => {
    const meeting = {
      kind: 'meeting' as const,
      id: 'meeting',
      title: '与辛味食品约见',
      startsAtMs: EXPO_MORNING_MS,
      endsAtMs: EXPO_MORNING_MS + HOUR_MS,
      hallNumber: 3,
      room: '3A01'
    };
    const sent: unknown[] = [];
    const { store } = build({
      getExpoSchedule: () => Promise.resolve({ ...full, appointments: [meeting] }),
      reserveSession: (body) => {
        sent.push(body);
        return Promise.resolve(buildExpoSession({ isReserved: true, remaining: 11 }));
      },
      cancelReservation: () => Promise.resolve(buildExpoSession())
    });
    await store.load();
    const agenda = () => store.agenda.map(({ appointment }) => appointment.id);
    expect(agenda()).toEqual(['meeting', 'oil']);
    await store.reservation.reserve('anise', false);
    expect(agenda()).toEqual(['meeting', 'anise', 'oil']);
    expect(sent).toEqual([{ sessionId: 'anise', requestId: 'request-1', acceptConflict: false }]);
    await store.reservation.cancel('anise');
    expect(agenda()).toEqual(['meeting', 'oil']);
  });
});
