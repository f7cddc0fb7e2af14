import type { ExpoIndex } from '@contract/expo';
import type { ExpoCoupon } from '@contract/expoCoupon';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { buildApiError } from '@/testing/buildApiError';
import { buildCoupon, buildExpo } from '@/testing/buildExpo';
import { buildExpoSchedule, buildExpoSession } from '@/testing/buildExpoSession';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { type ExpoIndexApi, ExpoIndexStore } from './ExpoIndex.store';
import { nextSessionDay } from './nextSessions';
import { savedIndex } from './savedIndex';
import { TicketCardStore } from './TicketCard.store';

const apiWith = (changes: Partial<ExpoIndexApi>): ExpoIndexApi => ({
  getExpoIndex: () => Promise.resolve(buildExpo(14)),
  listExpoBanners: () => Promise.resolve([]),
  getLiveConfig: () => Promise.resolve(null),
  getExpoSchedule: () => Promise.resolve(null),
  listNews: () => Promise.resolve({ items: [], nextCursor: null }),
  listExpoCoupons: () => Promise.resolve({ serverNowMs: 0, items: [buildCoupon()] }),
  claimCoupon: () => Promise.resolve(buildCoupon({ code: 'ABCDEFGH23', left: 3 })),
  newRequestId: () => Promise.resolve('request'),
  ...changes
});

/** Store of a visitor's page. */
function storeOf(api: ExpoIndexApi, expoId?: string, now?: () => number): ExpoIndexStore {
  const ticketApi = { getExpoUserInfo: () => Promise.resolve(null), encodeQrCode: () => Promise.resolve([]) };
  const ticket = new TicketCardStore(ticketApi, { read: () => null, write: () => undefined });
  return new ExpoIndexStore(api, ticket, expoId, now);
}

beforeEach(() => savedIndex.save(null, 0));

testLateAnswers<ExpoIndex | null>('the index of an expo', {
  setup: (getExpoIndex) => {
    const store = storeOf(apiWith({ getExpoIndex }));
    return { load: () => store.load(), shown: () => store.expo };
  },
  older: null,
  newer: buildExpo(14)
});

testLateAnswers<{ serverNowMs: number; items: ExpoCoupon[] }>('the coupons of an expo', {
  setup: (listExpoCoupons) => {
    const store = storeOf(apiWith({ listExpoCoupons }));
    return { load: () => store.openCoupons(), shown: () => store.coupons.value };
  },
  older: { serverNowMs: 0, items: [] },
  newer: { serverNowMs: 0, items: [buildCoupon()] },
  view: ({ items }) => items
});

testLateAction<ExpoCoupon>('a claim of a coupon', {
  setup: async (claimCoupon) => {
    const store = storeOf(apiWith({ claimCoupon }));
    await store.coupons.load();
    return { act: () => store.claim('lunch').catch(() => undefined), shown: () => store.coupons.value };
  },
  answer: buildCoupon({ code: 'ABCDEFGH23' })
});

