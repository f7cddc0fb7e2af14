import type { CallInput } from '@contract';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { network } from '@/platform/network/network';
import { storage } from '@/platform/storage';
import { textFile } from '@/platform/textFile';
import { routes } from '@/routes';
import { storedKey } from '@/stores/persist';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildExpoSchedule, buildExpoSession, EXPO_MORNING_MS } from '@/testing/buildExpoSession';
import { buildPerson } from '@/testing/buildPerson';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const api = fakeApi();
const getSchedule = 'POST /api/front/spiceExpo/getExpoSchedule';
const reserve = 'POST /api/front/expo/reserveSession';
const anise = buildExpoSession();
const oil = buildExpoSession({ id: 'oil', title: '肉桂油的质量控制', hallNumber: 2, track: 'technology' });
const schedule = buildExpoSchedule({
  sessions: [anise, oil],
  serverNowMs: EXPO_MORNING_MS - DAY_MS
});
let visits = 0;

/** Opens a page of its own each time: another address. */
async function open(query = '', token = 'member'): Promise<OpenedPage> {
  if (token !== '') user.setToken(token);
  visits += 1;
  const page = await openPage(`/${routes['exhibit.schedule']}?visit=${visits}${query}`);
  await page.settle();
  return page;
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  api.connect();
  api.calls.length = 0;
  storage.remove(storedKey('expoSchedule'));
  api.on({ 'GET /api/member/user/current': buildPerson(), [getSchedule]: schedule });
});

describe('schedule of the expo', () => {
  it('offers a retry when the server is unreachable', async () => {
    api.disconnect();
    const page = await open('&expoId=other');
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has(anise.title)).toBe(true);
  });

  it('says that there is no expo', async () => {
    api.on({ [getSchedule]: null });
    const page = await open('&expoId=none');
    expect(page.has(messages.noExpo)).toBe(true);
  });

  it('narrows the sessions to a hall, and leads back from no match', async () => {
    const page = await open();
    await page.tap(messages.allHalls);
    await page.tap('2 号馆');
    expect([page.has(oil.title), page.has(anise.title)]).toEqual([true, false]);
    await page.tap(messages.allTracks);
    await page.tap(messages.tracks.market);
    expect(page.has(messages.emptyDay)).toBe(true);
    await page.tap(messages.clearFilters);
    expect([page.has(oil.title), page.has(anise.title)]).toEqual([true, true]);
  });

  it('asks a visitor to log in before a reservation, and for the agenda', async () => {
    const page = await open('', '');
    await page.tap(messages.reserveOf(anise.title));
    expect(page.has(messages.loginReason)).toBe(true);
    const other = await open('', '');
    await other.tap(messages.view.mine);
    expect(other.has(messages.loggedOut)).toBe(true);
  });

  it('keeps a reservation although the page was shown again before its answer', async () => {
    const page = await open();
    const [reservation, late] = [deferred<typeof anise>(), deferred<void>()];
    const reserved = { ...anise, isReserved: true };
    let isStored = false;
    api.on({
      [reserve]: () => reservation.promise,
      [getSchedule]: async () => {
        if (isStored) return { ...schedule, sessions: [reserved, oil] };
        await late.promise;
        return schedule;
      }
    });
    await page.tap(messages.reserveOf(anise.title));
    await page.show();
    isStored = true;
    reservation.resolve(reserved);
    await page.settle();
    late.resolve();
    await page.settle();
    expect(page.has(messages.reserveOf(anise.title))).toBe(false);
  });

  it('names the other session at the same time, and reserves when the member wants it', async () => {
    const appointment = { ...anise, kind: 'session' as const };
    api.on({
      [reserve]: ({ acceptConflict }: CallInput<typeof reserve>) => {
        if (!acceptConflict) throw new FakeError('CONFLICT', { fields: { session: 'overlaps' }, appointment });
        return { ...oil, isReserved: true, remaining: 11 };
      }
    });
    const page = await open();
    await page.tap(messages.reserveOf(oil.title));
    expect(page.has(messages.overlapText(anise.title, '10:00', '11:00'))).toBe(true);
    await page.tap(messages.overlapConfirm);
    expect(page.has(messages.reserveDone)).toBe(true);
    await page.tap(messages.view.mine);
    expect([page.has(oil.title), page.has(anise.title)]).toEqual([true, false]);
  });

  it('says that a session has just been fully booked, and loads it again', async () => {
    api.on({
      [reserve]: () => {
        throw new FakeError('CONFLICT', { fields: { session: 'full' } });
      }
    });
    const page = await open();
    api.on({ [getSchedule]: { ...schedule, sessions: [{ ...anise, remaining: 0 }] } });
    await page.tap(messages.reserveOf(anise.title));
    expect(page.has(messages.refused['full'] ?? '')).toBe(true);
    expect(page.has(messages.full)).toBe(true);
  });

  it('opens a session by its id with speakers, slides and the reason of a cancellation', async () => {
    const cancelled = { ...anise, cancelReason: '场地检修', slidesUrl: 'https://files.example/1.pdf' };
    api.on({ [getSchedule]: { ...schedule, sessions: [cancelled] } });
    const page = await open('&id=anise');
    for (const text of [messages.cancelledBecause('场地检修'), messages.openSlides, '甘永福', anise.summary]) {
      expect(page.has(text)).toBe(true);
    }
    expect(page.has(messages.reserve)).toBe(false);
  });

  it('exports the agenda as one file of a calendar', async () => {
    const reserved = [
      { ...anise, isReserved: true },
      { ...oil, isReserved: true, startsAtMs: oil.startsAtMs + HOUR_MS, endsAtMs: oil.endsAtMs + HOUR_MS }
    ];
    api.on({ [getSchedule]: { ...schedule, sessions: reserved } });
    const deliver = jest.spyOn(textFile, 'deliver').mockResolvedValue(true);
    const page = await open();
    await page.tap(messages.view.mine);
    await page.tap(messages.exportAll);
    const [, file] = deliver.mock.calls[0] ?? [];
    expect(file?.name).toBe('expo-demo.ics');
    expect(file?.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file?.text).toContain('TRIGGER:-PT30M');
  });

  it('shows what was seen before without a network, and not to another member', async () => {
    const page = await open('&expoId=expo-demo', 'member-11111111');
    expect(page.has(anise.title)).toBe(true);
    api.disconnect();
    const offline = await open('&expoId=expo-demo', 'member-11111111');
    expect(offline.has(anise.title)).toBe(true);
    const other = await open('&expoId=expo-demo', 'member-22222222');
    expect(other.has(anise.title)).toBe(false);
  });
});
