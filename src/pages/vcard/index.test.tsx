import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildPerson } from '@/testing/buildPerson';
import { buildVisitorCard } from '@/testing/buildVisitorCard';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';
import { singlePage } from '@/ui/singlePage';
import messages from './locale/zh-Hans';
import ownCardMessages from './panels/vcard/locale/zh-Hans';

const url = `/${routes['vcard.shell']}`;
const api = fakeApi();
const callsOf = (part: string) => api.calls.filter(({ name }) => name.includes(part));

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  singlePage.set(false);
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/vcard/card/mine': buildOwnCards(),
    'POST /api/vcard/cardLevel/mine': buildCardLevel(),
    'POST /api/vcard/radar/summary': buildRadarSummary(),
    'POST /api/vcard/radar/visitors': { items: [], nextCursor: null }
  });
});

describe('start page of business cards', () => {
  it('a visitor sees the introduction, and nothing of a member is asked for', async () => {
    const page = await openPage(url);
    await page.waitFor(ownCardMessages.introTitle);
    for (const [title] of ownCardMessages.points) expect(page.has(title)).toBe(true);
    expect(callsOf('/api/vcard/')).toEqual([]);
  });

  it('a visitor is asked to log in before a card is created, and nothing opens without it', async () => {
    const page = await openPage(url);
    await page.waitFor(ownCardMessages.createFast);
    const opened = await captureNavigation(async () => {
      await page.tap(ownCardMessages.createFast);
      expect(loginPrompt.reason).toBe(ownCardMessages.loginReason);
      loginPrompt.answer('later');
      await page.settle();
    });
    expect(opened).toBe('');
  });

  it('a user without a card is led to the first one', async () => {
    user.setToken('member');
    const page = await openPage(url);
    await page.waitFor(ownCardMessages.createFast);
    expect(await captureNavigation(() => page.tap(ownCardMessages.createFast))).toBe(`/${routes['vcard.home']}`);
  });

  it('a user who logs in here sees their card', async () => {
    const page = await openPage(url);
    await page.waitFor(ownCardMessages.introTitle);
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(buildCard()) });
    user.setToken('member');
    await page.waitFor(ownCardMessages.actions.code);
    expect(page.has(ownCardMessages.introTitle)).toBe(false);
  });

  it('an id without its kind of page, and a kind without an id, show the own cards', async () => {
    for (const query of ['id=card-9', 'pageType=visitorCardDetail']) {
      const page = await openPage(`${url}?${query}`);
      await page.waitFor(ownCardMessages.introTitle);
    }
  });

  it('the card of another user is shown by its id, without an active tab', async () => {
    const page = await openPage(`${url}?pageType=visitorCardDetail&id=card-9`);
    await page.waitFor(messages.tabs.Vcard);
    expect(page.has(ownCardMessages.introTitle)).toBe(false);
    expect(page.root().querySelectorAll('[aria-current]')).toHaveLength(0);
  });

  it('a card that was shared to Moments is alone on its page, and its visit is logged as one of a share', async () => {
    singlePage.set(true);
    api.on({ 'POST /api/vcard/card/info': buildVisitorCard(), 'POST /api/vcard/dataCollection/add': null });
    const page = await openPage(`${url}?pageType=visitorCardDetail&id=card-1&type=share`);
    await page.waitFor('覃秀兰');
    await page.settle();
    expect(page.has(messages.tabs.Vcard)).toBe(false);
    expect(callsOf('dataCollection/add').map(({ input }) => input)).toMatchObject([{ source: 'share' }]);
  });
});
