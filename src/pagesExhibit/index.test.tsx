import type { ExpoTicket } from '@contract/expoTicket';
import { DAY_MS } from '@rules/duration';
import ticketTexts from '@/components/expoTicket/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildCoupon, buildExpo } from '@/testing/buildExpo';
import { buildExpoSchedule, buildExpoSession } from '@/testing/buildExpoSession';
import { buildExpoTicket, buildExpoUserInfo } from '@/testing/buildExpoTicket';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { openRoute } from '@/testing/openRoute';
import t from './expoIndex/locale/zh-Hans';
import { savedIndex } from './expoIndex/savedIndex';

const api = fakeApi();
let page: OpenedPage;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  savedIndex.save(null, 0);
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/spiceExpo/getExpoIndex': buildExpo(14),
    'POST /api/front/spiceExpo/getExpoBanner': [],
    'POST /api/front/spiceExpo/getLiveConfig': null,
    'POST /api/front/spiceExpo/getExpoSchedule': null,
    'POST /api/front/spiceExpo/getExpoUserInfo': null,
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
    if (count === undefined) expect(page.has(ticketTexts.noTicket)).toBe(false);
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

  describe('the ticket card', () => {
    const ticketOf = (changes: Partial<ExpoTicket>) => buildExpoTicket({ expoId: 'expo', ...changes });
    const openWith = async (...tickets: ExpoTicket[]) => {
      api.on({ 'POST /api/front/spiceExpo/getExpoUserInfo': buildExpoUserInfo({ tickets }) });
      await open('T');
    };

    it('leads a member without a ticket to the registration', async () => {
      await openWith(ticketOf({ status: 'cancelled', code: null }));
      expect([page.has(ticketTexts.noTicket), page.has(t.registerNow)]).toEqual([true, true]);
      expect(await captureNavigation(() => page.tap(ticketTexts.noTicket))).toBe(`/${routes['exhibit.register']}`);
    });

    it('shows number, status and code of the own ticket, counts those of companions, and opens it', async () => {
      await openWith(ticketOf({}), ticketOf({ id: 'ticket-2', relation: 'companion' }));
      const { ticket, statuses, openTicket } = ticketTexts;
      const texts = [statuses.issued, '票号 260120 048216', '门票码 4K7Q 2M9T', openTicket];
      expect(texts.filter((text) => !page.has(text))).toEqual([]);
      expect(page.text()).toMatch(/专业观众 · 共 2 张.*3 天通用/s);
      expect(await captureNavigation(() => page.tap(ticket))).toContain(`${routes['exhibit.register']}?id=ticket-1`);
    });

    it('says that a ticket waits for its review, which has no code yet', async () => {
      await openWith(ticketOf({ status: 'pending', code: null }));
      expect([page.has(ticketTexts.statuses.pending), page.has(ticketTexts.openStatus)]).toEqual([true, true]);
      expect(page.text()).not.toContain('门票码');
    });

    it('shows ticket and expo without a network once the device has seen them', async () => {
      await openWith(ticketOf({}));
      api.disconnect();
      await open('T');
      expect([page.has('香料产业博览会'), page.has('门票码 4K7Q 2M9T')]).toEqual([true, true]);
      api.connect();
    });
  });

  it('leads to the sessions of the first day, each by its own entry', async () => {
    const expo = buildExpo(14);
    const startsAtMs = expo.openings[0]!.opensAtMs;
    const session = buildExpoSession({ day: expo.startsOn, startsAtMs, endsAtMs: startsAtMs + DAY_MS / 24 });
    api.on({ 'POST /api/front/spiceExpo/getExpoSchedule': buildExpoSchedule({ sessions: [session] }) });
    await open();
    expect([page.has(t.agendaFirstDay), page.has('09:00'), page.has('1 号馆 原料讲台 · 甘永福')]).toEqual([
      true,
      true,
      true
    ]);
    expect(await captureNavigation(() => page.tap('八角秋果行情会商'))).toContain('id=anise');
  });

  it('shows the code of a claimed coupon', async () => {
    api.on({ 'POST /api/front/expo/claimCoupon': buildCoupon({ code: 'ABCDEFGH23', left: 3 }) });
    await open('T');
    await page.tap(t.entries.coupons);
    await page.tap('领取简餐减 10 元');
    expect(page.has('ABCDEFGH23')).toBe(true);
  });

  it('shows the coupons to a visitor when the session ends with a claim', async () => {
    api.on({
      'POST /api/front/expo/claimCoupon': () => {
        throw new FakeError('UNAUTHORIZED');
      }
    });
    await open('T');
    await page.tap(t.entries.coupons);
    await page.tap('领取简餐减 10 元');
    expect([page.has('领取简餐减 10 元'), user.isLoggedIn]).toEqual([true, false]);
  });
});
