import type { RadarVisitor } from '@contract/cardVisit';
import { DAY_MS } from '@rules/duration';
import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { user } from '@/stores/user';
import { buildRadarSummary, buildRadarVisitor } from '@/testing/buildCard';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { answerOwnCards, openOwnCards } from '@/testing/openOwnCards';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const callCount = (part: string) => api.calls.filter(({ name }) => name.includes(part)).length;
const refuse = (error: ConstructorParameters<typeof FakeError>[0]) => () => {
  throw new FakeError(error);
};
const showVisitors = (...items: RadarVisitor[]) =>
  api.on({ 'POST /api/vcard/radar/visitors': { items, nextCursor: null } });

beforeEach(() => answerOwnCards(api));
afterEach(() => overlays.close());

describe('radar', () => {
  it('an anonymous visitor has no name and leads nowhere', async () => {
    showVisitors(buildRadarVisitor({ person: null, source: 'code' }));
    const page = await openOwnCards();
    expect(page.has(messages.sources.code)).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.anonymous))).toBe('');
  });

  it('a user who browses anonymously is shown why there are no names', async () => {
    api.on({ 'POST /api/vcard/radar/summary': buildRadarSummary({ isAnonymous: true }) });
    showVisitors(buildRadarVisitor({ person: null }));
    const page = await openOwnCards();
    expect(page.has(messages.anonymousNote)).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.privacyLink))).toBe(`/${routes['setting.account']}`);
  });

  it('an unverified user is shown the limit, and what lifts it', async () => {
    api.on({ 'POST /api/vcard/radar/summary': buildRadarSummary({ windowDays: 7, maxVisitors: 3 }) });
    const page = await openOwnCards();
    expect(page.has(messages.fewVisitors(3))).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.verify))).toBe(`/${routes['attestation.center']}`);
  });

  it('shows person, time, duration and way of a visit, and opens the card of the visitor', async () => {
    showVisitors(
      buildRadarVisitor({ visits: 3 }),
      buildRadarVisitor({ id: 'visitor-2', person: null, lastAtMs: Date.now() - DAY_MS, dwellSec: 0, source: 'expo' })
    );
    const page = await openOwnCards();
    for (const text of [messages.about('辛味食品', '采购主管'), messages.stayed('2 分 10 秒'), messages.visits(3)]) {
      expect(page.has(text)).toBe(true);
    }
    expect(page.has(messages.yesterday)).toBe(true);
    expect(page.has(messages.visitedCard('销售经理'))).toBe(true);
    expect(await captureNavigation(() => page.tap('陆志强'))).toBe(
      `/${routes['vcard.shell']}?pageType=visitorCardDetail&id=card-lu`
    );
  });

  it('leads to all visitors', async () => {
    const page = await openOwnCards();
    expect(await captureNavigation(() => page.tap(messages.lastDays(30)))).toBe(
      `/${routes['vcard.webview']}?webviewPathName=Vcard&pageType=radar`
    );
  });
});

describe('page of all visitors', () => {
  async function renderRadar(): Promise<OpenedPage> {
    const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Vcard&pageType=radar`);
    await page.waitFor(messages.radar);
    return page;
  }

  it('a visitor is asked to log in, and nothing is loaded', async () => {
    const page = await renderRadar();
    expect(page.has(messages.radarLoggedOut)).toBe(true);
    expect(callCount('/api/vcard/')).toBe(0);
  });

  it('a failed load can be retried', async () => {
    api.on({ 'POST /api/vcard/radar/visitors': refuse('UNAVAILABLE') });
    user.setToken('member');
    const page = await renderRadar();
    await page.waitFor('重试');
    showVisitors(buildRadarVisitor());
    await page.tap('重试');
    await page.waitFor('陆志强');
  });

  it('lists the visitors of fewer days; more days lead to what opens them', async () => {
    showVisitors(
      buildRadarVisitor(),
      buildRadarVisitor({ id: 'visitor-2', person: null, lastAtMs: Date.now() - 20 * DAY_MS })
    );
    user.setToken('member');
    const page = await renderRadar();
    await page.waitFor(messages.chartTitle(30));
    expect(page.has(messages.anonymous)).toBe(true);
    expect(page.find(messages.days(30)).closest('[role="tab"]')?.getAttribute('aria-selected')).toBe('true');
    expect(await captureNavigation(() => page.tap(messages.days(90)))).toBe(`/${routes['vcard.marketIntroduction']}`);
    await page.tap(messages.days(7));
    await page.waitFor(messages.chartTitle(7));
    expect([page.has('陆志强'), page.has(messages.anonymous)]).toEqual([true, false]);
  });

  it('more days lead an unverified user to the verification, and to nothing where levels are hidden', async () => {
    api.on({ 'POST /api/vcard/radar/summary': buildRadarSummary({ windowDays: 7, maxVisitors: 3 }) });
    serverConfig.setBlockedList(['vcardPay']);
    user.setToken('member');
    const page = await renderRadar();
    await page.waitFor(messages.chartTitle(7));
    expect(await captureNavigation(() => page.tap(messages.days(30)))).toBe(`/${routes['attestation.center']}`);
    expect(page.has(messages.days(90))).toBe(false);
  });
});
