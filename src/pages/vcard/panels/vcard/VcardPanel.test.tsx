import type { RadarVisitor } from '@contract/cardVisit';
import { DAY_MS } from '@rules/duration';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary, buildRadarVisitor } from '@/testing/buildCard';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);
const callCount = (part: string) => api.calls.filter(({ name }) => name.includes(part)).length;
const refuse = (error: ConstructorParameters<typeof FakeError>[0]) => () => {
  throw new FakeError(error);
};
const first = buildCard();
const second = buildCard({ id: 'card-2', name: '覃秀兰', position: '董事', isDefault: false });

async function renderPanel(): Promise<OpenedPage> {
  user.setToken('member');
  const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Vcard`);
  await page.waitFor(messages.actions.code);
  return page;
}

const showVisitors = (...items: RadarVisitor[]) =>
  api.on({ 'POST /api/vcard/radar/visitors': { items, nextCursor: null } });

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  serverConfig.setBlockedList([]);
  api.connect();
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/vcard/card/mine': buildOwnCards(first, second),
    'POST /api/vcard/cardLevel/mine': buildCardLevel(),
    'POST /api/vcard/radar/summary': buildRadarSummary(),
    'POST /api/vcard/card/setDefault/{id}': null,
    'POST /api/vcard/card/withdraw/{id}': null,
    'POST /api/vcard/card/restore/{id}': null,
    'POST /api/vcard/dataCollection/share': null
  });
  showVisitors();
});
afterEach(() => overlays.close());

describe('states of the panel', () => {
  it('a failed load can be retried', async () => {
    api.on({ 'POST /api/vcard/card/mine': refuse('UNAVAILABLE') });
    user.setToken('member');
    const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Vcard`);
    await page.waitFor('重试');
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    await page.tap('重试');
    await page.waitFor(messages.actions.code);
  });

  it('a failed radar leaves the cards usable, and can be retried', async () => {
    api.on({ 'POST /api/vcard/radar/summary': refuse('UNAVAILABLE') });
    const page = await renderPanel();
    expect(page.has('128')).toBe(true);
    api.on({ 'POST /api/vcard/radar/summary': buildRadarSummary() });
    await page.tap('重试');
    await page.waitFor(messages.noVisitors);
  });

  it('the cards stay visible without a network', async () => {
    const page = await renderPanel();
    network.set(false);
    await page.settle();
    expect(page.text()).toContain('网络断开');
    expect(page.has(messages.actions.code)).toBe(true);
  });

  it('hides the cards at once when the user logs out', async () => {
    const page = await renderPanel();
    user.setToken('');
    await page.waitFor(messages.introTitle);
    expect(page.has(messages.actions.code)).toBe(false);
  });
});

describe('actions on a card', () => {
  it('a card that was taken down says why and is not given away', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, takedownReason: '冒用他人公司' }) });
    const page = await renderPanel();
    expect(page.has(messages.takedownReason('冒用他人公司'))).toBe(true);
    for (const action of [messages.actions.code, messages.actions.poster, messages.actions.share]) {
      expect(await captureNavigation(() => page.tap(action))).toBe('');
      expect(overlays.shownToast?.text).toBe(messages.takenDownToast);
      overlays.hideToast();
    }
    expect(callCount('dataCollection/share')).toBe(0);
  });

  it.each([
    [messages.actions.code, `/${routes['vcard.code']}?id=card-1`],
    [messages.actions.edit, `/${routes['vcard.home']}?edit=card-1`]
  ])('leads to the page of the card: %s', async (action, target) => {
    const page = await renderPanel();
    expect(await captureNavigation(() => page.tap(action))).toBe(target);
  });

  it('a share that could not be copied is not counted, one that was copied counts once', async () => {
    let copied = '';
    const page = await renderPanel();
    Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    Object.assign(document, { execCommand: () => false });
    await page.tap(messages.actions.share);
    expect(callCount('dataCollection/share')).toBe(0);
    Object.assign(navigator, {
      clipboard: {
        writeText: (text: string) => {
          copied = text;
          return Promise.resolve();
        }
      }
    });
    await page.tap(messages.actions.share);
    expect(copied).toContain(`${routes['vcard.shareMiddlePage']}?id=card-1&type=share&inviteCode=QXL8`);
    expect(inputsOf('POST /api/vcard/dataCollection/share')).toMatchObject([{ cardId: 'card-1' }]);
  });

  it('a refused withdrawal keeps the card and offers no undo', async () => {
    api.on({
      'POST /api/vcard/card/withdraw/{id}': refuse('RATE_LIMITED'),
      'POST /api/vcard/card/mine': buildOwnCards(first)
    });
    const page = await renderPanel();
    await page.tap(messages.manage(first.name));
    await page.tap(messages.withdraw);
    expect(page.has(messages.withdrawn)).toBe(false);
    expect(page.has(messages.actions.code)).toBe(true);
  });

  it('a withdrawn card is gone, and an undo brings it back', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    const page = await renderPanel();
    await page.tap(messages.manage(first.name));
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards() });
    await page.tap(messages.withdraw);
    await page.waitFor(messages.withdrawn);
    expect(page.has(messages.introTitle)).toBe(true);
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    await page.tap(messages.undo);
    await page.waitFor(messages.actions.code);
    expect(inputsOf('POST /api/vcard/card/restore/card-1')).toHaveLength(1);
    expect(page.has(messages.withdrawn)).toBe(false);
  });

  it('only a card that is not the default can be made the default', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    const page = await renderPanel();
    expect(page.has(messages.default)).toBe(true);
    await page.tap(messages.manage(first.name));
    expect(page.has(messages.makeDefault)).toBe(false);
    overlays.close();
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, isDefault: false }) });
    await page.show();
    expect(page.has(messages.default)).toBe(false);
    await page.tap(messages.manage(first.name));
    await page.tap(messages.makeDefault);
    expect(inputsOf('POST /api/vcard/card/setDefault/card-1')).toHaveLength(1);
    expect(overlays.shownToast?.text).toBe(messages.madeDefault);
  });

  it('a new card is not begun at the maximum number, and a higher level is offered where it is not hidden', async () => {
    api.on({ 'POST /api/vcard/card/mine': { ...buildOwnCards(first), maxCards: 1 } });
    const page = await renderPanel();
    serverConfig.setBlockedList(['vcard']);
    await page.settle();
    expect(await captureNavigation(() => page.tap(messages.create))).toBe('');
    expect(page.has(messages.fullTitle(1))).toBe(true);
    expect(page.has(messages.upgrade)).toBe(false);
    overlays.close();
    serverConfig.setBlockedList([]);
    await page.settle();
    await page.tap(messages.create);
    const opened = await captureNavigation(async () => {
      overlays.close({ confirm: true });
      await page.settle();
    });
    expect(opened).toBe(`/${routes['vcard.marketIntroduction']}`);
  });

  it('turns a card over to its second side and back', async () => {
    const secondSide = {
      language: 'en' as const,
      name: 'Qin Xiulan',
      position: 'Sales manager',
      department: '',
      companyName: 'Guinan Leaf',
      address: 'Yulin, Guangxi'
    };
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, secondSide }) });
    const page = await renderPanel();
    expect(page.has('Qin Xiulan')).toBe(false);
    await page.tap(messages.flip);
    expect(page.has('Qin Xiulan')).toBe(true);
    expect(page.has('覃秀兰')).toBe(false);
    await page.tap(messages.flip);
    expect(page.has('覃秀兰')).toBe(true);
  });
});

