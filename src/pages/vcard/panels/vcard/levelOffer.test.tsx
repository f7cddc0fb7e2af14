import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const introduction = `/${routes['vcard.marketIntroduction']}`;
/** Texts that only a client that can pay is shown. */
const ofSale = [messages.upgrade, messages.extend, messages.upgradeForDays(90), messages.days(90)];

async function openPanel(query = ''): Promise<OpenedPage> {
  user.setToken('member');
  const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Vcard${query}`);
  await page.waitFor(query === '' ? messages.actions.code : messages.chartTitle(30));
  return page;
}
const openRadar = () => openPanel('&pageType=radar');
const shownOf = (page: OpenedPage) => ofSale.filter((text) => page.text().includes(text));

beforeAll(() => settings.setLanguage('zh-Hans'));
afterEach(() => overlays.close());
beforeEach(() => {
  serverConfig.setBlockedList([]);
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/payment/environments': ['desktop'],
    'POST /api/vcard/card/mine': { ...buildOwnCards(buildCard()), maxCards: 1 },
    'POST /api/vcard/cardLevel/mine': buildCardLevel(),
    'POST /api/vcard/radar/summary': buildRadarSummary(),
    'POST /api/vcard/radar/visitors': { items: [], nextCursor: null }
  });
});

const hide = () => serverConfig.setBlockedList(['vcardPay']);
const takeNoPayments = () => api.on({ 'GET /api/front/payment/environments': ['miniProgram'] });
const embed = () => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.50 miniProgram/wx1');

async function expectNoOffer(forbid: () => void): Promise<void> {
  forbid();
  const expiresAtMs = Date.parse('2027-11-20T00:00:00+08:00');
  api.on({ 'POST /api/vcard/cardLevel/mine': buildCardLevel({ level: 'professional', expiresAtMs }) });
  const panel = await openPanel();
  expect(panel.has(messages.until('2027-11-20'))).toBe(true);
  expect(shownOf(panel)).toEqual([]);
  expect(await captureNavigation(() => panel.tap(messages.create))).toBe('');
  expect([panel.has(messages.fullTitle(1)), panel.has(messages.fullHint)]).toEqual([true, true]);
  overlays.close();
  expect(shownOf(await openRadar())).toEqual([]);
}

describe('higher levels beside the own cards', () => {
  it('are not mentioned where the operator hides payments [compliance 14]', () => expectNoOffer(hide));

  it('are not mentioned where the server takes no payments of this client [compliance 14]', () =>
    expectNoOffer(takeNoPayments));

  it('are not mentioned where a mini-program shows the page [compliance 14]', () => expectNoOffer(embed));

  it('are offered where they are sold', async () => {
    const panel = await openPanel();
    expect(await captureNavigation(() => panel.tap(messages.upgrade))).toBe(introduction);
    const radar = await openRadar();
    expect(radar.has(messages.upgradeForDays(90))).toBe(true);
    expect(await captureNavigation(() => radar.tap(messages.days(90)))).toBe(introduction);
  });
});
