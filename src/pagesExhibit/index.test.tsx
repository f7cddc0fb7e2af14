import { DAY_MS } from '@rules/duration';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { buildCoupon, buildExpo } from '@/testing/buildExpo';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { openRoute } from '@/testing/openRoute';
import t from './expoIndex/locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/spiceExpo/getExpoIndex': buildExpo(14),
    'POST /api/front/spiceExpo/getExpoBanner': [],
    'POST /api/front/spiceExpo/getLiveConfig': null,
    'POST /api/front/spiceExpo/getExpoCouponInfo': { serverNowMs: Date.now(), items: [buildCoupon()] },
    'GET /api/front/news/list': { items: [], nextCursor: null }
  });
});

async function open(token = ''): Promise<void> {
  page = await openRoute('exhibit.index', token);
}

describe('index of the expo', () => {
  it('offers a retry when the server cannot be reached', async () => {
    api.disconnect();
    await open();
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has('香料产业博览会')).toBe(true);
  });

  it('shows a state of its own when there is no expo', async () => {
    api.on({ 'POST /api/front/spiceExpo/getExpoIndex': null });
    await open();
    expect(page.has(t.noExpo)).toBe(true);
  });

  it.each([
    [14, t.phases.before, '14'],
    [-1, t.phases.on, '2'],
    [-9, t.phases.over, undefined]
  ])('shows phase and countdown of an expo that begins in %d days', async (startsInDays, phase, count) => {
    api.on({ 'POST /api/front/spiceExpo/getExpoIndex': buildExpo(startsInDays) });
    await open();
    expect(page.has(phase)).toBe(true);
    if (count === undefined) expect(page.has(t.ticket)).toBe(false);
    else expect(page.has(count)).toBe(true);
  });

  it('counts down by the time of the server', async () => {
    const serverNowMs = Date.now() + 5 * DAY_MS;
    api.on({ 'POST /api/front/spiceExpo/getExpoIndex': buildExpo(3, { serverNowMs }) });
    await open();
    expect(page.has('3')).toBe(true);
  });

  it('leads to its parts, each by one entry', async () => {
    await open();
    expect(Object.values(t.entries).filter((text) => !page.has(text))).toEqual([]);
    expect(await captureNavigation(() => page.tap(t.entries.schedule))).toContain(routes['exhibit.schedule']);
  });

  it('shows the code of a claimed coupon', async () => {
    api.on({ 'POST /api/front/expo/claimCoupon': buildCoupon({ code: 'ABCDEFGH23', left: 3 }) });
    await open('T');
    await page.tap(t.entries.coupons);
    await page.tap('领取简餐减 10 元');
    expect(page.has('ABCDEFGH23')).toBe(true);
  });
});