describe('ExpoIndexStore', () => {
  it('counts down by the time of the server, whatever the clock of the device says', async () => {
    const serverNowMs = Date.now();
    const now = () => serverNowMs - 40 * DAY_MS;
    const store = storeOf(apiWith({ getExpoIndex: () => Promise.resolve(buildExpo(3)) }), undefined, now);
    await store.load();
    expect(store.countdown).toEqual({ phase: 'before', days: 3 });
  });

  it('shows the expo without banners, broadcast and news that cannot be loaded', async () => {
    const fail = () => Promise.reject(buildApiError('NETWORK'));
    const store = storeOf(apiWith({ listExpoBanners: fail, getLiveConfig: fail, listNews: fail }));
    await store.load();
    expect(store.page.value).toMatchObject({ banners: [], live: null, news: [] });
    expect(store.expo?.id).toBe('expo');
  });

  it.each([
    ['of the first day before the expo', 3, 0],
    ['of today during it', -1, 1]
  ])('asks for the sessions %s, and shows three that are not over', async (_, startsInDays, dayIndex) => {
    const expo = buildExpo(startsInDays);
    const nowMs = expo.openings[dayIndex]!.opensAtMs;
    const sessions = [-2, -0.5, 1, 2, 3].map((hours) =>
      buildExpoSession({
        id: `session${hours}`,
        startsAtMs: nowMs + hours * HOUR_MS,
        endsAtMs: nowMs + (hours + 1) * HOUR_MS
      })
    );
    sessions[2]!.cancelReason = '讲者生病';
    const getExpoSchedule = jest.fn().mockResolvedValue(buildExpoSchedule({ sessions }));
    const api = apiWith({ getExpoIndex: () => Promise.resolve({ ...expo, serverNowMs: nowMs }), getExpoSchedule });
    const store = storeOf(api, undefined, () => nowMs);
    await store.load();
    expect(getExpoSchedule).toHaveBeenCalledWith({ expoId: 'expo', day: shanghaiDay(nowMs) });
    expect(store.sessions.map(({ id }) => id)).toEqual(['session-0.5', 'session2', 'session3']);
  });

  it('asks for the sessions of the next day once the doors are closed, and for none after the last', () => {
    const expo = buildExpo(0);
    const dayAfter = (index: number) => nextSessionDay(expo, expo.openings[index]!.closesAtMs + 1);
    expect([dayAfter(0), dayAfter(1), dayAfter(2)]).toEqual([
      shanghaiDay(expo.openings[1]!.opensAtMs),
      shanghaiDay(expo.openings[2]!.opensAtMs),
      null
    ]);
    expect(nextSessionDay(buildExpo(2, { openings: [] }), Date.now())).toBe(buildExpo(2).startsOn);
    expect(nextSessionDay(buildExpo(-9), Date.now())).toBeNull();
  });

  it('shows the stored expo with its age without a network, and an error for one that is not stored', async () => {
    await storeOf(apiWith({}), undefined, () => 5000).load();
    const fail = () => Promise.reject(buildApiError('NETWORK'));
    const current = storeOf(apiWith({ getExpoIndex: fail }));
    await current.load();
    expect([current.expo?.id, current.offlineSinceMs]).toEqual(['expo', 5000]);
    const other = storeOf(apiWith({ getExpoIndex: fail }), 'expo-past');
    await other.load();
    expect([other.expo, other.page.status]).toEqual([null, 'error']);
  });

  it('hides a broadcast that has ended since it was loaded', async () => {
    let nowMs = Date.now();
    const entry = { type: 'web', url: 'https://example.com' } as const;
    const live = { title: '开幕式', startsAtMs: nowMs, endsAtMs: nowMs + 1000, entry };
    const expo = buildExpo(0);
    const api = apiWith({ getLiveConfig: () => Promise.resolve(live), getExpoIndex: () => Promise.resolve(expo) });
    nowMs = expo.serverNowMs;
    const store = storeOf(api, undefined, () => nowMs);
    await store.load();
    expect(store.live).toEqual(live);
    nowMs += 2000;
    expect(store.live).toBeNull();
  });

  it('repeats a claim whose answer was lost as the same request', async () => {
    let count = 0;
    const claimCoupon = jest
      .fn<Promise<ExpoCoupon>, [string, string]>()
      .mockRejectedValueOnce(buildApiError('NETWORK'))
      .mockResolvedValueOnce(buildCoupon({ code: 'ABCDEFGH23' }));
    const newRequestId = () => Promise.resolve(`request-${(count += 1)}`);
    const store = storeOf(apiWith({ claimCoupon, newRequestId }));
    await store.coupons.load();
    await expect(store.claim('lunch')).rejects.toMatchObject({ code: 'NETWORK' });
    expect(await store.claim('lunch')).toBe(true);
    expect(claimCoupon.mock.calls.map(([, requestId]) => requestId)).toEqual(['request-1', 'request-1']);
    expect(store.coupons.value?.[0]?.code).toBe('ABCDEFGH23');
  });

  it('loads the coupons again when another device has claimed one', async () => {
    const conflict = buildApiError('CONFLICT', { fields: { couponId: 'claimed' } });
    const listExpoCoupons = jest
      .fn<ReturnType<ExpoIndexApi['listExpoCoupons']>, []>()
      .mockResolvedValueOnce({ serverNowMs: 0, items: [buildCoupon()] })
      .mockResolvedValueOnce({ serverNowMs: 0, items: [buildCoupon({ code: 'ABCDEFGH23' })] });
    const store = storeOf(apiWith({ claimCoupon: () => Promise.reject(conflict), listExpoCoupons }));
    await store.coupons.load();
    await expect(store.claim('lunch')).rejects.toBe(conflict);
    expect(store.coupons.value?.[0]?.code).toBe('ABCDEFGH23');
  });
});
