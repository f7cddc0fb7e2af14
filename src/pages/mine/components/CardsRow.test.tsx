import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';
import messages from '../locale/zh-Hans';

const api = fakeApi({ 'GET /api/front/message/getUnReadMsg': 0 });

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  asGuest();
  loginPrompt.answer('later');
});

describe('the row of the business cards in the mine tab', () => {
  it('asks a visitor to log in', async () => {
    const page = await openPage(`/${routes.mine}`);
    await page.tap(messages.cards);
    expect(loginPrompt.reason).toBe(messages.serviceReason(messages.cards));
  });

  it('counts the waiting requests, and opens the home of the cards', async () => {
    const news = { receivedQuotations: 0, sentQuotations: 0, inquiries: 0, exchangeRequests: 2 };
    api.on({ 'GET /api/member/user/current': buildPerson({ news }) });
    user.setToken('member');
    const page = await openPage(`/${routes.mine}`);
    await page.waitFor(messages.cardRequests(2));
    expect(await captureNavigation(() => page.tap(messages.cards))).toBe(`/${routes['vcard.home']}`);
  });
});
