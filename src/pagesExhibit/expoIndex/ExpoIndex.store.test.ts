import type { ExpoIndex } from '@contract/expo';
import type { ExpoCoupon } from '@contract/expoCoupon';
import { DAY_MS } from '@rules/duration';
import { buildApiError } from '@/testing/buildApiError';
import { buildCoupon, buildExpo } from '@/testing/buildExpo';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { type ExpoIndexApi, ExpoIndexStore } from './ExpoIndex.store';

const apiWith = (changes: Partial<ExpoIndexApi>): ExpoIndexApi => ({
  getExpoIndex: () => Promise.resolve(buildExpo(14)),
  listExpoBanners: () => Promise.resolve([]),
  getLiveConfig: () => Promise.resolve(null),
  listNews: () => Promise.resolve({ items: [], nextCursor: null }),
  listExpoCoupons: () => Promise.resolve({ serverNowMs: 0, items: [buildCoupon()] }),
  claimCoupon: () => Promise.resolve(buildCoupon({ code: 'ABCDEFGH23', left: 3 })),
  newRequestId: () => Promise.resolve('request'),
  ...changes
});

testLateAnswers<ExpoIndex | null>('the index of an expo', {
  setup: (getExpoIndex) => {
    const store = new ExpoIndexStore(apiWith({ getExpoIndex }));
    return { load: () => store.load(), shown: () => store.expo };
  },
  older: null,
  newer: buildExpo(14)
});

testLateAnswers<{ serverNowMs: number; items: ExpoCoupon[] }>('the coupons of an expo', {
  setup: (listExpoCoupons) => {
    const store = new ExpoIndexStore(apiWith({ listExpoCoupons }));
    return { load: () => store.openCoupons(), shown: () => store.coupons.value };
  },
  older: { serverNowMs: 0, items: [] },
  newer: { serverNowMs: 0, items: [buildCoupon()] },
  view: ({ items }) => items
});

testLateAction<ExpoCoupon>('a claim of a coupon', {
  setup: async (claimCoupon) => {
    const store = new ExpoIndexStore(apiWith({ claimCoupon }));
    await store.coupons.load();
    return { act: () => store.claim('lunch').catch(() => undefined), shown: () => store.coupons.value };
  },
  answer: buildCoupon({ code: 'ABCDEFGH23' })
});

describe('ExpoIndexStore', () => {
  it('counts down by the time of the server, whatever the clock of the device says', async () => {
    const serverNowMs = Date.now();
    const now = () => serverNowMs - 40 * DAY_MS;
    const store = new ExpoIndexStore(apiWith({ getExpoIndex: () => Promise.resolve(buildExpo(3)) }), undefined, now);
    await store.load();
    expect(store.countdown).toEqual({ phase: 'before', days: 3 });
  });

  it('shows the expo without banners, broadcast and news that cannot be loaded', async () => {
    const fail = () => Promise.reject(buildApiError('NETWORK'));
    const store = new ExpoIndexStore(apiWith({ listExpoBanners: fail, getLiveConfig: fail, listNews: fail }));
    await store.load();
    expect(store.page.value).toMatchObject({ banners: [], live: null, news: [] });
    expect(store.expo?.id).toBe('expo');
  });

  it('hides a broadcast that has ended since it was loaded', async () => {
    let nowMs = Date.now();
    const entry = { type: 'web', url: 'https://example.com' } as const;
    const live = { title: '开幕式', startsAtMs: nowMs, endsAtMs: nowMs + 1000, entry };
    const expo = buildExpo(0);
    const api = apiWith({ getLiveConfig: () => Promise.resolve(live), getExpoIndex: () => Promise.resolve(expo) });
    nowMs = expo.serverNowMs;
    const store = new ExpoIndexStore(api, undefined, () => nowMs);
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
    const store = new ExpoIndexStore(apiWith({ claimCoupon, newRequestId }));
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
    const store = new ExpoIndexStore(apiWith({ claimCoupon: () => Promise.reject(conflict), listExpoCoupons }));
    await store.coupons.load();
    await expect(store.claim('lunch')).rejects.toBe(conflict);
    expect(store.coupons.value?.[0]?.code).toBe('ABCDEFGH23');
  });
});