describe('figures and gaps of a card', () => {
  it('shows the totals, and those of today beside them', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    const page = await renderPanel();
    for (const total of ['128', '46', '19', '12']) expect(page.has(total)).toBe(true);
    expect(page.has(messages.today(5))).toBe(true);
  });

  it.each([
    ['varieties', buildCard({ varieties: [], varietyIds: [] })],
    ['company', buildCard({ company: null, companyId: null, companyName: '' })],
    ['picture', first]
  ] as const)('names what is missing, and leads to the form: %s', async (gap, card) => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(card) });
    const page = await renderPanel();
    expect(await captureNavigation(() => page.tap(messages.tips[gap]))).toBe(`/${routes['vcard.home']}?edit=card-1`);
  });

  it('a complete card has no such row', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, avatarUrl: '/uploads/face.jpg' }) });
    const page = await renderPanel();
    expect(page.has(messages.fill)).toBe(false);
  });

  it('pinned supplies are listed, and marked when others do not see them any more', async () => {
    const supplies = [
      { ...buildSupply(), status: 'published' as const },
      { ...buildSupply({ id: 'supply-2', title: '桂皮' }), status: 'paused' as const }
    ];
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, supplies }) });
    const page = await renderPanel();
    expect(page.text().match(new RegExp(messages.notOnSale, 'g'))).toHaveLength(1);
    expect(await captureNavigation(() => page.tap('桂皮'))).toBe(`/${routes['supply.info']}?id=supply-2`);
  });

  it('shows level and end, and leads to the levels', async () => {
    const expiresAtMs = Date.parse('2027-11-20T00:00:00+08:00');
    api.on({ 'POST /api/vcard/cardLevel/mine': buildCardLevel({ level: 'professional', expiresAtMs, maxCards: 10 }) });
    const page = await renderPanel();
    expect(page.has(messages.until('2027-11-20'))).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.extend))).toBe(`/${routes['vcard.marketIntroduction']}`);
  });
});

describe('radar', () => {
  it('an anonymous visitor has no name and leads nowhere', async () => {
    showVisitors(buildRadarVisitor({ person: null, source: 'code' }));
    const page = await renderPanel();
    expect(page.has(messages.sources.code)).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.anonymous))).toBe('');
  });

  it('a user who browses anonymously is shown why there are no names', async () => {
    api.on({ 'POST /api/vcard/radar/summary': buildRadarSummary({ isAnonymous: true }) });
    showVisitors(buildRadarVisitor({ person: null }));
    const page = await renderPanel();
    expect(page.has(messages.anonymousNote)).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.privacyLink))).toBe(`/${routes['setting.account']}`);
  });

  it('an unverified user is shown the limit, and what lifts it', async () => {
    api.on({ 'POST /api/vcard/radar/summary': buildRadarSummary({ windowDays: 7, maxVisitors: 3 }) });
    const page = await renderPanel();
    expect(page.has(messages.fewVisitors(3))).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.verify))).toBe(`/${routes['attestation.center']}`);
  });

  it('shows person, time, duration and way of a visit, and opens the card of the visitor', async () => {
    showVisitors(
      buildRadarVisitor({ visits: 3 }),
      buildRadarVisitor({ id: 'visitor-2', person: null, lastAtMs: Date.now() - DAY_MS, dwellSec: 0, source: 'expo' })
    );
    const page = await renderPanel();
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
    const page = await renderPanel();
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
    serverConfig.setBlockedList(['vcard']);
    user.setToken('member');
    const page = await renderRadar();
    await page.waitFor(messages.chartTitle(7));
    expect(await captureNavigation(() => page.tap(messages.days(30)))).toBe(`/${routes['attestation.center']}`);
    expect(page.has(messages.days(90))).toBe(false);
  });
});
