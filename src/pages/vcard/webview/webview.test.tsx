import Taro from '@tarojs/taro';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from '../locale/zh-Hans';
import ownCardMessages from '../panels/vcard/locale/zh-Hans';

const api = fakeApi();
/** Texts of the links that the bottom bar marks as the shown page. */
const currentIn = (page: OpenedPage) =>
  [...page.root().querySelectorAll('[role="navigation"] [role="link"][aria-current="page"]')].map(
    ({ textContent }) => textContent
  );

/** Returns the URLs that a press replaces the page with, without leaving it. */
async function captureReplacement(press: () => Promise<void>): Promise<string[]> {
  const replaced = jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
  await press();
  const urls = replaced.mock.calls.map(([{ url }]) => url);
  replaced.mockRestore();
  return urls;
}

const openPanel = (name: string) => openPage(`/${routes['vcard.webview']}?webviewPathName=${name}`);

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  api.on({
    'GET /api/member/user/current': buildPerson({
      news: { receivedQuotations: 0, sentQuotations: 0, inquiries: 0, exchangeRequests: 3 }
    }),
    'POST /api/vcard/card/mine': buildOwnCards(buildCard()),
    'POST /api/vcard/cardLevel/mine': buildCardLevel(),
    'POST /api/vcard/radar/summary': buildRadarSummary(),
    'POST /api/vcard/radar/visitors': { items: [], nextCursor: null }
  });
});

describe('page of the card panels', () => {
  it.each(['', 'vcard', 'Wallet'])(
    'an unknown web name shows an error with a way to the own cards: "%s"',
    async (name) => {
      const page = await openPanel(name);
      await page.waitFor(messages.unknownTitle);
      expect(await captureReplacement(() => page.tap(messages.toCards))).toEqual([`/${routes['vcard.shell']}`]);
    }
  );

  it('an unknown web name offers the way back', async () => {
    const page = await openPanel('Wallet');
    await page.waitFor(messages.unknownTitle);
    const switched = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' });
    const wentBack = jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' });
    const ways = [...page.root().querySelectorAll<HTMLElement>('[role="button"]')];
    ways
      .filter(({ textContent }) => textContent === '返回')
      .at(-1)
      ?.click();
    await page.settle();
    expect(switched.mock.calls.length + wentBack.mock.calls.length).toBe(1);
  });

  it('a tab replaces the page, and the active one does nothing', async () => {
    user.setToken('member');
    const page = await openPanel('Vcard');
    await page.waitFor(ownCardMessages.actions.code);
    expect(currentIn(page)).toEqual([messages.tabs.Vcard]);
    expect(await captureReplacement(() => page.tap(messages.tabs.Vcard))).toEqual([]);
    expect(await captureReplacement(() => page.tap(messages.tabs.Company))).toEqual([
      `/${routes['vcard.webview']}?webviewPathName=Company`
    ]);
    expect(await captureReplacement(() => page.tap(messages.tabs.VcardHolder))).toEqual([
      `/${routes['vcard.webview']}?webviewPathName=VcardHolder`
    ]);
  });

  it('the tab of the card holder shows how many requests wait for an answer, to members only', async () => {
    const guestPage = await openPanel('Vcard');
    await guestPage.waitFor(ownCardMessages.introTitle);
    expect(guestPage.has(messages.withRequests(messages.tabs.VcardHolder, 3))).toBe(false);
    user.setToken('member');
    const page = await openPanel('Vcard');
    await page.waitFor(messages.withRequests(messages.tabs.VcardHolder, 3));
  });

  it.each(['VcardHolder', 'Company'] as const)('opens the panel of its web name: %s', async (name) => {
    const page = await openPanel(name);
    await page.settle();
    expect(currentIn(page)).toEqual([messages.tabs[name]]);
  });
});
